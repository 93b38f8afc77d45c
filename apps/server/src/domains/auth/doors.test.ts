import { describe, expect, it } from 'vitest';
import { PASSWORD, useServer } from '../../testing/server.ts';

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://localhost@evil.example',
  '/home',
];
const FORWARDS = ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL', 'next'];
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('The doors of an account', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  it('lead nowhere else, whatever address a link or a form names', async () => {
    const seller = await server.newSeller();
    const { cookie } = seller;
    const nobody = server.asNobody();
    for (const address of ELSEWHERE) {
      const names = Object.fromEntries(FORWARDS.map((name) => [name, address]));
      const query = new URLSearchParams({ token: 'none', ...names });
      const answers = [
        await nobody.get(`/api/auth/verify-email?${query}`),
        await nobody.get(`/api/auth/get-session?${query}`, { cookie }),
        await nobody.get(`/api/auth/token?${query}`, { cookie }),
        await nobody.post('/api/auth/reset-password', { newPassword: 'x-y-z-1-2-3', ...names }),
      ];
      for (const { status, headers, text } of answers) {
        expect([200, 400]).toContain(status);
        expect(headers.get('location')).toBeNull();
        expect(text).not.toContain('evil.example');
      }
    }
  });

  it('let nobody in with an address to go on to', async () => {
    const { email } = await server.newSeller();
    const names = Object.fromEntries(FORWARDS.map((name) => [name, 'https://evil.example']));
    for (const path of ['sign-in/email', 'request-password-reset', 'send-verification-email']) {
      const form = { email, password: PASSWORD, ...names };
      const { status, headers, text } = await server.asNobody().post(`/api/auth/${path}`, form);
      expect([path, status, headers.get('location')]).toEqual([path, 200, null]);
      expect(text).not.toContain('evil.example');
    }
  });

  it('confirm an address once, also for a link that asks to be led on', async () => {
    const email = 'iara@loja.example';
    await server.register(email);
    const token = encodeURIComponent(await server.mailedToken(email));
    const follow = () =>
      server.asNobody().get(`/api/auth/verify-email?token=${token}&callbackURL=/`);
    expect((await follow()).status).toBe(200);
    expect((await follow()).json.code).toBe('auth/invalid-token');
  });

  it('mail links to the public address, whatever host a caller names', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const { email } = await server.newSeller();
    const before = await server.mailedToken(email);
    await server.asNobody().post('/api/auth/request-password-reset', { email }, headers);
    await expect.poll(() => server.mailedToken(email)).not.toBe(before);
    expect(await server.mailedText(email)).not.toContain('evil.example');
  });

  it('stand bodies of any depth and kind', async () => {
    for (const path of ['sign-in/email', 'sign-up/email', 'reset-password', 'sign-out']) {
      for (const odd of [deep(7_000), '{"__proto__":{"email":"x"}}', '"a"', '1e400', 'null']) {
        const body = `{"email":${odd},"password":${odd},"token":${odd},"more":${odd}}`;
        for (const sent of [body, odd]) {
          const { status } = await server.asNobody().post(`/api/auth/${path}`, sent);
          expect([path, sent.slice(0, 40), status < 500]).toEqual([path, sent.slice(0, 40), true]);
        }
      }
    }
  });

  it('answer a HEAD as they would a GET, without the words', async () => {
    const seller = await server.newSeller();
    const head = await fetch(`${server.url}/api/auth/get-session`, {
      method: 'HEAD',
      headers: { cookie: seller.cookie },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('leave a cookie that no script and no foreign page can use', async () => {
    const { email } = await server.newSeller();
    const answer = await server
      .asNobody()
      .post('/api/auth/sign-in/email', { email, password: PASSWORD });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/^(?=.*HttpOnly)(?=.*SameSite=Lax).*$/);
  });
});

describe('Behind TLS, the doors of an account', () => {
  const server = useServer({ PUBLIC_URL: 'https://salesai.example' });

  it('leave a cookie that travels over TLS alone', async () => {
    const { cookie } = await server.newSeller();
    expect(cookie).toMatch(/^__Secure-/);
    const { headers } = await server.asNobody().get('/login');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});

describe('Who guesses passwords', () => {
  const server = useServer();
  const signIn = (body: object, headers = {}) =>
    server.asNobody().post('/api/auth/sign-in/email', body, headers);

  it('wins no further guesses by requests that are refused for another reason', async () => {
    const { email } = await server.newSeller();
    const guess = async (password: string) => (await signIn({ email, password })).status;
    const guesses = (round: number) =>
      Promise.all(Array.from({ length: 6 }, (_, at) => guess(`chute-${round}-${at}`)));
    const statuses = await guesses(1);
    await signIn({ email, password: 1 });
    await signIn({ email, password: 'x', callbackURL: 'https://evil.example' });
    const foreign = { referer: 'https://evil.example/', cookie: 'salesai.session_token=x' };
    await signIn({ email, password: 'x' }, foreign);
    statuses.push(...(await guesses(2)));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses).toContain(429);
  });
});
