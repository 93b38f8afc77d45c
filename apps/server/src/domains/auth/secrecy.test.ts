import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADMIN_TOKEN, PASSWORD, useServer } from '../../testing/server.ts';
import { countOccurrences, rows } from '../../testing/table-search.ts';

/** The session token in a cookie, without its signature. */
const tokenIn = (cookie: string) =>
  decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';

describe('Session token', () => {
  const server = useServer();
  const nobody = server.asNobody();
  const signIn = (email: string, headers: Record<string, string>, password = PASSWORD) =>
    nobody.post('/api/auth/sign-in/email', { email, password }, headers);
  const cookieOf = (answer: { headers: Headers }) =>
    (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  it.each([
    ['origin', () => 'http://localhost:0'],
    ['referer', () => `${server.url}/login`],
    ['sec-fetch-site', () => 'same-origin'],
    ['sec-fetch-dest', () => 'empty'],
    ['cookie', () => 'theme=dark'],
  ])('is not readable by scripts when a request has the header %s', async (name, value) => {
    const seller = await server.newSeller();
    const browser = { [name]: value() };
    const signedIn = await signIn(seller.email, browser);
    const cookie = cookieOf(signedIn);
    const session = await nobody.get('/api/auth/get-session', { ...browser, cookie });
    const changed = await nobody.post(
      '/api/auth/change-password',
      { currentPassword: PASSWORD, newPassword: 'outro-segredo-7' },
      { ...browser, cookie },
    );
    expect([signedIn.status, session.status, changed.status]).toEqual([200, 200, 200]);
    expect(session.json.user.email).toBe(seller.email);
    for (const answer of [signedIn, session, changed]) {
      const visible = [...answer.headers].filter(([header]) => header !== 'set-cookie');
      const texts = `${answer.text} ${JSON.stringify(visible)}`;
      expect(texts).not.toContain(tokenIn(cookie));
      expect(texts).not.toContain(tokenIn(cookieOf(changed)));
      expect(answer.headers.has('set-auth-token')).toBe(false);
      expect(answer.text).not.toContain('"token"');
    }
  });

  it('is returned signed to clients that are no browsers, and rejected without its signature', async () => {
    const seller = await server.newSeller();
    const answer = await signIn(seller.email, {});
    const signed = answer.headers.get('set-auth-token') ?? '';
    const raw = tokenIn(cookieOf(answer));
    expect(answer.text).not.toContain(raw);
    const session = async (bearer: string) =>
      (await nobody.get('/api/auth/get-session', { authorization: `Bearer ${bearer}` })).json;
    expect((await session(signed)).user.email).toBe(seller.email);
    expect(await session(raw)).toBeNull();
    const [stored] = await rows(
      server,
      sql`select token from sessions where id = ${(await session(signed)).session.id}`,
    );
    expect(await session(String(stored?.token))).toBeNull();
    expect(await session(signed.replace(raw, String(stored?.token)))).toBeNull();
  });

  it('stays the same when its session is refreshed, and only its hash is stored', async () => {
    const { email } = await server.newSeller();
    const cookie = cookieOf(await signIn(email, {}));
    await server.db.execute(
      sql`update sessions set expires_at = now() + interval '1 day'
          where user_id = (select id from users where email = ${email})`,
    );
    const refreshed = await nobody.get('/api/auth/get-session', { cookie });
    expect(tokenIn(cookieOf(refreshed))).toBe(tokenIn(cookie));
    expect((await nobody.get('/api/auth/get-session', { cookie })).json.user.email).toBe(email);
    expect(await countOccurrences(server, [tokenIn(cookie)])).toEqual({});
    await nobody.post('/api/auth/sign-out', {}, { cookie });
    expect((await nobody.get('/api/auth/get-session', { cookie })).json).toBeNull();
  });

  it('is in no table, job or backup, and neither are tokens of mailed links', async () => {
    const email = 'dora@loja.example';
    await server.register(email);
    const secrets = [await server.mailedToken(email)];
    await nobody.get(`/api/auth/verify-email?token=${encodeURIComponent(secrets[0] ?? '')}`);
    await nobody.post('/api/auth/request-password-reset', { email });
    await expect.poll(() => server.mailedToken(email)).not.toBe(secrets[0]);
    secrets.push(await server.mailedToken(email));
    secrets.push(tokenIn(cookieOf(await signIn(email, {}))));
    expect(await countOccurrences(server, secrets)).toEqual({});
    const backup = await fetch(`${server.url}/api/admin/backup`, {
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    const text = gunzipSync(await backup.bytes()).toString();
    expect(text).toContain(email);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
