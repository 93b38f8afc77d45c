import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../../db/open.ts';
import { oneTimeTokens, sessions } from '../../db/schema/auth.ts';
import { limits } from '../../db/schema/limits.ts';
import { files } from '../../paths.ts';
import { onServer } from '../../testing/database.ts';
import { hashToken } from './session-tokens.ts';

const HASHES = '0008_one-time-tokens';

it('The migration to hashed tokens keeps sessions and deletes plain tokens, addresses and counters', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salesai-migrations-'));
  const { location, drop } = await emptyDatabase(folder);
  const database = await openDatabase(location);
  await database.migrate(await migrationsBefore(HASHES, join(folder, 'before')));
  await database.db.execute(
    sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@loja.example')`,
  );
  await database.db.execute(sql`
    insert into sessions (id, user_id, token, ip_address, expires_at)
    values ('here', 'ana', 'plain-token', '203.0.113.7', now() + interval '1 day')`);
  await database.db.execute(
    sql`insert into limits (key, points) values ('mail:ana@loja.example', 1)`,
  );

  await database.migrate(files.migrations);
  expect(await database.db.select().from(sessions)).toMatchObject([
    { id: 'here', token: hashToken('plain-token'), ipAddress: null },
  ]);
  expect(await database.db.select().from(limits)).toEqual([]);
  expect(await database.db.select().from(oneTimeTokens)).toEqual([]);
  await database.close();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

/** A copy of the migrations folder that ends before the given migration. */
async function migrationsBefore(tag: string, folder: string): Promise<string> {
  await cp(files.migrations, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'));
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

/** A database without tables; those of other tests are already migrated. */
async function emptyDatabase(
  folder: string,
): Promise<{ location: DatabaseLocation; drop: () => Promise<void> }> {
  const template = inject('template');
  if (template.kind === 'embedded') {
    return { location: { dataDir: join(folder, 'database') }, drop: async () => {} };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(template.url, `create database ${name}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  const drop = () => onServer(template.url, `drop database ${name} with (force)`);
  return { location: { url: url.href, poolSize: 2 }, drop };
}
