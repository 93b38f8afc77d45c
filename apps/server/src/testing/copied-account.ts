import { createHmac, randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { sessions } from '../db/schema/auth.ts';
import { hashToken } from '../domains/auth/session-tokens.ts';

const SESSION_MS = 24 * 60 * 60 * 1000;

/**
 * Creates an account by copying the rows of a registered one, password hash included: hashing a
 * password per account would take half of the tests' time.
 * @returns the id of the new account.
 */
export async function copyAccount(
  db: Db,
  original: string,
  own: { email: string; name: string },
): Promise<string> {
  const id = randomUUID();
  await copyRows(db, 'users', sql`t.email = ${original}`, { ...own, id });
  const ofOriginal = sql`t.user_id = (select id from users where email = ${original})`;
  await copyRows(db, 'accounts', ofOriginal, { user_id: id, account_id: id });
  await copyRows(db, 'notifications', ofOriginal, { user_id: id });
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

async function copyRows(db: Db, table: string, which: SQL, own: Record<string, string>) {
  const name = sql.identifier(table);
  const changed = sql`jsonb_build_object('id', gen_random_uuid()) || ${JSON.stringify(own)}::jsonb`;
  await db.execute(sql`
    insert into ${name} select (jsonb_populate_record(t, ${changed})).* from ${name} t where ${which}`);
}
