import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PASSWORD, useServer } from '../../testing/server.ts';

const NAMES = ['Ana\r\nClique aqui', 'Ana https://evil.example', 'evil.com', 'a@evil.example'];

describe('Name of a user', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const nobody = server.asNobody();

  it.each(NAMES)('is rejected when it is %j', async (name) => {
    const form = { name, email: 'eva@loja.example', phone: '+5511988887777', password: PASSWORD };
    const seller = await server.newSeller();
    const answers = [
      await nobody.post('/api/auth/sign-up/email', form),
      await seller.post('/api/auth/update-user', { name }),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(400);
      expect(json.fields).toEqual({ name: 'Escreva só o nome, sem links nem endereços' });
    }
    expect((await seller.get('/api/users/profile')).json.name).toBe('Ana Souza');
  });

  it.each(NAMES)('is left out of mails when it was stored earlier as %j', async (name) => {
    const { email } = await server.newSeller();
    await server.db.execute(sql`update users set name = ${name} where email = ${email}`);
    await nobody.post('/api/auth/request-password-reset', { email });
    const text = await server.mailedText(email);
    expect(text).toMatch(/^Olá!\n/);
    expect(text).not.toContain('evil');
    expect(text).not.toContain('Clique');
  });

  it('is used in the greeting of mails', async () => {
    const { email } = await server.newSeller('Ana d’Ávila');
    await nobody.post('/api/auth/request-password-reset', { email });
    expect(await server.mailedText(email)).toMatch(/^Olá, Ana d’Ávila!\n/);
  });
});
