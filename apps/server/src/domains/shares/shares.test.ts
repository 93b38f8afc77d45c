import type { ShareInclude } from '@salesai/contract/shares';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shares } from '../../db/schema/shares.ts';
import { NODE_RULES } from '../../http/rules.ts';
import { activeIcp } from '../../testing/icps.ts';
import { type Seller, useServer } from '../../testing/server.ts';

const HOSTILE = '<img src=x onerror=alert(1)> & "pronto"';

/** Ends a session of one hostile message. @returns its id. */
async function endedSession(seller: Seller, text = HOSTILE): Promise<string> {
  const icpId = await activeIcp(seller);
  const start = { icpId, level: 'easy', seed: 5, offer: { name: 'agenda', price: 149 } };
  const { id } = (await seller.post('/api/practice/sessions', start)).json;
  const path = `/api/practice/sessions/${id}`;
  await seller.post(`${path}/messages`, { text, clientId: 'a' });
  await seller.post(`${path}/end`);
  return id;
}

const share = (seller: Seller, sessionId: string, include: ShareInclude = {}, headers = {}) =>
  seller.post('/api/shares', { kind: 'review', sessionId, include }, headers);
const pathOf = (url: string) => new URL(url).pathname;

describe('Shares', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  it('show neither conversation nor numbers nor name unless they are included', async () => {
    const seller = await server.newSeller('Maria Segredo');
    const id = await endedSession(seller);
    const plain = (await share(seller, id)).json;
    const page = await server.asNobody().get(pathOf(plain.url));
    expect(page.status).toBe(200);
    expect(page.text).toContain('Ficou em aberto');
    for (const hidden of ['onerror', 'de 100', 'de 4', 'Maria', 'Segredo']) {
      expect(page.text).not.toContain(hidden);
    }
    const include = { transcript: true, numbers: true, name: true };
    const full = await server.asNobody().get(pathOf((await share(seller, id, include)).json.url));
    for (const shown of ['&lt;img src=x onerror=alert(1)&gt;', 'de 100', 'de 4', 'Maria']) {
      expect(full.text).toContain(shown);
    }
    expect(full.text).not.toContain('<img src=x');
    expect(full.text).not.toContain('Segredo');
  });

  it.each([
    ['markup', '</p></main><script>alert(1)</script>', '&lt;/p&gt;&lt;/main&gt;&lt;script&gt;'],
    ['an attribute', '" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
    ['direction and zero-width signs', 'oi \u202egpj.exe\u200b', 'oi \u202egpj.exe\u200b</p>'],
    ['signs of four bytes', 'fechado 🤝🏽', 'fechado 🤝🏽</p>'],
    ['names of prototypes', '__proto__ constructor', '__proto__ constructor</p>'],
    ['NUL and half a sign', 'a\0b \ud83d c', 'ab \ufffd c</p>'],
  ])('show a message with %s as text that ends with its paragraph', async (_, text, shown) => {
    const seller = await server.newSeller();
    const id = await endedSession(seller, text);
    const { url } = (await share(seller, id, { transcript: true })).json;
    const page = await server.asNobody().get(pathOf(url));
    expect(page.text).toContain(shown);
    expect(page.text).not.toMatch(/<script|\sonload="/);
  });

  it('are pages without script that no search engine lists and no referrer leaks', async () => {
    const seller = await server.newSeller();
    const { url } = (await share(seller, await endedSession(seller), { transcript: true })).json;
    const { headers, text } = await server.asNobody().get(pathOf(url));
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toMatch(/<script/i);
    expect(text.length).toBeLessThan(40_000);
    const english = await server.asNobody().get(pathOf(url), { 'accept-language': 'en' });
    expect(english.text).toContain('Left open');
  });

  it('have a picture of 1200 × 630', async () => {
    const seller = await server.newSeller();
    const { url } = (await share(seller, await endedSession(seller), { numbers: true })).json;
    const response = await fetch(new URL(`${pathOf(url)}/picture.png`, server.url));
    const png = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const missing = await server.asNobody().get(`/r/${'x'.repeat(22)}/picture.png`);
    expect(missing.status).toBe(404);
  });

  it('answer the same for an unknown, an expired, a revoked and a deleted one', async () => {
    const seller = await server.newSeller();
    const id = await endedSession(seller);
    const [expired, revoked, deleted] = [
      (await share(seller, id)).json,
      (await share(seller, id)).json,
      (await share(seller, id)).json,
    ];
    await server.db
      .update(shares)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(shares.id, expired.id));
    expect((await seller.delete(`/api/shares/${revoked.id}`)).status).toBe(200);
    const unknown = await server.asNobody().get(`/r/${'A'.repeat(22)}`);
    expect(unknown.status).toBe(404);
    const answers = [
      await server.asNobody().get(pathOf(expired.url)),
      await server.asNobody().get(pathOf(revoked.url)),
      await server.asNobody().get('/r/short'),
    ];
    await seller.delete(`/api/practice/sessions/${id}`);
    answers.push(await server.asNobody().get(pathOf(deleted.url)));
    for (const { status, text } of answers) expect([status, text]).toEqual([404, unknown.text]);
  });

  it('are listed without their addresses, and only for their seller', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const id = await endedSession(seller);
    const { id: shareId, url } = (await share(seller, id)).json;
    const listed = await seller.get('/api/shares');
    expect(listed.json.shares).toMatchObject([{ id: shareId, sessionId: id, kind: 'review' }]);
    expect(listed.text).not.toContain(pathOf(url).split('/').at(-1));
    expect((await other.get('/api/shares')).json.shares).toEqual([]);
    expect((await other.delete(`/api/shares/${shareId}`)).status).toBe(404);
    expect((await share(other, id)).status).toBe(404);
    expect((await server.asNobody().get('/api/shares')).status).toBe(401);
  });

  it('of progress show days and what improved', async () => {
    const seller = await server.newSeller();
    await endedSession(seller);
    const { url } = (await seller.post('/api/shares', { kind: 'progress', days: 30 })).json;
    const { text } = await server.asNobody().get(pathOf(url));
    expect(text).toContain('1 treino completo');
    expect(text).not.toContain('Por nível');
  });

  it('refuse an active session, a missing one, and impossible days', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const start = { icpId, level: 'easy', offer: { name: 'agenda', price: 149 } };
    const { id } = (await seller.post('/api/practice/sessions', start)).json;
    expect((await share(seller, id)).status).toBe(409);
    expect((await seller.post('/api/shares', { kind: 'review' })).status).toBe(400);
    for (const days of [0, 31, 1.5]) {
      expect((await seller.post('/api/shares', { kind: 'progress', days })).status).toBe(400);
    }
  });

  it('are counted in the metrics when they are made and ended', async () => {
    const seller = await server.newSeller();
    const counted = async (event: string) => {
      const { text } = await server.asOperator().get('/metrics');
      const line = `^salesai_shares_total\\{kind="progress",event="${event}"\\} (\\d+)`;
      return Number(new RegExp(line, 'm').exec(text)?.[1] ?? 0);
    };
    const before = [await counted('made'), await counted('ended')];
    const { id } = (await seller.post('/api/shares', { kind: 'progress' })).json;
    await seller.delete(`/api/shares/${id}`);
    await seller.delete(`/api/shares/${id}`);
    const after = [await counted('made'), await counted('ended')];
    expect(after).toEqual(before.map((count) => count + 1));
  });

  it('are made once for an Idempotency-Key', async () => {
    const seller = await server.newSeller();
    const id = await endedSession(seller);
    const key = { 'idempotency-key': 'share-1' };
    const answers = [await share(seller, id, {}, key), await share(seller, id, {}, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((await seller.get('/api/shares')).json.shares).toHaveLength(1);
  });
});

describe('Pictures of shares', () => {
  const server = useServer();

  it(`are limited to ${NODE_RULES.sharedPicture.points} a minute for one address; pages are not`, async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= NODE_RULES.sharedPicture.points; n++) {
      statuses.push((await server.asNobody().get(`/r/${'x'.repeat(22)}/picture.png`)).status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await server.asNobody().get(`/r/${'x'.repeat(22)}`)).status).toBe(404);
  });
});
