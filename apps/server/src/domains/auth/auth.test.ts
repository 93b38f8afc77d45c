import { describe, expect, it } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { PASSWORD, useServer } from '../../testing/server.ts';

const CONCURRENT = rounds({ short: 10, long: 50 });

describe('Accounts', () => {
  const server = useServer();

  it('allows signing in only after the verification link was opened', async () => {
    const email = 'bia@loja.example';
    await server.register(email, 'Bia Lima');
    const unverified = await server
      .asNobody()
      .post('/api/auth/sign-in/email', { email, password: PASSWORD });
    expect(unverified.status).toBe(403);
    expect(unverified.json).toMatchObject({ code: 'EMAIL_NOT_VERIFIED', status: 403 });

    const token = await server.mailedToken(email);
    expect((await server.asNobody().get(`/api/auth/verify-email?token=${token}`)).status).toBe(200);
    const seller = await server.signIn(email, PASSWORD);
    const profile = await seller.get('/api/users/profile');
    expect(profile.json).toMatchObject({ name: 'Bia Lima', email, emailVerified: true });
  });

  it(`accepts a verification link once in ${CONCURRENT} concurrent uses`, async () => {
    const email = 'caio@loja.example';
    await server.register(email);
    const token = await server.mailedToken(email);
    const uses = await Promise.all(
      Array.from({ length: CONCURRENT }, () =>
        server.asNobody().get(`/api/auth/verify-email?token=${token}`),
      ),
    );
    expect(uses.filter((use) => use.status === 200)).toHaveLength(1);
    expect(uses.find((use) => use.status !== 200)?.json.code).toBe('auth/invalid-token');
  });

  it(`registers an email once in ${CONCURRENT} concurrent sign-ups`, async () => {
    const email = 'dora@loja.example';
    const tries = await Promise.all(
      Array.from({ length: CONCURRENT }, () => server.register(email)),
    );
    expect(tries.filter((one) => one.status === 200)).toHaveLength(1);
    expect(tries.find((one) => one.status !== 200)?.json.code).toBe('auth/email-already-in-use');
  });

  it('ignores fields that the registration form does not have', async () => {
    const email = 'eva@loja.example';
    const form = { name: 'Eva', email, phone: '+55 (11) 98888-7777', password: PASSWORD };
    const forged = { ...form, emailVerified: true, role: 'admin', id: 'mine' };
    const answer = await server.asNobody().post('/api/auth/sign-up/email', forged);
    expect(answer.json.user).toMatchObject({ emailVerified: false });
    expect(answer.json.user.id).not.toBe('mine');
  });

  it('names every invalid field in the requested language', async () => {
    const form = { name: ' ', email: 'nada', phone: '1', password: '123' };
    const answer = await server.asNobody().post('/api/auth/sign-up/email', form);
    expect(answer.status).toBe(400);
    expect(answer.json.fields).toEqual({
      name: 'Nome é obrigatório',
      email: 'Email inválido',
      phone: 'Telefone deve ter pelo menos 10 dígitos',
      password: 'Senha deve ter pelo menos 6 caracteres',
    });
    const english = await server
      .asNobody()
      .post('/api/auth/sign-up/email', form, { 'accept-language': 'en-GB,en;q=0.9' });
    expect(english.json.fields.email).toBe('Invalid email');
  });

  it.each(['123456', 'qwerty', 'aaaaaaaa', 'eva.lima', 'SalesAI2024'])(
    'rejects the easy-to-guess password %s',
    async (password) => {
      const form = {
        name: 'Eva Lima',
        email: 'eva.lima@loja.example',
        phone: '+5511988887777',
        password,
      };
      const answer = await server.asNobody().post('/api/auth/sign-up/email', form);
      expect(answer.status).toBe(400);
      expect(answer.json.code).toBe('auth/weak-password');
    },
  );

  it('returns the same error for a wrong password and an unknown email', async () => {
    const seller = await server.newSeller();
    const wrong = { email: seller.email, password: 'errada-errada' };
    const unknown = { email: 'ninguem@loja.example', password: 'errada-errada' };
    const answers = await Promise.all(
      [wrong, unknown].map((body) => server.asNobody().post('/api/auth/sign-in/email', body)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
    expect(answers[0]?.json).toEqual(answers[1]?.json);
    expect(answers[0]?.json.code).toBe('auth/invalid-credential');
  });

  it('rejects the ID token after signing out', async () => {
    const seller = await server.newSeller();
    expect((await seller.get('/api/users/profile')).status).toBe(200);
    await server.asNobody().post('/api/auth/sign-out', {}, { cookie: seller.cookie });
    await expect.poll(async () => (await seller.get('/api/users/profile')).status).toBe(401);
  });

  it('ends other sessions when the password changes, and rejects weak passwords', async () => {
    const phone = await server.newSeller();
    const laptop = await server.signIn(phone.email, PASSWORD);
    const change = (newPassword: string) =>
      server
        .asNobody()
        .post(
          '/api/auth/change-password',
          { currentPassword: PASSWORD, newPassword },
          { cookie: laptop.cookie },
        );
    expect((await change('123456')).json.code).toBe('auth/weak-password');
    expect((await change('outro-segredo-7')).status).toBe(200);
    await expect.poll(async () => (await phone.get('/api/users/profile')).status).toBe(401);
    await server.signIn(phone.email, 'outro-segredo-7');
  });

  it('resets the password with a mailed link that works once', async () => {
    const seller = await server.newSeller();
    const nobody = server.asNobody();
    await nobody.post('/api/auth/request-password-reset', { email: seller.email });
    const token = await server.mailedToken(seller.email);
    const reset = { token, newPassword: 'recuperada-55' };
    expect((await nobody.post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await nobody.post('/api/auth/reset-password', reset)).json.code).toBe(
      'auth/invalid-token',
    );
    await expect.poll(async () => (await seller.get('/api/users/profile')).status).toBe(401);
    await server.signIn(seller.email, 'recuperada-55');
  });

  it('allows at most ten password checks from unknown addresses', async () => {
    const seller = await server.newSeller();
    const guess = (address: string) =>
      server
        .asNobody()
        .post(
          '/api/auth/sign-in/email',
          { email: seller.email, password: 'chute-qualquer' },
          { 'x-forwarded-for': address },
        );
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, i) => guess(`198.51.100.${i}`)),
    );
    expect(guesses.filter((one) => one.status === 401).length).toBeLessThanOrEqual(10);
    const refused = guesses.find((one) => one.status === 429);
    expect(refused?.json.code).toBe('auth/too-many-requests');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('Invitations', () => {
  const server = useServer({ BETA_EMAILS: 'convidada@loja.example *@equipe.example' });
  const signUp = (email: string) => server.register(email);

  it.each(['convidada@loja.example', 'CONVIDADA@LOJA.example', 'qualquer@equipe.example'])(
    'allow %s to register',
    async (email) => {
      const answer = await server.asNobody().post('/api/auth/checkBetaUsers', { email });
      expect(answer.json.allowed).toBe(true);
    },
  );

  it.each(['outra@loja.example', 'convidada+1@loja.example', 'x@equipe.example.evil.example'])(
    'reject %s at the check and at the sign-up',
    async (email) => {
      const check = await server.asNobody().post('/api/auth/checkBetaUsers', { email });
      expect(check.json).toMatchObject({ allowed: false });
      const answer = await signUp(email);
      expect(answer.status).toBe(403);
      expect(answer.json.code).toBe('auth/not-invited');
    },
  );

  it('are added and removed by operators only', async () => {
    const emails = ['nova@loja.example'];
    const nobody = server.asNobody();
    expect((await nobody.post('/api/admin/beta', { emails })).status).toBe(401);
    expect((await server.asOperator().post('/api/admin/beta', { emails })).json.emails).toContain(
      emails[0],
    );
    expect((await signUp('nova@loja.example')).status).toBe(200);
    await server.asOperator().delete('/api/admin/beta', { emails });
    expect((await server.asOperator().get('/api/admin/beta')).json.emails).not.toContain(emails[0]);
  });
});
