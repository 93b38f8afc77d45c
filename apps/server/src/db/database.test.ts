import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { files } from '../paths.ts';
import { useDatabase } from '../testing/use-database.ts';
import { LeaseTimeoutError, withLease } from './lease.ts';
import { betaEntries } from './schema/beta.ts';

const isEmbedded = inject('template').kind === 'embedded';

describe('Database', () => {
  const fresh = useDatabase();

  const invite = (email: string) => fresh.database.db.insert(betaEntries).values({ entry: email });
  const invited = async () =>
    (await fresh.database.db.select().from(betaEntries)).map((e) => e.entry);

  it('reports a violated constraint by its SQLSTATE', async () => {
    await invite('uma@vez.example');
    await expect(invite('uma@vez.example')).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  it('rolls back a failed transaction', async () => {
    const work = fresh.database.db.transaction(async (tx) => {
      await tx.insert(betaEntries).values({ entry: 'meio@caminho.example' });
      throw new Error('no meio');
    });
    await expect(work).rejects.toThrow('no meio');
    expect(await invited()).not.toContain('meio@caminho.example');
  });

  // On PostgreSQL, tests of other files use transaction ids at the same time.
  it.runIf(isEmbedded)('writes once while it waits for the lease of another holder', async () => {
    const transactionId = async () => {
      const id = sql<string>`pg_current_xact_id()::text`;
      const [row] = await fresh.database.db.select({ id }).from(sql`(select) as nothing`);
      return Number(row?.id);
    };
    const { db } = fresh.database;
    await withLease(db, 'waited-for', { ttlMs: 600_000, waitMs: 0 }, async () => {
      const before = await transactionId();
      const waiting = withLease(db, 'waited-for', { ttlMs: 1, waitMs: 1_000 }, async () => 'ran');
      await expect(waiting).rejects.toThrow(LeaseTimeoutError);
      // One for the attempt to acquire it, one for this query.
      expect((await transactionId()) - before).toBe(2);
    });
    expect(await withLease(db, 'waited-for', { ttlMs: 1, waitMs: 0 }, async () => 'ran')).toBe(
      'ran',
    );
  });

  it('completes twenty concurrent transactions', async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `${index}@juntos.example`);
    await Promise.all(
      emails.map((email) =>
        fresh.database.db.transaction(async (tx) => {
          await tx.insert(betaEntries).values({ entry: email });
          await sleep(Math.random() * 10);
          await tx.select().from(betaEntries);
        }),
      ),
    );
    expect(await invited()).toEqual(expect.arrayContaining(emails));
  });

  it('delivers notifications after a commit, and none of a rolled-back transaction', async () => {
    const received: string[] = [];
    const unlisten = await fresh.database.listen('test_channel', {
      onMessage: (payload) => received.push(payload),
    });
    const publish = (word: string, fail: boolean) =>
      fresh.database.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('test_channel', ${word})`);
        if (fail) throw new Error('rolled back');
      });
    await publish('nunca', true).catch(() => undefined);
    await publish('sim', false);
    await expect.poll(() => received).toEqual(['sim']);
    await unlisten();
  });

  it('applies migrations once when two nodes migrate at the same time', async () => {
    const before = await invited();
    await Promise.all([
      fresh.database.migrate(files.migrations),
      fresh.database.migrate(files.migrations),
    ]);
    expect(await invited()).toEqual(before);
  });
});
