import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PASSWORD, type TestServer, useServer } from '../../testing/server.ts';
import { rows } from '../../testing/table-search.ts';

const INVALID = { status: 400, json: { code: 'auth/invalid-token' } };
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Waits for a mail with another token than the known one. @returns that token. */
async function newerToken(server: TestServer, email: string, known = ''): Promise<string> {
  let token = known;
  await expect
    .poll(async () => (token = await server.mailedToken(email).catch(() => known)))
    .not.toBe(known);
  return token;
}

const server = useServer({ RATE_LIMITS: 'off' });

describe('Password reset link', () => {
  const nobody = server.asNobody();
  const requestReset = async (email: string, known = '') => {
    await nobody.post('/api/auth/request-password-reset', { email });
    return newerToken(server, email, known);
  };
  const reset = (token: string, newPassword: string) =>
    nobody.post('/api/auth/reset-password', { token, newPassword });

  it('is invalid after a newer one was requested', async () => {
    const { email } = await server.newSeller();
    const first = await requestReset(email);
    const second = await requestReset(email, first);
    expect(await reset(first, 'recuperada-55')).toMatchObject(INVALID);
    expect((await reset(second, 'recuperada-55')).status).toBe(200);
    expect(await reset(second, 'recuperada-66')).toMatchObject(INVALID);
    await server.signIn(email, 'recuperada-55');
  });

  it("is invalid after the password was changed, unlike another user's link", async () => {
    const seller = await server.newSeller();
    const other = await server.newSeller('Rui Telles');
    const [link, others] = [await requestReset(seller.email), await requestReset(other.email)];
    const change = { currentPassword: PASSWORD, newPassword: 'outro-segredo-7' };
    await nobody.post('/api/auth/change-password', change, { cookie: seller.cookie });
    expect(await reset(link, 'recuperada-55')).toMatchObject(INVALID);
    expect((await reset(others, 'recuperada-55')).status).toBe(200);
    await server.signIn(seller.email, 'outro-segredo-7');
  });

  it('works once in twenty concurrent uses', async () => {
    const { email } = await server.newSeller();
    const token = await requestReset(email);
    const uses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(token, `recuperada-${n}-99`)),
    );
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['Joana2024', 'personal'],
    ['prado.joana', 'personal'],
    ['salesai99', 'product'],
    ['qwerty', 'common'],
    ['12345', 'short'],
  ])(
    'rejects the password %s with a reason at the field and stays valid',
    async (password, reason) => {
      const { email } = await server.newSeller('Joana Prado');
      const own = `prado.joana.${email}`;
      await server.db.execute(sql`update users set email = ${own} where email = ${email}`);
      const token = await requestReset(own);
      const answer = await reset(
        token,
        password === 'prado.joana' ? (own.split('@')[0] ?? '') : password,
      );
      expect(answer).toMatchObject({ status: 400, json: { code: 'auth/weak-password' } });
      expect(answer.json.fields.newPassword).toBe(WHY[reason]);
      expect(answer.json.message).toBe(WHY[reason]);
      expect((await reset(token, 'recuperada-55')).status).toBe(200);
    },
  );
});

/** The message for each weakness. */
const WHY: Record<string, string> = {
  short: 'Senha muito fraca. Use pelo menos 6 caracteres',
  common: 'Senha muito fraca: está entre as mais usadas. Escolha outra.',
  personal: 'Senha muito fraca: ela é o seu nome ou o seu email. Escolha outra.',
  product:
    'Senha muito fraca: ela é uma palavra do produto, como "salesai" ou "vendas". Escolha outra.',
};

describe('Weak password', () => {
  it.each([
    ['Eva.Lima', 'personal'],
    ['vendas123', 'product'],
    ['aaaaaaaa', 'common'],
  ])(
    '%s is rejected with its reason at sign-up and at password change',
    async (password, reason) => {
      const form = {
        name: 'Eva Lima',
        email: 'eva@loja.example',
        phone: '+5511988887777',
        password,
      };
      const nobody = server.asNobody();
      const registered = await nobody.post('/api/auth/sign-up/email', form);
      expect(registered.json).toMatchObject({
        code: 'auth/weak-password',
        fields: { password: WHY[reason] },
      });
      const { cookie } = await server.newSeller('Eva Lima');
      const change = { currentPassword: PASSWORD, newPassword: password };
      const changed = await nobody.post('/api/auth/change-password', change, { cookie });
      expect(changed.json).toMatchObject({
        code: 'auth/weak-password',
        fields: { newPassword: WHY[reason] },
      });
      const spanish = { cookie, 'accept-language': 'es' };
      const inSpanish = await nobody.post('/api/auth/change-password', change, spanish);
      expect(inSpanish.json.fields.newPassword).toMatch(/^Contraseña demasiado débil: /);
    },
  );
});

