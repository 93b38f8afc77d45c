import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PASSWORD, useServer } from '../../testing/server.ts';
import { rows } from '../../testing/table-search.ts';

/** Random, so that compression does not make it fit into an index. */
const LONG = Array.from({ length: 100 }, () => randomUUID()).join('');

describe('Account rate limits', () => {
  const server = useServer({ TRUSTED_PROXIES: '127.0.0.1' });
  const nobody = server.asNobody();
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('count password checks with a session by account, from any address', async () => {
    const seller = await server.newSeller();
    const other = await server.newSeller('Rui Telles');
    const change = (cookie: string, n: number) =>
      nobody.post(
        '/api/auth/change-password',
        { currentPassword: `chute-${n}-9`, newPassword: 'outro-segredo-7' },
        { cookie, ...from(`198.51.100.${n % 3}`) },
      );
    const guesses = [];
    for (let n = 0; n < 20; n++) guesses.push(await change(seller.cookie, n));
    const checked = guesses.filter(({ json }) => json.code === 'auth/wrong-password');
    expect(checked).toHaveLength(10);
    expect(guesses.at(-1)).toMatchObject({
      status: 429,
      json: { code: 'auth/too-many-requests' },
    });
    expect((await change(other.cookie, 1)).json.code).toBe('auth/wrong-password');
  });

  it.each(['sign-in/email', 'request-password-reset', 'send-verification-email'])(
    'reject invalid emails at %s before counting',
    async (path) => {
      const counters = async () => (await rows(server, sql`select key from limits`)).length;
      const before = await counters();
      for (const email of [LONG, `${LONG}@loja.example`, 'ana', '', 7, null]) {
        const answer = await nobody.post(
          `/api/auth/${path}`,
          { email, password: PASSWORD },
          from('203.0.113.9'),
        );
        expect([path, answer.status]).toEqual([path, 400]);
        expect(answer.json.fields).toEqual({ email: 'Email inválido' });
      }
      expect(await counters()).toBe(before);
    },
  );

  it('store neither addresses nor emails in plain text', async () => {
    const email = 'clara@loja.example';
    await nobody.post(
      '/api/auth/sign-in/email',
      { email, password: 'errada-1' },
      from('203.0.113.7'),
    );
    const keys = (await rows(server, sql`select key from limits`)).map(({ key }) => String(key));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join(' ')).not.toMatch(/clara|loja|203\.0\.113/);
  });

  it('are deleted with the account, but not those of a similar email', async () => {
    const [email, alike] = ['ana@loja.example', 'mariana@loja.example'];
    const operator = server.asOperator();
    await server.register(email);
    const guess = (who: string) =>
      nobody.post(
        '/api/auth/sign-in/email',
        { email: who, password: 'errada-1' },
        from('203.0.113.8'),
      );
    await Promise.all(
      [email, alike].flatMap((who) => Array.from({ length: 11 }, () => guess(who))),
    );
    expect([(await guess(email)).status, (await guess(alike)).status]).toEqual([429, 429]);
    await operator.delete(`/api/admin/users?email=${encodeURIComponent(email)}`);
    expect([(await guess(email)).status, (await guess(alike)).status]).toEqual([401, 429]);
  });
});

describe('Account endpoints', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const NON_OBJECTS = ['""', '[]', 'null', '1', 'true', '"text"'];

  it('reject requests without a session before the body is read', async () => {
    for (const body of ['{}', 'not json', ...NON_OBJECTS, JSON.stringify({ newPassword: 'x' })]) {
      for (const authorization of ['', 'Bearer made.up']) {
        const answer = await server
          .asNobody()
          .post('/api/auth/change-password', body, { authorization });
        expect([body, answer.status]).toEqual([body, 401]);
      }
    }
    const huge = { text: 'x'.repeat(300 * 1024) };
    expect((await server.asNobody().post('/api/auth/change-password', huge)).status).toBe(401);
    expect((await server.asNobody().post('/api/auth/update-user', huge)).status).toBe(401);
  });

  it('reject JSON bodies that are not objects', async () => {
    const seller = await server.newSeller();
    for (const body of ['', ...NON_OBJECTS]) {
      expect([body, (await seller.post('/api/auth/update-user', body)).status]).toEqual([
        body,
        400,
      ]);
      if (body === '') continue;
      const { cookie } = seller;
      for (const path of ['change-password', 'sign-in/email', 'sign-up/email', 'sign-out']) {
        const answer = await server.asNobody().post(`/api/auth/${path}`, body, { cookie });
        expect([path, body, answer.status]).toEqual([path, body, 400]);
      }
    }
  });
});
