import type { Engine } from '@salesai/engine/port';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { mountApi } from './api.ts';
import { createBackground } from './background.ts';
import type { Config } from './config.ts';
import type { Ports } from './context.ts';
import { createTurnCancellation } from './conversation/turn-cancellation.ts';
import type { OpenDatabase } from './db/client.ts';
import type { Clock } from './db/clock.ts';
import { type Accounts, createAccounts } from './domains/auth/accounts.ts';
import { createDemoAccount, type DemoSignIn } from './domains/auth/demo.ts';
import { authJobs } from './domains/auth/jobs.ts';
import { createPasswordVerifier } from './domains/auth/passwords.ts';
import { createRevocations } from './domains/auth/revocations.ts';
import { channelJobs } from './domains/channels/jobs.ts';
import { documentJobs } from './domains/coach/documents/jobs.ts';
import { mountFaces } from './domains/faces/routes.ts';
import { NOTIFICATIONS_CHANNEL } from './domains/notifications/data.ts';
import { createListeners } from './domains/notifications/stream.ts';
import { privacyJobs } from './domains/privacy/jobs.ts';
import { metered, watchUsage } from './domains/usage/service.ts';
import { AppError } from './http/app-error.ts';
import { createCapacities } from './http/capacity.ts';
import { createClientAddress, createKeyedHash } from './http/client-address.ts';
import { wholeRequests } from './http/connection.ts';
import { errorResponse } from './http/errors.ts';
import { createPresence, mountHealth } from './http/health.ts';
import { createLimits } from './http/limits.ts';
import { requestLog } from './http/log.ts';
import { countRequests, mountMetrics } from './http/metrics.ts';
import { securityHeaders } from './http/security.ts';
import { createSigner } from './http/signer.ts';
import { mountAssets, mountWebApp } from './http/static.ts';
import type { RunningQueue } from './jobs/pg-boss.ts';
import type { Job } from './jobs/queue.ts';
import type { Mailer } from './mail/mailer.ts';
import { measured } from './metrics/engine.ts';
import { createMetrics } from './metrics/metrics.ts';
import { watchDatabase, watchQueue, watchWorkers } from './metrics/watch.ts';
import { origins } from './origins.ts';
import type { Speech } from './speech/speech.ts';
import type { WorkerPool } from './workers/pool.ts';

export interface Parts {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  queue: RunningQueue;
  engine: Engine;
  workers: WorkerPool;
  mailer: Mailer;
  speech: Speech;
  log: Logger;
  secrets: { authSecret: string; adminToken: string };
  /** Folder of the built web app; without it only the API answers. */
  webFolder: string | null;
  version: string;
}

export interface App {
  app: Hono;
  jobs: Job[];
  /** Tells proxies and listeners to go elsewhere; what is under way goes on. */
  leave(): void;
  /** Opens what listens to the database; returns what closes it. */
  listen(): Promise<() => Promise<void>>;
  createDemo(): Promise<DemoSignIn | null>;
}

/** Puts the house together: the one place that knows every domain. */
export function createApp(parts: Parts): App {
  const { config, database, mailer, log } = parts;
  const { publicUrl } = config;
  const listeners = createListeners();
  const metrics = createMetrics();
  watchDatabase(metrics, database);
  watchQueue(metrics, parts.queue);
  watchWorkers(metrics, parts.workers);
  watchUsage(metrics, database.db);
  const app = new Hono();
  app.onError((error, c) => errorResponse(c, error, log));
  app.notFound((c) => errorResponse(c, new AppError('NOT_FOUND'), log));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', wholeRequests);
  app.use(requestLog(log));
  app.use(countRequests(metrics));
  const limits = createLimits(
    database.db,
    config.rateLimits,
    createKeyedHash(parts.secrets.authSecret, 'limit:'),
  );
  const presence = createPresence(app);
  if (parts.webFolder) mountAssets(app, parts.webFolder);
  app.use(securityHeaders({ https: publicUrl.startsWith('https:') }));
  mountHealth(app, database, presence);
  mountFaces(app, { limits, clientAddress: createClientAddress(config.trustedProxies) });
  mountMetrics(app, metrics, parts.secrets.adminToken);
  const accounts = accountsFor(parts);
  const ports: Ports = {
    engine: measured(parts.engine, metrics),
    workers: parts.workers,
    queue: parts.queue,
    now: parts.clock.now,
    generationBudgetMs: config.ai.timeoutMs,
    dailyTokens: config.ai.dailyTokens.perUser,
    limits,
    capacity: createCapacities(),
    background: createBackground(),
    turnCancellation: createTurnCancellation(database),
    speech: parts.speech,
    signer: createSigner(parts.secrets.authSecret),
    isPassword: createPasswordVerifier(accounts, database.db),
    hashAddress: createKeyedHash(parts.secrets.authSecret),
    forgetLetters: (email) => mailer.forget(email),
  };
  const revocations = createRevocations(database, log);
  const engineFor = (userId: string) =>
    metered(
      {
        engine: ports.engine,
        db: database.db,
        limits: ports.limits,
        budget: config.ai.dailyTokens,
        log,
      },
      userId,
    );
  mountApi(app, parts, { ports, engineFor, accounts, revocations, listeners });
  if (parts.webFolder) mountWebApp(app, parts.webFolder);
  return {
    app,
    jobs: [
      ...authJobs({ db: database.db, mailer, publicUrl }),
      ...channelJobs({ db: database.db, ports, engineFor, log }),
      ...documentJobs({ db: database.db }),
      ...privacyJobs({ db: database.db, ports }),
    ],
    leave() {
      presence.leave();
      listeners.end();
    },
    async listen() {
      const closers = [
        ports.background.stop,
        await database.listen(NOTIFICATIONS_CHANNEL, {
          hear: listeners.notify,
          missed: listeners.notifyAll,
        }),
        await revocations.listen(),
        await ports.turnCancellation.listen(),
      ];
      return async () => {
        for (const close of closers) await close();
      };
    },
    createDemo: () => createDemoAccount(database.db, accounts),
  };
}

function accountsFor({ config, database, clock, log, queue, secrets }: Parts): Accounts {
  return createAccounts({
    db: database.db,
    now: clock.now,
    queue,
    log,
    publicUrl: config.publicUrl,
    origins: origins(config),
    secret: secrets.authSecret,
  });
}
