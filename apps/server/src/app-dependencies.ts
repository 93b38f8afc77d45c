import type { Engine } from '@salesai/engine/port';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/client.ts';
import type { Clock } from './db/clock.ts';
import type { RunningQueue } from './jobs/pg-boss.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Push } from './push/push.ts';
import type { Speech } from './speech/speech.ts';
import type { WorkerPool } from './workers/pool.ts';

/** What `start.ts` opens and the composition root wires into the domains. */
export interface AppDependencies {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  queue: RunningQueue;
  engine: Engine;
  workers: WorkerPool;
  mailer: Mailer;
  speech: Speech;
  push: Push;
  log: Logger;
  secrets: { authSecret: string; adminToken: string };
  /** Folder of the built web app; null serves the API only. */
  webFolder: string | null;
  version: string;
}
