import { sql } from 'drizzle-orm';
import { type Db as BossDb, type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '../db/client.ts';
import type { Job, JobHandler, JobQueue } from './queue.ts';

/** How often waiting, delayed and retried jobs are looked for when no wake-up came. */
const POLL_SECONDS = 1;
/** A dead node's jobs come back after their own expiry and at most this long. */
const SUPERVISE_SECONDS = 15;
/** A running job's sign of life: without it, another node takes the job over. */
const HEARTBEAT_SECONDS = 12;
const STOP_TIMEOUT_MS = 10_000;

export interface RunningQueue extends JobQueue {
  /** Makes the queues and begins to take their jobs; call once, before anything is enqueued. */
  work(jobs: readonly Job[]): Promise<void>;
  /** Takes no new jobs, lets the running ones end for a while and hands the rest back. */
  stop(): Promise<void>;
}

/**
 * Starts the durable queue on the product's own database.
 * @param db pg-boss's view of it; `backend` names the embedded one.
 */
export async function startQueue(
  connection: { db: BossDb; backend?: 'pglite' },
  log: Logger,
): Promise<RunningQueue> {
  const boss = new PgBoss({
    ...connection,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    useListenNotify: true,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error.message }, 'job queue'));
  await boss.start();
  return {
    async enqueue(kind, data, { tx, startAfterSeconds } = {}) {
      await boss.send(kind.name, data, {
        ...(tx ? { db: fromDrizzle(asDrizzleTransaction(tx), sql) } : {}),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
    },
    async forgetUser(tx, userId) {
      await tx.execute(sql`update pgboss.job set data = '{}' where data->>'userId' = ${userId}`);
    },
    async work(jobs) {
      for (const one of jobs) await takeJobs(boss, one, log);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

async function takeJobs(boss: PgBoss, { kind, handler }: Job, log: Logger): Promise<void> {
  const { name, expireInSeconds, retryLimit, retryDelay } = kind;
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
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    },
    async ([taken]) => {
      if (!taken) return;
      await forAnyData(handler)(taken.data, {
        signal: taken.signal,
        lastTry: taken.retryCount >= retryLimit,
        log: log.child({ job: name, jobId: taken.id }),
      });
    },
  );
}

// Both drivers answer `execute` with `{ rows }`; the common type of the two says unknown.
const asDrizzleTransaction = (tx: Tx) => tx as unknown as DrizzleTransactionLike;

// `job()` tied the handler to its kind's data, and only that kind's queue feeds it.
const forAnyData = (handler: JobHandler<never>) => handler as JobHandler<object>;
