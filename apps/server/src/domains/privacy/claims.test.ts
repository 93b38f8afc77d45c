import privacyPage from '@salesai/i18n/pt-BR/privacy';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PASSWORD, useServer } from '../../testing/server.ts';
import { countOccurrences, rows } from '../../testing/table-search.ts';

const ADDRESS = '203.0.113.77';
const BROWSER = 'Navegador/7.0 (de teste)';

describe('Privacy page', () => {
  const server = useServer({ TRUSTED_PROXIES: '127.0.0.1' });
  const nobody = server.asNobody();
  const caller = { 'x-forwarded-for': ADDRESS, 'user-agent': BROWSER };

  it('states correctly that sessions store the device but no address', async () => {
    expect(privacyPage.stored.sessions.what).toContain('Aparelhos em que você entrou');
    expect(privacyPage.stored.sessions.what).toContain('sem guardar o endereço');
    const { email } = await server.newSeller();
    const call = (path: string, body: object, headers = caller) =>
      nobody.post(`/api/auth/${path}`, body, headers);
    await call('sign-in/email', { email, password: 'errada-errada' });
    const signedIn = await call('sign-in/email', { email, password: PASSWORD });
    expect(signedIn.status).toBe(200);
    await call('checkBetaUsers', { email });
    await call('request-password-reset', { email });
    const [session] = await rows(
      server,
      sql`select user_agent, ip_address from sessions where user_agent = ${BROWSER}`,
    );
    expect(session).toMatchObject({ user_agent: BROWSER });
    expect(session?.ip_address || null).toBeNull();
    expect(await countOccurrences(server, [ADDRESS])).toEqual({});
  });

  it('states correctly that links of mails are stored as hashes until they are used', async () => {
    expect(privacyPage.stored.mails.what).toContain('resumo cifrado');
    const { email } = await server.newSeller();
    await nobody.post('/api/auth/request-password-reset', { email });
    const token = await server.mailedToken(email);
    const stored = () =>
      rows(
        server,
        sql`select t.* from one_time_tokens t join users u on u.id = t.user_id where u.email = ${email}`,
      );
    expect(await stored()).toMatchObject([{ kind: 'reset' }]);
    expect(await countOccurrences(server, [token])).toEqual({});
    await nobody.post('/api/auth/reset-password', { token, newPassword: 'recuperada-55' });
    expect(await stored()).toEqual([]);
  });

  it('states correctly that there is a session cookie and a confirmation cookie', async () => {
    expect(privacyPage.cookies).toContain('dois cookies');
    const email = 'bia@loja.example';
    await server.register(email);
    const link = `/api/auth/verify-email?token=${await server.mailedToken(email)}`;
    const opened = await nobody.get(link, { 'sec-fetch-site': 'same-origin' });
    const confirmation = opened.headers.getSetCookie();
    const cookie = confirmation[0]?.split(';')[0] ?? '';
    const credentials = { email, password: PASSWORD };
    const signedIn = await nobody.post('/api/auth/sign-in/email', credentials, { cookie });
    const names = [...confirmation, ...signedIn.headers.getSetCookie()].map(
      (one) => one.split('=')[0],
    );
    expect(names.sort()).toEqual(['salesai.confirmation', 'salesai.session_token']);
  });
});
