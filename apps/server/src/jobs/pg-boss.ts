import { sql } from 'drizzle-orm';
import { type Db as BossDb, type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../db/client.ts';
import { requestId, runAsRequest } from '../request-id.ts';
import type { Job, JobHandler, JobQueue, JobRun } from './queue.ts';

/** Poll interval for waiting, delayed and retried jobs without a notification. */
const POLL_SECONDS = 1;
/** How often one of the nodes checks for jobs of a dead node. */
const SUPERVISE_SECONDS = 5;
/** Without a heartbeat, another node takes over a running job. */
const HEARTBEAT_SECONDS = 12;

/** The field of a job's data with the id of the request that caused it. */
const REQUEST_ID = '_requestId';

/** The queue of one node, with what starts and stops it. */
export interface RunningQueue extends JobQueue {
  /** Creates the queues and starts to run their jobs; to be called once, before anything is enqueued. */
  work(jobs: readonly Job[]): Promise<void>;
  /** Waiting and running jobs of all nodes, by queue and state. */
  depth(): Promise<QueueDepth[]>;
  /** Takes no new jobs, waits for running ones until the timeout and returns the rest to the queue. */
  stop(): Promise<void>;
}

/** Jobs of one queue in one state, such as `retry` or `active`. */
export interface QueueDepth {
  queue: string;
  state: string;
  jobs: number;
  /** Seconds since the oldest became due or started. */
  oldestSeconds: number;
}

const DEPTH = `
  select name as queue, state::text, count(*)::int as jobs,
    greatest(0, extract(epoch from now() - min(case state when 'active' then started_on else start_after end)))::float8
      as "oldestSeconds"
  from pgboss.job where state < 'completed' group by name, state`;

/**
 * Starts the durable queue on the product's own database.
 * @param connection in pg-boss's form; `backend` identifies the embedded database.
 * @param stopTimeoutMs how long running jobs may continue after a stop.
 */
export async function startQueue(
  connection: { db: BossDb; backend?: 'pglite' },
  log: Logger,
  stopTimeoutMs = 0,
): Promise<RunningQueue> {
  const boss = new PgBoss({
    ...connection,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    useListenNotify: true,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error.message }, 'job queue'));
  await boss.start();
  return {
    async enqueue(kind, data, { tx, startAfterSeconds } = {}) {
      await boss.send(
        kind.name,
        { ...data, [REQUEST_ID]: requestId() },
        {
          ...(tx ? { db: fromDrizzle(asDrizzleTransaction(tx), sql) } : {}),
          ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
        },
      );
    },
    async clearUserData(tx, userId) {
      await tx.execute(sql`update pgboss.job set data = '{}' where data->>'userId' = ${userId}`);
    },
    async work(jobs) {
      for (const one of jobs) await startWorker(boss, one, log);
    },
    depth: async () => (await connection.db.executeSql(DEPTH, [])).rows,
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  };
}

async function startWorker(boss: PgBoss, { kind, handler }: Job, log: Logger): Promise<void> {
  const { name, expireInSeconds, retryLimit, retryDelay, atOnce = 1 } = kind;
  await boss.createQueue(name, {
    expireInSeconds,
    retryLimit,
    retryDelay,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  });
  // Fills the queue cache now: inside an embedded transaction, its query would deadlock.
  await boss.getQueue(name);
  await boss.work<object>(
    name,
    {
      localConcurrency: atOnce,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    },
    async ([current]) => {
      if (!current) return;
      const run = {
        signal: current.signal,
        lastTry: current.retryCount >= retryLimit,
        log: log.child({ job: name, jobId: current.id }),
      };
      const request = REQUEST_ID in current.data ? String(current.data[REQUEST_ID]) : current.id;
      await runAsRequest(request, () => logged(run, () => forAnyData(handler)(current.data, run)));
    },
  );
}

/** Logs why a job failed, which is otherwise only in the queue's table; not the stop of this node. */
async function logged({ log, signal, lastTry }: JobRun, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    if (!signal.aborted) log.warn({ err, lastTry }, 'job failed');
    throw err;
  }
}

// Both drivers answer `execute` with `{ rows }`; their common type is unknown.
const asDrizzleTransaction = (tx: Tx) => tx as unknown as DrizzleTransactionLike;

// `job()` ties the handler to its kind's data, and only that kind's queue calls it.
const forAnyData = (handler: JobHandler<never>) => handler as JobHandler<object>;
