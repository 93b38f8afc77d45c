import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onServer } from '@salesai/server/testing/database';
import { nodeProcess, serverEntry } from '@salesai/server/testing/node-process';
import { countTables } from '@salesai/server/testing/outages';
import type { Figure } from '../figure.ts';
import { times } from './times.ts';

const KILLS = times(50);
const NAME = 'salesai_incomplete';

/** Kills first starts on an empty database, each a little later: all tables exist, or none. */
export async function killedMigrations(server: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const url = new URL(server);
  url.pathname = `/${NAME}`;
  const env = { DATABASE_URL: url.href, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' };
  const first = await nodeProcess(serverEntry(), {
    ...env,
    AUTH_SECRET: 'only-for-benches-'.repeat(3),
  });
  const empty = async () => {
    await onServer(server, `drop database if exists ${NAME} with (force)`);
    await onServer(server, `create database ${NAME}`);
  };
  await empty();
  const start = performance.now();
  await first.start();
  const startMs = performance.now() - start;
  await first.end('SIGTERM');
  const complete = await countTables(url.href);
  let incomplete = 0;
  let failedStarts = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    await empty();
    const killed = first.start().catch(() => undefined);
    await sleep((startMs * (kill + 1)) / KILLS);
    await first.end('SIGKILL');
    await killed;
    const left = await countTables(url.href);
    if (left !== 0 && left !== complete) incomplete += 1;
    await first.start().catch(() => {
      failedStarts += 1;
    });
    await first.end('SIGTERM');
  }
  await onServer(server, `drop database ${NAME} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
  const what = `${KILLS} first starts killed`;
  return [
    { what: `${what}: incomplete schemas`, value: incomplete, unit: '', atMost: 0 },
    { what: `${what}: next start failed`, value: failedStarts, unit: '', atMost: 0 },
  ];
}
