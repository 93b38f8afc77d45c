import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { leases } from './schema/leases.ts';

const POLL_MS = 40;

/** Proof that its holder is the only one working on a key. */
export interface Lease {
  readonly key: string;
  readonly holder: string;
}

/** Another holder kept the lease for longer than the caller waits. */
export class LeaseTimeoutError extends Error {}

/**
 * Runs one piece of work at a time for a key on all nodes. The lease of a dead holder expires.
 * @param options.ttlMs must be longer than the work can take.
 * @param options.waitMs how long to wait for the current holder.
 * @throws LeaseTimeoutError when the lease is not free in time.
 */
export async function withLease<T>(
  db: Db,
  key: string,
  options: { ttlMs: number; waitMs: number; signal?: AbortSignal },
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const lease = { key, holder: randomUUID() };
  await acquire(db, lease, options);
  try {
    return await work(lease);
  } finally {
    await db.delete(leases).where(and(eq(leases.key, key), eq(leases.holder, lease.holder)));
  }
}

/** Whether the lease is still held; to be checked in the transaction that stores the result. */
export async function stillHeld(tx: Tx, lease: Lease): Promise<boolean> {
  const rows = await tx
    .select({ key: leases.key })
    .from(leases)
    .where(and(eq(leases.key, lease.key), eq(leases.holder, lease.holder)))
    .for('update');
  return rows.length === 1;
}

async function acquire(
  db: Db,
  lease: Lease,
  { ttlMs, waitMs, signal }: { ttlMs: number; waitMs: number; signal?: AbortSignal },
): Promise<void> {
  const until = performance.now() + waitMs;
  while (!(await tryAcquire(db, lease, ttlMs))) {
    // Waiting only reads: an attempt writes, which costs a sync on the embedded database.
    do {
      if (performance.now() >= until) throw new LeaseTimeoutError(lease.key);
      await sleep(POLL_MS + Math.random() * POLL_MS, undefined, signal ? { signal } : {});
    } while (await isHeld(db, lease.key));
  }
}

async function isHeld(db: Db, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: leases.key })
    .from(leases)
    .where(and(eq(leases.key, key), gte(leases.expiresAt, sql`now()`)));
  return rows.length > 0;
}

async function tryAcquire(db: Db, { key, holder }: Lease, ttlMs: number): Promise<boolean> {
  const expiresAt = sql`now() + ${ttlMs} * interval '1 millisecond'`;
  const rows = await db
    .insert(leases)
    .values({ key, holder, expiresAt })
    .onConflictDoUpdate({
      target: leases.key,
      set: { holder, expiresAt },
      setWhere: lt(leases.expiresAt, sql`now()`),
    })
    .returning({ key: leases.key });
  return rows.length === 1;
}
