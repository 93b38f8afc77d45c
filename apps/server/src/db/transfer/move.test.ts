import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { type OpenDatabase, openDatabase } from '../client.ts';
import { users } from '../schema/auth.ts';
import { icps } from '../schema/icp.ts';
import { checkBackup } from './backup-file.ts';
import { dump } from './dump.ts';
import { moveInto } from './move.ts';

const SELLERS = 1_200;

describe('Moving house', () => {
  let from: TestDatabase;
  let to: TestDatabase;
  let source: OpenDatabase;
  let target: OpenDatabase;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'salesai-move-'));
    file = join(folder, 'backup');
    from = await freshDatabase();
    to = await freshDatabase();
    source = await openDatabase(from.location);
    target = await openDatabase(to.location);
    await populate(source);
    await dump(source, file, '1.0.0');
  });
  afterEach(async () => {
    await Promise.all([source.close(), target.close()]);
    await Promise.all([from.drop(), to.drop()]);
    rmSync(folder, { recursive: true });
  });

  const people = async (database: OpenDatabase) =>
    (await database.db.select({ all: count() }).from(users))[0]?.all;

  it('carries every row, to the last microsecond', async () => {
    const counts = await moveInto(target, file);
    expect(counts).toMatchObject({ 'public.users': SELLERS, 'public.icps': SELLERS * 3 });
    const all = (database: OpenDatabase) => database.db.select().from(icps).orderBy(icps.id);
    expect(await all(target)).toEqual(await all(source));
  });

  it('goes on where it was interrupted, and doubles nothing', async () => {
    await interruptedAfter(2);
    expect(await people(target)).toBeGreaterThan(0);
    const seen: number[] = [];
    const counts = await moveInto(target, file, (line) => seen.push(line));
    expect(seen.length).toBeGreaterThan(0);
    expect(counts).toMatchObject({ 'public.users': SELLERS, 'public.icps': SELLERS * 3 });
  });

  it('begins again when its source has changed since it was interrupted', async () => {
    await interruptedAfter(2);
    await source.db.delete(users).where(sql`${users.id} < 'seller-5'`);
    const left = await people(source);
    await dump(source, file, '1.0.0');
    expect(await moveInto(target, file)).toMatchObject({ 'public.users': left });
  });

  it('refuses a target that holds people already', async () => {
    await moveInto(target, file);
    await expect(moveInto(target, file)).rejects.toThrow('already holds accounts');
    expect(await people(target)).toBe(SELLERS);
  });

  it('gives the same contents again while nothing changes, so that it can be gone on with', async () => {
    const first = await checkBackup(file);
    await dump(source, file, '1.0.0');
    expect((await checkBackup(file)).end).toEqual(first.end);
  });

  async function interruptedAfter(batches: number): Promise<void> {
    let left = batches;
    const stop = () => {
      left -= 1;
      if (left === 0) throw new Error('the power went');
    };
    await expect(moveInto(target, file, stop)).rejects.toThrow('the power went');
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
