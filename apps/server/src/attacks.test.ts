import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from './db/schema/auth.ts';
import { icps } from './db/schema/icp.ts';
import { formOf } from './testing/coach.ts';
import { createSellerData, FACE, newIcp } from './testing/icps.ts';
import { ADDRESSES, SQL } from './testing/payloads.ts';
import { rounds } from './testing/rounds.ts';
import { type Seller, useServer } from './testing/server.ts';

/** Every fifth payload in the short form: another quote and another tail each time. */
const PAYLOADS = SQL.filter((_, at) => at % rounds({ short: 5, long: 1 }) === 0);
const TABLES = sql<number>`(select count(*)::int from pg_tables)`;

const server = useServer({ RATE_LIMITS: 'off' });

describe('SQL injection', () => {
  let seller: Seller;
  let icpId: string;
  beforeAll(async () => {
    seller = await server.newSeller();
    icpId = await newIcp(seller);
    await seller.post('/api/coach/bootstrap');
  });

  /** The tables and rows that the payloads try to change. */
  const state = async () => ({
    users: await server.db
      .select({ id: users.id, email: users.email, verified: users.emailVerified, tables: TABLES })
      .from(users),
    icps: await server.db.select({ id: icps.id, owner: icps.userId }).from(icps),
  });

  it(`stores ${PAYLOADS.length} payloads as plain text and finds nothing by them as ids`, async () => {
    const before = await state();
    for (const [at, text] of PAYLOADS.entries()) {
      const name = text.slice(0, 80);
      const named = await seller.put(`/api/icp/${icpId}`, { name });
      expect([text, named.status, named.json.icp?.name]).toEqual([text, 200, name.trim()]);
      const id = encodeURIComponent(text.slice(0, 64));
      const other = [
        () => seller.post(`/api/icp/${id}/generate`, { respostasICP: `Setor?\nResposta: ${text}` }),
        () => seller.post(`/api/scripts/${id}/${id}/undo-remove`),
        () => seller.get(`/api/acquisition-channels/${id}`),
        () => seller.get(`/api/scripts/${id}/${id}`),
        () => seller.get(`/api/coach/history?page=${id}&limit=${id}`),
      ][at % 5];
      expect([text, [400, 404].includes((await other?.())?.status ?? 0)]).toEqual([text, true]);
    }
    expect(await state()).toEqual(before);
  });

  it('changes nothing through questions to the coach', async () => {
    const before = await state();
    for (const text of PAYLOADS.slice(0, 25)) {
      const { status } = await seller.post('/api/coach/talk', formOf({ textInput: text }));
      expect([text, status]).toEqual([text, 200]);
    }
    expect(await state()).toEqual(before);
  });
});

describe('NUL characters and unpaired surrogates', () => {
  const NUL = '\0';

  it('are removed or replaced in stored texts', async () => {
    const seller = await server.newSeller();
    const { icp } = (await seller.post('/api/icp/create', { name: `Sa${NUL}lões`, avatar: FACE }))
      .json;
    expect(icp.name).toBe('Salões');
    const halved = await seller.put(`/api/icp/${icp.id}`, { name: 'Salões \ud83d' });
    expect(halved.json.icp.name).toBe('Salões \ufffd');
    const answers = `Em que segmento ele está?\nResposta: Outro: sa${NUL}lão`;
    const made = await seller.post(`/api/icp/${icp.id}/generate`, { respostasICP: answers });
    expect([made.status, made.json.icp.sector]).toEqual([200, 'Salão']);
    await seller.post('/api/coach/bootstrap');
    const { json } = await seller.post('/api/coach/talk', formOf({ textInput: `tá ca${NUL}ro` }));
    expect(json.userInput).toBe('tá caro');
  });

  it('find no resource and do not allow signing in', async () => {
    const nobody = server.asNobody();
    const seller = await server.newSeller();
    expect((await seller.get('/api/scripts/%00/%00')).status).toBe(404);
    const { status } = await nobody.post('/api/auth/sign-in/email', {
      email: `${NUL}${seller.email}`,
      password: `${NUL}errada-de-todo`,
    });
    expect(status).toBe(401);
    const token = { token: NUL.repeat(40), newPassword: 'um-segredo-bom-9' };
    expect((await nobody.post('/api/auth/reset-password', token)).status).toBe(400);
  });

  it('are reported with the invalid field in the language of the user', async () => {
    const seller = await server.newSeller();
    const { status, json } = await seller.get('/api/coach/history?page=%00');
    expect([status, json.fields]).toEqual([400, { page: 'Valor inválido' }]);
  });
});

