import { createHmac, randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { sessions } from '../db/schema/auth.ts';
import { hashToken } from '../domains/auth/session-tokens.ts';
import { rows } from './table-search.ts';

const SESSION_MS = 24 * 60 * 60 * 1000;

/** The rows of an account, by table. */
export type AccountRows = Record<'users' | 'accounts' | 'notifications', Row[]>;
type Row = Record<string, unknown>;

/**
 * Reads the rows of a registered account, password hash included: hashing a password per account
 * would take half of the tests' time.
 */
export async function readAccount(db: Db, email: string): Promise<AccountRows> {
  const ofAccount = sql`t.user_id = (select id from users where email = ${email})`;
  return {
    users: await readRows(db, 'users', sql`t.email = ${email}`),
    accounts: await readRows(db, 'accounts', ofAccount),
    notifications: await readRows(db, 'notifications', ofAccount),
  };
}

/** Creates an account with the rows of another one, now. @returns the id of the new account. */
export async function copyAccount(
  db: Db,
  original: AccountRows,
  own: { email: string; name: string },
): Promise<string> {
  const id = randomUUID();
  await copyRows(db, 'users', original.users, { ...own, id });
  await copyRows(db, 'accounts', original.accounts, { user_id: id, account_id: id });
  await copyRows(db, 'notifications', original.notifications, { user_id: id });
  return id;
}

/**
 * Creates a session as signing in does, without the deliberately slow password check.
 * @param secret the server's secret that signs cookies.
 * @returns the session cookie.
 */
export async function openSession(db: Db, userId: string, secret: string): Promise<string> {
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + SESSION_MS);
  await db.insert(sessions).values({
    id: randomUUID(),
    userId,
    token: hashToken(token),
    expiresAt,
  });
  return sessionCookie(secret, token);
}

/** The cookie of a session, signed as the account library signs it. */
export function sessionCookie(secret: string, token: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `salesai.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

async function readRows(db: Db, table: string, which: SQL): Promise<Row[]> {
  return rows({ db }, sql`select t.* from ${sql.identifier(table)} t where ${which}`);
}

async function copyRows(db: Db, table: string, originals: Row[], own: Row) {
  const name = sql.identifier(table);
  const now = new Date();
  for (const row of originals) {
    const times = { created_at: now, updated_at: now };
    const changed = JSON.stringify({ ...row, ...times, id: randomUUID(), ...own });
    await db.execute(
      sql`insert into ${name} select (jsonb_populate_record(null::${name}, ${changed}::jsonb)).*`,
    );
  }
}
