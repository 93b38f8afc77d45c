import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@salesai/server/testing/cluster';
import { smtpServer } from '@salesai/server/testing/smtp-server';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { bench as database } from './database.ts';
import { clockJumps, crowds } from './faults/crowds.ts';
import { disaster } from './faults/disaster.ts';
import { fullDisk } from './faults/disk.ts';
import { killedJobs, orderlyEnd } from './faults/jobs.ts';
import { killedMigrations } from './faults/migrations.ts';
import { kills, revocation, rollingRestart } from './faults/nodes.ts';
import { absence, away, noMail, paused } from './faults/outages.ts';
import type { Bench, Figure } from './figure.ts';
import { freshDatabaseOn } from './outside.ts';

process.env.SALESAI_SERVER_ENTRY ??= join(
  import.meta.dirname,
  '..',
  '..',
  'apps/server/dist/main.js',
);

/** What the house does when a part of it falls: the long form of the tests. */
export const bench: Bench = {
  name: 'faults',
  async *run() {
    const postgres = await startPostgres();
    if ('skipped' in postgres) throw new Error(postgres.skipped);
    try {
      yield* threeNodes(postgres);
      yield* await noMailForAWhile(postgres.url);
      yield* await killedMigrations(postgres.url);
      yield* await disaster(postgres.url);
      yield* database.run();
      yield* await fullDisk();
    } finally {
      await postgres.stop();
    }
  },
};

type Postgres = Exclude<Awaited<ReturnType<typeof startPostgres>>, { skipped: string }>;

async function clusterOn(url: string, env: Record<string, string> = {}) {
  return startCluster({
    env: { DATABASE_URL: url, AUTH_SECRET: 'only-for-benches-'.repeat(3), ...env },
    dataDir: mkdtempSync(join(tmpdir(), 'salesai-bench-')),
  });
}

async function* threeNodes(postgres: Postgres): AsyncGenerator<Figure> {
  const url = await freshDatabaseOn(postgres.url);
  const cluster = await clusterOn(url);
  try {
    yield* await revocation(cluster);
    yield* await rollingRestart(cluster);
    yield* await kills(cluster);
    yield* await killedJobs(cluster, url);
    yield* await orderlyEnd(cluster);
    yield* await crowds(cluster, url);
    yield* await clockJumps(cluster);
    yield* await absence('database away for 5 s', cluster, () => away(url));
    yield* await absence('PostgreSQL paused for 20 s', cluster, () => paused(postgres.pid()));
    yield* await absence('PostgreSQL killed and started', cluster, postgres.restart);
  } finally {
    await cluster.stop();
  }
}

/** Nodes that mail need sellers of their own: nobody there could read a link out of the outbox. */
async function noMailForAWhile(server: string): Promise<Figure[]> {
  const smtp = await smtpServer();
  const url = await freshDatabaseOn(server, 'salesai_mail');
  const cluster = await clusterOn(url, { SMTP_URL: smtp.url });
  try {
    return await noMail(cluster, smtp);
  } finally {
    await cluster.stop();
    await smtp.close();
  }
}
