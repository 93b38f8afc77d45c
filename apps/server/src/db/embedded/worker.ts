import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { openDurable } from './durable-fs.ts';
import { PreparedQueries } from './prepared-queries.ts';
import type { Failure, Message, Reply, Request, WireOptions, WorkerData } from './protocol.ts';

/** One open transaction: PGlite keeps it alive for as long as `ended` is unsettled. */
interface OpenTransaction {
  handle: Transaction;
  end: (commit: boolean) => Promise<void>;
}

/** Emscripten's file system throws objects with an errno instead of errors. */
const FILE_SYSTEM_ERRORS: Readonly<Record<number, string>> = {
  2: 'EACCES',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

const ROLLBACK = new Error('rollback');
const { dataDir }: WorkerData = workerData;
const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread');
const db = await openDurable(dataDir).catch((error: unknown) => {
  throw new Error(toFailure(error).message);
});
const prepared = new PreparedQueries(db);
const transactions = new Map<number, OpenTransaction>();
const listeners = new Map<number, () => Promise<void>>();
const reply = (message: Reply) => port.postMessage(message);

port.on('message', async (message: Message) => {
  try {
    reply({ id: message.id, result: await perform(message.id, message) });
  } catch (error) {
    reply({ id: message.id, failure: toFailure(error) });
  }
});
reply({ id: 0, result: 'ready' });

async function perform(id: number, request: Request): Promise<unknown> {
  switch (request.op) {
    case 'query':
      return query(request);
    case 'exec':
      return (await target(request.tx).exec(request.sql)).map(({ rows, affectedRows }) => ({
        rows,
        affectedRows,
      }));
    case 'begin':
      await begin(id);
      return id;
    case 'commit':
      return end(request.tx, true);
    case 'rollback':
      return end(request.tx, false);
    case 'listen':
      return listen(id, request.channel);
    case 'unlisten':
      await listeners.get(request.listener)?.();
      listeners.delete(request.listener);
      return;
    case 'close':
      return db.close();
  }
}

/** Drizzle's queries ask for rows by position and recur with other values, so they are prepared. */
function query({ tx, sql, params = [], options: wire }: Extract<Request, { op: 'query' }>) {
  const handle = target(tx);
  if (wire?.rowMode !== 'array') return handle.query(sql, params, options(wire));
  return handle === db
    ? prepared.query(sql, params, options(wire))
    : prepared.queryInside(sql, params, options(wire));
}

const asText = (value: string) => value;

function options({ rowMode, rawTypes = [] }: WireOptions = {}): QueryOptions {
  const parsers = Object.fromEntries(rawTypes.map((type) => [type, asText]));
  return { parsers, ...(rowMode ? { rowMode } : {}) };
}

function target(tx: number | undefined): PGlite | Transaction {
  if (tx === undefined) return db;
  const open = transactions.get(tx);
  if (!open) throw new Error('This transaction has ended');
  return open.handle;
}

function begin(id: number): Promise<void> {
  return new Promise((ready, fail) => {
    const ended = db.transaction(
      (handle) =>
        new Promise<void>((commit, abort) => {
          transactions.set(id, {
            handle,
            end: async (wanted) => {
              if (wanted) commit();
              else abort(ROLLBACK);
              await ended.catch((error: unknown) => {
                if (error !== ROLLBACK) throw error;
              });
            },
          });
          ready();
        }),
    );
    ended.catch((error: unknown) => fail(error));
  });
}

async function end(tx: number, commit: boolean): Promise<void> {
  const open = transactions.get(tx);
  transactions.delete(tx);
  await open?.end(commit);
}

async function listen(id: number, channel: string): Promise<number> {
  const stop = await db.listen(channel, (payload) => reply({ listener: id, payload }));
  listeners.set(id, () => stop());
  return id;
}

/** As plain text: PGlite's error objects contain a source line of the whole wasm module. */
function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: messageOf(error) };
  const { message, code, detail, constraint }: Failure = error;
  return {
    message,
    ...(code && { code }),
    ...(detail && { detail }),
    ...(constraint && { constraint }),
  };
}

function messageOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('errno' in thrown)) return String(thrown);
  const number = Number(thrown.errno);
  return FILE_SYSTEM_ERRORS[number] ?? `file system error ${number}`;
}
