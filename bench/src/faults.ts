import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@salesai/server/testing/cluster';
import { smtpServer } from '@salesai/server/testing/smtp-server';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { bench as database } from './database.ts';
import { clockJumps, concurrency } from './faults/concurrency.ts';
import { fullDisk } from './faults/disk.ts';
import { killedJobs, orderlyShutdown } from './faults/jobs.ts';
import { killedMigrations } from './faults/migrations.ts';
import { kills, revocation, rollingRestart } from './faults/nodes.ts';
import { mailOutage, outageFigures, pausePostgres, stopDatabase } from './faults/outages.ts';
import { restoreAfterLoss } from './faults/restore.ts';
import type { Bench, Figure } from './figure.ts';
import { freshDatabase } from './fresh-database.ts';

process.env.SALESAI_SERVER_ENTRY ??= join(
  import.meta.dirname,
  '..',
  '..',
  'apps/server/dist/main.js',
);

/** Behaviour during failures of nodes, database, mail and disk: the long form of the tests. */
export const bench: Bench = {
  name: 'faults',
  async *run() {
    const postgres = await startPostgres();
    if ('skipped' in postgres) throw new Error(postgres.skipped);
    try {
      yield* threeNodes(postgres);
      yield* await mailOutageOn(postgres.url);
      yield* await killedMigrations(postgres.url);
      yield* await restoreAfterLoss(postgres.url);
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
  const url = await freshDatabase(postgres.url);
  const cluster = await clusterOn(url);
  try {
    yield* await revocation(cluster);
    yield* await rollingRestart(cluster);
    yield* await kills(cluster);
    yield* await killedJobs(cluster, url);
    yield* await orderlyShutdown(cluster);
    yield* await concurrency(cluster, url);
    yield* await clockJumps(cluster);
    yield* await outageFigures('database stopped for 5 s', cluster, () => stopDatabase(url));
    yield* await outageFigures('PostgreSQL paused for 20 s', cluster, () =>
      pausePostgres(postgres.pid()),
    );
    yield* await outageFigures('PostgreSQL killed and started', cluster, postgres.restart);
  } finally {
    await cluster.stop();
  }
}

/** With SMTP the sellers cannot be verified from the outbox, so this runs on its own nodes. */
async function mailOutageOn(server: string): Promise<Figure[]> {
  const smtp = await smtpServer();
  const url = await freshDatabase(server, 'salesai_mail');
  const cluster = await clusterOn(url, { SMTP_URL: smtp.url });
  try {
    return await mailOutage(cluster, smtp);
  } finally {
    await cluster.stop();
    await smtp.close();
  }
}