describe('Foreign picture URLs', () => {
  it(`are rejected in ${ADDRESSES.length} forms`, async () => {
    const seller = await server.newSeller();
    for (const avatar of ADDRESSES) {
      const { status, json } = await seller.post('/api/icp/create', { name: 'Salões', avatar });
      expect([avatar, status]).toEqual([avatar, 400]);
      expect(json.fields.avatar).toBeTruthy();
    }
    expect((await seller.get('/api/icp/list')).json.icps).toEqual([]);
  });

  it('as seeds of a face result in an SVG without scripts and external references', async () => {
    for (const seed of [
      ...ADDRESSES.filter(Boolean),
      '"><script>alert(1)</script>',
      '&x;<!DOCTYPE x>',
    ]) {
      const query = new URLSearchParams({ seed: seed.slice(0, 64), backgroundColor: '0e7490' });
      const face = await server.asNobody().get(`/avatars/initials/svg?${query}`);
      expect([seed, face.status]).toEqual([seed, 200]);
      expect(face.text).not.toMatch(/<script|<!DOCTYPE|<!ENTITY|\son\w+=|javascript:/i);
      expect(face.text.replaceAll('http://www.w3.org/', '')).not.toMatch(/(href|src)="?https?:/);
      expect(face.headers.get('content-security-policy')).toMatch(/'none'.{0,999}sandbox/);
      expect(face.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('Forged fields in bodies', () => {
  const RUNS = rounds({ short: 50, long: 500 });
  const PRIVATE = {
    id: fc.uuid(),
    userId: fc.uuid(),
    ownerId: fc.uuid(),
    email: fc.constant('outra@loja.example'),
    emailVerified: fc.boolean(),
    role: fc.constant('admin'),
    plan: fc.constant('PREMIUM'),
    tentativas: fc.integer({ min: -5, max: 0 }),
    status: fc.constantFrom('active', 'accepted', 'ready'),
    createdAt: fc.constant('2000-01-01T00:00:00.000Z'),
    termsVersion: fc.constant('forged'),
    blockedAt: fc.constant(null),
    deletionDueAt: fc.constant(null),
    details: fc.object({ maxDepth: 1 }),
  };

  it(`do not change protected fields, in ${RUNS} writes`, async () => {
    const seller = await server.newSeller();
    const other = await server.newSeller('Rui Telles');
    const { icpId, channel, scriptId } = await createSellerData(seller);
    const protectedState = async () => {
      const {
        name: _name,
        phone: _phone,
        language: _language,
        ...account
      } = (await seller.get('/api/users/profile')).json;
      const { icps } = (await seller.get('/api/icp/list')).json;
      const [{ name: _icpName, avatar: _avatar, ...icp }] = icps;
      const { tentativas } = (await seller.get('/api/avatar/status')).json;
      const scripts = (await seller.get(`/api/scripts/${icpId}/${channel}`)).json.scripts.length;
      return { account, icp, icps: icps.length, tentativas, scripts };
    };
    const before = await protectedState();
    const theirs = (await other.get('/api/users/profile')).json;
    const writes = fc.constantFrom(
      (more: object) => seller.post('/api/auth/update-user', { ...more, name: 'Ana' }),
      (more: object) => seller.put(`/api/icp/${icpId}`, { ...more, name: 'Salões', avatar: FACE }),
      (more: object) =>
        seller.put(`/api/scripts/${icpId}/${channel}/${scriptId}`, { ...more, content: 'Meu' }),
      (more: object) =>
        seller.put(`/api/acquisition-channels/${icpId}/${channel}/plan`, {
          ...more,
          day: 1,
          done: true,
        }),
    );
    await fc.assert(
      fc.asyncProperty(writes, fc.record(PRIVATE, { requiredKeys: [] }), async (write, forged) => {
        expect([200, 400]).toContain((await write(forged)).status);
      }),
      { numRuns: RUNS },
    );
    expect(await protectedState()).toEqual(before);
    expect((await other.get('/api/users/profile')).json).toEqual(theirs);
    expect((await other.get('/api/icp/list')).json.icps).toEqual([]);
  });
});
