import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { removeTemporaryFiles, restrictToOwner } from './data-dir.ts';
import type { Db } from './db/client.ts';
import { type Clock, startClock } from './db/clock.ts';
import { openDatabase } from './db/open.ts';
import * as beta from './domains/beta/service.ts';
import { removeUnfinishedUploads } from './domains/coach/documents/service.ts';
import { createEngine } from './engine.ts';
import { startQueue } from './jobs/pg-boss.ts';
import { createLog } from './log.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp.ts';
import { files } from './paths.ts';
import type { AllowedEndpoints } from './push/endpoints.ts';
import { createPush } from './push/push.ts';
import { readSecrets } from './secrets.ts';
import { openSpeech } from './speech/open.ts';
import { createWorkerPool, type WorkerPool } from './workers/pool.ts';

export interface RunningServer {
  /** `http://HOST:PORT` with the actual port. */
  address: string;
  /** The node's open database: an embedded one cannot be opened twice. */
  db: Db;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Closed when the server stops. */
  workers?: WorkerPool;
  clock?: (db: Db) => Promise<Clock>;
  pushTo?: AllowedEndpoints;
}

/** Longer than the idle timeout of proxies: the proxy must close the connection first. */
const KEEP_ALIVE_MS = 75_000;

/**
 * Starts one node: database, jobs, HTTP. On failure everything opened before is closed.
 * @param options overrides for tests: which worker pool and clock to use, and where push messages
 * may go. None of them is a setting: the environment cannot reach a private network.
 * @throws with one sentence for the operator: port in use, locked or unwritable folder, …
 */
export async function start(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const opened = new AsyncDisposableStack();
  try {
    const node = await open(config, opened, options);
    return { ...node, stop: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function open(config: Config, opened: AsyncDisposableStack, options: StartOptions) {
  const workers = options.workers ?? createWorkerPool();
  const log = createLog(config.logLevel);
  restrictDataDir(config.dataDir, log);
  const database = await openDatabase(
    config.database ?? { dataDir: join(config.dataDir, 'database') },
  );
  opened.defer(() => database.close());
  await database.migrate(files.migrations);
  await removeUnfinished(config, database.db, log);
  const clock = await (options.clock ?? startClock)(database.db);
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
  const app = createApp({
    config,
    database,
    clock,
    queue,
    engine: await createEngine(config.ai, workers),
    workers,
    mailer,
    speech: await openSpeech(config.speech),
    push: createPush({
      secret: secrets.authSecret,
      contact: contactOf(config),
      endpoints: options.pushTo ?? 'public',
    }),
    log,
    secrets,
    webFolder: files.web,
    version: files.version,
  });
  await queue.work(app.jobs);
  await beta.invite({ db: database.db }, config.betaEmails);
  opened.defer(await app.listen());
  if (config.demo) await createDemoAccount(app, config.dataDir);
  const { server, address } = await listen(app.app, config);
  opened.defer(async () => {
    app.drain();
    await sleep(config.shutdown.delayMs);
    await Promise.all([close(server, config.shutdown.timeoutMs), queue.stop()]);
  });
  return { address, db: database.db };
}

/** The operator's address for push services, which accept no plain http address. */
function contactOf({ publicUrl, mailFrom }: Config): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${mailFrom.split(/[<>\s]/).find((part) => part.includes('@')) ?? mailFrom}`;
}

/** A failure is logged, not fatal: the folder may belong to another user who restricts it otherwise. */
function restrictDataDir(folder: string, log: Logger): void {
  try {
    const restricted = restrictToOwner(folder);
    if (restricted > 0) log.warn({ folder, restricted }, 'removed access of other users to files');
  } catch (err) {
    log.warn({ folder, err }, 'other users may have access to the data folder');
  }
}

/** Removes what a killed process left. The embedded database is locked, so no other process uses it. */
async function removeUnfinished({ dataDir, database }: Config, db: Db, log: Logger): Promise<void> {
  const exclusive = database === null;
  const removed = removeTemporaryFiles(dataDir, { exclusive });
  const uploads = await removeUnfinishedUploads(db, { exclusive });
  if (removed + uploads > 0)
    log.info({ files: removed, uploads }, 'removed unfinished files and uploads');
}

async function createDemoAccount(
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

/** Stops accepting connections, waits for open requests until the timeout, and closes the rest. */
async function close(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([closed, sleep(timeoutMs, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}

// Without HTTPS or HTTP/2 options, the adapter creates a plain http.Server.
const asHttpServer = (server: ReturnType<typeof serve>) => server as Server;
