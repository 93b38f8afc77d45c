import { sql } from 'drizzle-orm';
import { type Db as BossDb, type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../db/client.ts';
import { requestId, runAsRequest } from '../request-id.ts';
import type { Job, JobHandler, JobQueue } from './queue.ts';

/** How often waiting, delayed and retried jobs are looked for when no wake-up came. */
const POLL_SECONDS = 1;
/** How often the nodes, one of them at a time, look for jobs of a dead node. */
const SUPERVISE_SECONDS = 5;
/** A running job's sign of life: without it, another node takes the job over. */
const HEARTBEAT_SECONDS = 12;

/** Where a job's data names the request that led to it. */
const REQUEST = '_requestId';

/** The queue as the node itself holds it, which starts and stops it. */
export interface RunningQueue extends JobQueue {
  /** Makes the queues and begins to take their jobs; call once, before anything is enqueued. */
  work(jobs: readonly Job[]): Promise<void>;
  /** How many jobs of all nodes wait or run, by queue and state. */
  depth(): Promise<QueueDepth[]>;
  /** Takes no new jobs, lets the running ones end for a while and hands the rest back. */
  stop(): Promise<void>;
}

/** Jobs of one queue in one state, such as `retry` or `active`. */
export interface QueueDepth {
  queue: string;
  state: string;
  jobs: number;
  /** For how long the oldest has been due, or running. */
  oldestSeconds: number;
}

const DEPTH = `
  select name as queue, state::text, count(*)::int as jobs,
    greatest(0, extract(epoch from now() - min(case state when 'active' then started_on else start_after end)))::float8
      as "oldestSeconds"
  from pgboss.job where state < 'completed' group by name, state`;

/**
 * Starts the durable queue on the product's own database.
 * @param connection pg-boss's view of it; `backend` names the embedded one.
 * @param stopTimeoutMs how long running jobs may go on after a stop, before they are handed back.
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
        { ...data, [REQUEST]: requestId() },
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
      for (const one of jobs) await takeJobs(boss, one, log);
    },
    depth: async () => (await connection.db.executeSql(DEPTH, [])).rows,
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  };
}

async function takeJobs(boss: PgBoss, { kind, handler }: Job, log: Logger): Promise<void> {
  const { name, expireInSeconds, retryLimit, retryDelay, atOnce = 1 } = kind;
  await boss.createQueue(name, {
    expireInSeconds,
    retryLimit,
    retryDelay,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  });
  // A cold queue cache is filled over the base connection, which deadlocks an embedded transaction.
  await boss.getQueue(name);
  await boss.work<object>(
    name,
    {
      localConcurrency: atOnce,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    },
    async ([taken]) => {
      if (!taken) return;
      const run = {
        signal: taken.signal,
        lastTry: taken.retryCount >= retryLimit,
        log: log.child({ job: name, jobId: taken.id }),
      };
      const asked = REQUEST in taken.data ? String(taken.data[REQUEST]) : taken.id;
      await runAsRequest(asked, () => forAnyData(handler)(taken.data, run));
    },
  );
}

// Both drivers answer `execute` with `{ rows }`; the common type of the two says unknown.
const asDrizzleTransaction = (tx: Tx) => tx as unknown as DrizzleTransactionLike;

// `job()` tied the handler to its kind's data, and only that kind's queue feeds it.
const forAnyData = (handler: JobHandler<never>) => handler as JobHandler<object>;
