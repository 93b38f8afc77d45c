import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from '../client.ts';
import { openDatabase } from '../open.ts';
import { users } from '../schema/auth.ts';
import { icps } from '../schema/icp.ts';
import { dump } from './dump.ts';
import { moveInto } from './move.ts';

const SELLERS = 1_200;

describe('moveInto', () => {
  let from: TestDatabase;
  let to: TestDatabase;
  let source: OpenDatabase;
  let target: OpenDatabase;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'salesai-move-'));
    file = join(folder, 'backup');
    from = await freshDatabase();
    source = await openDatabase(from.location);
    await populate(source);
    await dump(source, file, '1.0.0');
  });
  afterAll(async () => {
    await source.close();
    await from.drop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    to = await freshDatabase();
    target = await openDatabase(to.location);
  });
  afterEach(async () => {
    await target.close();
    await to.drop();
  });

  const people = async (database: OpenDatabase) =>
    (await database.db.select({ all: count() }).from(users))[0]?.all;

  it('copies every row exactly, and rejects a target that contains accounts', async () => {
    const counts = await moveInto(target, file);
    expect(counts).toMatchObject({ 'public.users': SELLERS, 'public.icps': SELLERS * 3 });
    const all = (database: OpenDatabase) => database.db.select().from(icps).orderBy(icps.id);
    expect(await all(target)).toEqual(await all(source));
    await expect(moveInto(target, file)).rejects.toThrow('already contains accounts');
    expect(await people(target)).toBe(SELLERS);
  });

  it('resumes an interrupted move without duplicates', async () => {
    const reached = await interruptedAfter(2);
    expect(await people(target)).toBeGreaterThan(0);
    // The command dumps again: the same contents, since nothing changed.
    await dump(source, file, '1.0.0');
    const seen: number[] = [];
    const counts = await moveInto(target, file, (line) => seen.push(line));
    expect(seen[0]).toBeGreaterThan(reached);
    expect(counts).toMatchObject({ 'public.users': SELLERS, 'public.icps': SELLERS * 3 });
  });

  it('starts again when its source has changed since the interruption', async () => {
    await interruptedAfter(2);
    await source.db.update(users).set({ name: 'Lia Prado' }).where(eq(users.id, 'seller-5'));
    const newer = join(folder, 'newer');
    await dump(source, newer, '1.0.0');
    expect(await moveInto(target, newer)).toMatchObject({ 'public.users': SELLERS });
    const [row] = await target.db.select().from(users).where(eq(users.id, 'seller-5'));
    expect(row?.name).toBe('Lia Prado');
  });

  /** Interrupts a move. @returns the last line that was copied. */
  async function interruptedAfter(batches: number): Promise<number> {
    const lines: number[] = [];
    const stop = (line: number) => {
      if (lines.push(line) === batches) throw new Error('interrupted');
    };
    await expect(moveInto(target, file, stop)).rejects.toThrow('interrupted');
    return Math.max(...lines);
  }
});

async function populate({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    insert into users (id, name, email, phone)
    select 'seller-' || n, 'Nome ' || n, n || '@many.example', '' from generate_series(1, ${SELLERS}::int) n`);
  await db.execute(sql`
    insert into icps (id, user_id, slot, name, avatar, profile)
    select 'icp-' || n || '-' || slot, 'seller-' || n, slot, E'Aspas " e \\ e ação', '/avatars',
      case when slot = 1 then '{"sector": "Padaria", "n": 0.1}'::jsonb end
    from generate_series(1, ${SELLERS}::int) n, generate_series(1, 3) slot`);
}
