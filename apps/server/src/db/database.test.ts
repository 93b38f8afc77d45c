import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { files } from '../paths.ts';
import { freshDatabase, type TestDatabase } from '../testing/database.ts';
import type { OpenDatabase } from './client.ts';
import { LeaseTimeoutError, withLease } from './lease.ts';
import { openDatabase } from './open.ts';
import { betaEntries } from './schema/beta.ts';

const isEmbedded = inject('template').kind === 'embedded';

describe('Either database', () => {
  let fresh: TestDatabase;
  let database: OpenDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase();
    database = await openDatabase(fresh.location);
  });
  afterAll(async () => {
    await database.close();
    await fresh.drop();
  });

  const invite = (email: string) => database.db.insert(betaEntries).values({ entry: email });
  const invited = async () => (await database.db.select().from(betaEntries)).map((e) => e.entry);

  it('names a broken constraint by its SQLSTATE', async () => {
    await invite('uma@vez.example');
    await expect(invite('uma@vez.example')).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  it('leaves nothing of a transaction that failed', async () => {
    const work = database.db.transaction(async (tx) => {
      await tx.insert(betaEntries).values({ entry: 'meio@caminho.example' });
      throw new Error('no meio');
    });
    await expect(work).rejects.toThrow('no meio');
    expect(await invited()).not.toContain('meio@caminho.example');
  });

  // On a PostgreSQL the tests of other files take numbers of transactions meanwhile.
  it.runIf(isEmbedded)(
    'writes once, not at every look, while a lease of somebody else is waited for',
    async () => {
      const transactionId = async () => {
        const id = sql<string>`pg_current_xact_id()::text`;
        const [row] = await database.db.select({ id }).from(sql`(select) as nothing`);
        return Number(row?.id);
      };
      const { db } = database;
      await withLease(db, 'waited-for', { ttlMs: 600_000, waitMs: 0 }, async () => {
        const before = await transactionId();
        const waiting = withLease(db, 'waited-for', { ttlMs: 1, waitMs: 1_000 }, async () => 'ran');
        await expect(waiting).rejects.toThrow(LeaseTimeoutError);
        // One of the one try to take it, and one of asking.
        expect((await transactionId()) - before).toBe(2);
      });
      expect(await withLease(db, 'waited-for', { ttlMs: 1, waitMs: 0 }, async () => 'ran')).toBe(
        'ran',
      );
    },
  );

  it('finishes twenty transactions that start at once', async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `${index}@juntos.example`);
    await Promise.all(
      emails.map((email) =>
        database.db.transaction(async (tx) => {
          await tx.insert(betaEntries).values({ entry: email });
          await sleep(Math.random() * 10);
          await tx.select().from(betaEntries);
        }),
      ),
    );
    expect(await invited()).toEqual(expect.arrayContaining(emails));
  });

  it('tells listeners after a commit, and never of what was rolled back', async () => {
    const heard: string[] = [];
    const unlisten = await database.listen('test_news', {
      onMessage: (payload) => heard.push(payload),
    });
    const say = (word: string, fail: boolean) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('test_news', ${word})`);
        if (fail) throw new Error('rolled back');
      });
    await say('nunca', true).catch(() => undefined);
    await say('sim', false);
    await expect.poll(() => heard).toEqual(['sim']);
    await unlisten();
  });

  it('is migrated once however often and by however many nodes at once', async () => {
    const before = await invited();
    await Promise.all([database.migrate(files.migrations), database.migrate(files.migrations)]);
    expect(await invited()).toEqual(before);
  });
});