describe('Verification link', () => {
  const nobody = server.asNobody();
  const open = (token: string, headers: Record<string, string> = {}) =>
    nobody.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`, headers);
  const signIn = (email: string, headers: Record<string, string> = {}, password = PASSWORD) =>
    nobody.post('/api/auth/sign-in/email', { email, password }, headers);
  const inBrowser = { 'sec-fetch-site': 'same-origin' };

  it('is invalid with any other last character, even if only padding bits differ', async () => {
    const email = 'bia@loja.example';
    await server.register(email);
    const token = await newerToken(server, email);
    expect((await open(token)).status).toBe(200);
    for (const last of ALPHABET) {
      expect(await open(token.slice(0, -1) + last)).toMatchObject(INVALID);
    }
  });

  it('is invalid after a newer one was requested', async () => {
    const email = 'caio@loja.example';
    await server.register(email);
    const first = await newerToken(server, email);
    await nobody.post('/api/auth/send-verification-email', { email });
    const second = await newerToken(server, email, first);
    expect(await open(first)).toMatchObject(INVALID);
    expect((await open(second)).status).toBe(200);
  });

  it("does not let the person sign in who registered somebody else's email", async () => {
    const email = 'dona@loja.example';
    await server.register(email, 'Dona Certa');
    const confirmed = await open(await newerToken(server, email), inBrowser);
    expect(confirmed.status).toBe(200);
    const refused = await signIn(email);
    expect(refused).toMatchObject({ status: 403, json: { code: 'auth/confirmed-elsewhere' } });
    const attacker = { ...inBrowser, cookie: 'salesai.confirmation=made-up' };
    expect((await signIn(email, attacker)).status).toBe(403);

    const first = await server.mailedToken(email);
    await nobody.post('/api/auth/request-password-reset', { email });
    const token = await newerToken(server, email, first);
    const newPassword = 'senha-da-dona-1';
    expect((await nobody.post('/api/auth/reset-password', { token, newPassword })).status).toBe(
      200,
    );
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, {}, newPassword)).status).toBe(200);
  });

  it('confirms the password when it is entered in the browser that opened the link', async () => {
    const email = 'eva@loja.example';
    await server.register(email);
    const confirmed = await open(await newerToken(server, email), inBrowser);
    const cookie = confirmed.headers.get('set-cookie') ?? '';
    expect(cookie?.split('; ')).toEqual(
      expect.arrayContaining(['Path=/api/auth', 'HttpOnly', 'SameSite=Lax']),
    );
    const sameBrowser = { ...inBrowser, cookie: cookie.split(';')[0] ?? '' };
    expect((await signIn(email, sameBrowser, 'errada-errada')).status).toBe(401);
    expect((await signIn(email)).status).toBe(403);
    expect((await signIn(email, sameBrowser)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it("does not confirm another user's password by its cookie", async () => {
    const [mine, theirs] = ['rui@loja.example', 'lia@loja.example'];
    await server.register(mine);
    await server.register(theirs);
    const own = await open(await newerToken(server, mine), inBrowser);
    await open(await newerToken(server, theirs), inBrowser);
    const cookie = (own.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await signIn(theirs, { ...inBrowser, cookie })).status).toBe(403);
  });

  it('confirms the password at once for a client that is no browser', async () => {
    const email = 'programa@loja.example';
    await server.register(email);
    expect((await open(await newerToken(server, email))).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe('Mail request', () => {
  const jobs = async () =>
    Number(
      (
        await rows(server, sql`select count(*)::int as n from pgboss.job where name = 'link-mail'`)
      )[0]?.n,
    );

  it.each(['request-password-reset', 'send-verification-email'])(
    'to %s returns and enqueues the same with and without an account',
    async (path) => {
      const seller = await server.newSeller();
      const answers = [];
      for (const email of [seller.email, 'ninguem@loja.example']) {
        const before = await jobs();
        const { status, text } = await server.asNobody().post(`/api/auth/${path}`, { email });
        answers.push({ status, text, jobs: (await jobs()) - before });
      }
      expect(answers[0]).toEqual({ status: 200, text: '{"status":true}', jobs: 1 });
      expect(answers[1]).toEqual(answers[0]);
    },
  );
});
