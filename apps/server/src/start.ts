import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { closeToOthers, removeLeftovers } from './data-dir.ts';
import { type Db, openDatabase } from './db/client.ts';
import { startClock } from './db/clock.ts';
import * as beta from './domains/beta/service.ts';
import { removeUnfinishedUploads } from './domains/coach/documents/service.ts';
import { createEngine } from './engine.ts';
import { startQueue } from './jobs/pg-boss.ts';
import { createLog } from './log.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp.ts';
import { files } from './paths.ts';
import { readSecrets } from './secrets.ts';
import { openSpeech } from './speech/open.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './workers/pool.ts';

export interface RunningServer {
  /** `http://HOST:PORT` as it really listens. */
  address: string;
  /** The node's own database: nobody else can open an embedded one. */
  db: Db;
  stop(): Promise<void>;
}

/** Longer than a proxy keeps an idle connection: the proxy must be the one that closes it. */
const KEEP_ALIVE_MS = 75_000;

/**
 * Starts one node: database, jobs, HTTP. On failure everything opened before is closed again.
 * @param options.workers what a test changes of the worker threads.
 * @throws with one sentence for the operator: a taken port, a locked or unwritable folder, …
 */
export async function start(
  config: Config,
  options: { workers?: Partial<PoolOptions> } = {},
): Promise<RunningServer> {
  const opened = new AsyncDisposableStack();
  try {
    const node = await open(config, opened, createWorkerPool(options.workers));
    return { ...node, stop: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function open(config: Config, opened: AsyncDisposableStack, workers: WorkerPool) {
  const log = createLog(config.logLevel);
  closeDataDir(config.dataDir, log);
  const database = await openDatabase(
    config.database ?? { dataDir: join(config.dataDir, 'database') },
  );
  opened.defer(() => database.close());
  await database.migrate(files.migrations);
  await removeUnfinished(config, database.db, log);
  const clock = await startClock(database.db);
  opened.defer(clock.stop);
  opened.defer(() => workers.close());
  const secrets = await readSecrets(config);
  const queue = await startQueue(
    database.boss,
    log.child({ part: 'jobs' }),
    config.shutdown.timeoutMs,
  );
  opened.defer(() => queue.stop());
  const mailer = config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createOutbox(join(config.dataDir, 'outbox'), config.mailFrom, log, {
        logLinks: config.logLinks,
      });
  opened.defer(() => mailer.close());
  const built = createApp({
    config,
    database,
    clock,
    queue,
    engine: await createEngine(config.ai, workers),
    workers,
    mailer,
    speech: await openSpeech(config.speech),
    log,
    secrets,
    webFolder: files.web,
    version: files.version,
  });
  await queue.work(built.jobs);
  await beta.invite({ db: database.db }, config.betaEmails);
  opened.defer(await built.listen());
  if (config.demo) await offerDemo(built, config.dataDir);
  const { server, address } = await listen(built.app, config);
  opened.defer(async () => {
    built.leave();
    await sleep(config.shutdown.delayMs);
    await Promise.all([close(server, config.shutdown.timeoutMs), queue.stop()]);
  });
  return { address, db: database.db };
}

/** What cannot be closed is reported, not fatal: the folder may be somebody's who closed it otherwise. */
function closeDataDir(folder: string, log: Logger): void {
  try {
    const closed = closeToOthers(folder);
    if (closed > 0) log.warn({ folder, closed }, 'closed files that other users could open');
  } catch (err) {
    log.warn({ folder, err }, 'the data folder may be open to other users');
  }
}

/** What a killed process left: the embedded database is locked by now, so nobody else works on it. */
async function removeUnfinished({ dataDir, database }: Config, db: Db, log: Logger): Promise<void> {
  const exclusive = database === null;
  const removed = removeLeftovers(dataDir, { exclusive });
  const uploads = await removeUnfinishedUploads(db, { exclusive });
  if (removed + uploads > 0)
    log.info({ files: removed, uploads }, 'removed what was left half done');
}

async function offerDemo(
  { createDemo }: ReturnType<typeof createApp>,
  dataDir: string,
): Promise<void> {
  const demo = await createDemo();
  if (!demo) return;
  const text = `email: ${demo.email}\npassword: ${demo.password}\n`;
  await writeFile(join(dataDir, 'demo-account'), text, { mode: 0o600 });
  process.stdout.write(`Demo account\n${text}`);
}

function listen(app: Hono, { host, port }: Config): Promise<{ server: Server; address: string }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (info) => {
      const name = host.includes(':') ? `[${host}]` : host;
      const httpServer = asHttpServer(server);
      httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
      resolve({ server: httpServer, address: `http://${name}:${info.port}` });
    });
    server.once('error', (error) => reject(listenError(error, host, port)));
  });
}

function listenError(error: Error & { code?: string }, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} on ${host} is already taken`);
  if (error.code === 'EACCES') return new Error(`No permission to listen on ${host}:${port}`);
  return new Error(`Cannot listen on ${host}:${port}: ${error.message}`);
}

/** Takes no new connections, lets open requests end for a while, and cuts the rest. */
async function close(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([closed, sleep(timeoutMs, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}

// Without options for HTTPS or HTTP/2, the adapter makes a plain http.Server.
const asHttpServer = (server: ReturnType<typeof serve>) => server as Server;
