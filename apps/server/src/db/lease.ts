import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { leases } from './schema/leases.ts';

const POLL_MS = 40;

/** Proof that its holder is the only one at work on a key. */
export interface Lease {
  readonly key: string;
  readonly holder: string;
}

/** Somebody else held the lease for longer than the caller would wait. */
export class LeaseTimeoutError extends Error {}

/**
 * Runs one piece of work at a time for a key, on all nodes together. A dead holder's lease expires.
 * @param options.ttlMs must be longer than the work can take.
 * @param options.waitMs how long to wait for the holder before us.
 * @throws LeaseTimeoutError when the wait was in vain.
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

/** Whether the lease is still ours, asked in the transaction that stores the work's result. */
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
  while (!(await take(db, lease, ttlMs))) {
    // Waiting only reads: a try to take writes, and on the embedded database that is a sync each.
    do {
      if (performance.now() >= until) throw new LeaseTimeoutError(lease.key);
      await sleep(POLL_MS + Math.random() * POLL_MS, undefined, signal ? { signal } : {});
    } while (await isTaken(db, lease.key));
  }
}

async function isTaken(db: Db, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: leases.key })
    .from(leases)
    .where(and(eq(leases.key, key), gte(leases.expiresAt, sql`now()`)));
  return rows.length > 0;
}

async function take(db: Db, { key, holder }: Lease, ttlMs: number): Promise<boolean> {
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
