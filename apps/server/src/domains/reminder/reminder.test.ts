import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newBrowser,
  newSubscription,
  PUBLIC_ENDPOINT,
  type PushServer,
  startPushServer,
} from '../../testing/push-server.ts';
import { type Seller, useServer } from '../../testing/server.ts';
import { sharedWorkers } from '../../testing/shared-workers.ts';
import { rows } from '../../testing/table-search.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { nextTime } from './next-time.ts';

const PATH = '/api/practice/reminder';
const TZ = 'America/Sao_Paulo';
const LINE = 'tá caro demais pra mim';
const GOOD = 'Entendo a sua preocupação. O que mais pesa pra você, o valor ou o momento?';

describe('The daily reminder', () => {
  let service: PushServer;
  const server = useServer({ RATE_LIMITS: 'off' }, sharedWorkers, { pushTo: 'loopback' });
  beforeAll(async () => {
    service = await startPushServer();
  });
  afterAll(() => service.close());

  let endpoints = 0;
  const newEndpoint = () => `${service.url}/push/${endpoints++}`;
  const sentTo = (endpoint: string) =>
    service.received.filter(({ path }) => endpoint.endsWith(path));
  const switchOn = (seller: Seller, subscription: object, hour = 8) =>
    seller.put(PATH, { hour, tz: TZ, subscription });
  const idOf = async ({ email }: Seller) =>
    String((await rows(server, sql`select id from users where email = ${email}`))[0]?.id);
  const stateOf = async (seller: Seller) => (await seller.get(PATH)).json;

  /** Makes the reminder due now and waits until its jobs have ended. */
  async function fallDue(seller: Seller, minutesAgo = 0) {
    const id = await idOf(seller);
    const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const job = sql`name in ('daily-reminder', 'push-message') and data->>'userId' = ${id}`;
    await server.db.execute(sql`update reminders set next_at = ${at} where user_id = ${id}`);
    await server.db.execute(sql`
      update pgboss.job set start_after = now(), data = data || ${JSON.stringify({ at })}::jsonb
      where ${job} and name = 'daily-reminder' and state = 'created'`);
    const running = sql`select id from pgboss.job where ${job} and (state in ('active', 'retry')
      or (state = 'created' and start_after < now() + interval '1 minute'))`;
    await waitFor(
      async () => (await rows(server, running)).length === 0,
      () => 'the jobs of the reminder have not ended',
    );
  }

  async function withCard(name?: string): Promise<Seller> {
    const seller = await server.newSeller(name);
    await seller.post('/api/practice/cards', { buyerLine: LINE });
    return seller;
  }

  it('is off until the seller switches it on, and can be switched off', async () => {
    const seller = await server.newSeller();
    const off = await stateOf(seller);
    expect(off).toMatchObject({ hour: null, tz: null, endpoints: [] });
    expect(off.publicKey).toMatch(/^B[\w-]{86}$/);
    const endpoint = newEndpoint();
    const on = await switchOn(seller, newSubscription(endpoint), 19);
    expect(on.json).toMatchObject({ hour: 19, tz: TZ, endpoints: [endpoint] });
    expect((await seller.delete(PATH)).status).toBe(200);
    expect(await stateOf(seller)).toEqual(off);
  });

  it('sends the same encrypted text to every browser, once, and waits for the next day', async () => {
    const seller = await withCard();
    const phone = newBrowser(newEndpoint());
    const laptop = newBrowser(newEndpoint());
    await switchOn(seller, phone.subscription);
    await switchOn(seller, laptop.subscription);
    await fallDue(seller);
    for (const { read, subscription } of [phone, laptop]) {
      const [push, ...more] = sentTo(subscription.endpoint);
      expect(more).toEqual([]);
      expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'reminder' });
      expect(push?.headers.authorization).toContain(`k=${(await stateOf(seller)).publicKey}`);
      expect(read(push?.body ?? Buffer.alloc(0))).toEqual({
        title: 'Sua objeção do dia',
        body: 'Dois minutos de treino esperam por você.',
      });
    }
    const [{ next_at: nextAt } = {}] = await rows(
      server,
      sql`select next_at from reminders where user_id = ${await idOf(seller)}`,
    );
    expect(new Date(String(nextAt)).toISOString()).toBe(
      nextTime({ hour: 8, tz: TZ }, Date.now()).toISOString(),
    );
  });

  it('is sent once, however many jobs and nodes find it due', async () => {
    const seller = await withCard();
    const subscription = newSubscription(newEndpoint());
    for (const hour of [8, 9, 8, 10, 8]) await switchOn(seller, subscription, hour);
    await fallDue(seller);
    expect(sentTo(subscription.endpoint)).toHaveLength(1);
  });

  it('speaks the language of the account', async () => {
    const seller = await withCard();
    await seller.post('/api/auth/update-user', { language: 'es-ES' });
    const browser = newBrowser(newEndpoint());
    await switchOn(seller, browser.subscription);
    await fallDue(seller);
    const [push] = sentTo(browser.subscription.endpoint);
    expect(browser.read(push?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Tu objeción del día',
    });
  });

  it('is not sent to who answered an objection today, has no card, or is hours late', async () => {
    const practised = await withCard();
    const [card] = (await practised.get('/api/practice/cards')).json.cards;
    await practised.post(`/api/practice/cards/${card.id}/answer`, { text: GOOD });
    const empty = await server.newSeller();
    const late = await withCard();
    const cases = [practised, empty, late].map((seller) => ({ seller, endpoint: newEndpoint() }));
    for (const { seller, endpoint } of cases) await switchOn(seller, newSubscription(endpoint));
    for (const { seller } of cases) await fallDue(seller, seller === late ? 180 : 0);
    for (const { endpoint } of cases) expect(sentTo(endpoint)).toEqual([]);
  });

  it.each([404, 410, 403])('removes a browser whose service answers %i', async (status) => {
    const seller = await withCard();
    const endpoint = newEndpoint();
    await switchOn(seller, newSubscription(endpoint));
    service.answers.push(status);
    await fallDue(seller);
    expect(sentTo(endpoint)).toHaveLength(1);
    expect((await stateOf(seller)).endpoints).toEqual([]);
  });

  it('tries again when the service fails, and follows no redirect', async () => {
    const seller = await withCard();
    const endpoint = newEndpoint();
    await switchOn(seller, newSubscription(endpoint));
    service.answers.push(503, 302);
    const id = await idOf(seller);
    const retryNow = () =>
      server.db.execute(sql`update pgboss.job set start_after = now()
        where name = 'push-message' and state = 'retry' and data->>'userId' = ${id}`);
    const ended = fallDue(seller);
    await waitFor(
      async () => {
        await retryNow();
        return sentTo(endpoint).length === 3;
      },
      () => `${sentTo(endpoint).length} messages`,
    );
    await ended;
    expect(service.received.some(({ path }) => path === '/redirected')).toBe(false);
    expect((await stateOf(seller)).endpoints).toEqual([endpoint]);
  });

  it('stops in one browser, and with the last one', async () => {
    const seller = await withCard();
    const [first, second] = [newEndpoint(), newEndpoint()];
    await switchOn(seller, newSubscription(first));
    await switchOn(seller, newSubscription(second));
    const left = await seller.delete(`${PATH}/devices`, { endpoint: first });
    expect(left.json).toMatchObject({ hour: 8, endpoints: [second] });
    const none = await seller.delete(`${PATH}/devices`, { endpoint: second });
    expect(none.json).toMatchObject({ hour: null, endpoints: [] });
  });

  it('goes to five browsers at most, the newest ones', async () => {
    const seller = await server.newSeller();
    const all = Array.from({ length: 7 }, newEndpoint);
    for (const endpoint of all) await switchOn(seller, newSubscription(endpoint));
    expect((await stateOf(seller)).endpoints).toEqual(all.slice(2));
  });

  it('of a browser goes to who subscribed with it last', async () => {
    const [seller, other] = [await withCard(), await withCard('Rui Telles')];
    const subscription = newSubscription(newEndpoint());
    await switchOn(seller, subscription);
    await switchOn(other, subscription);
    expect((await stateOf(seller)).endpoints).toEqual([]);
    await fallDue(seller);
    await fallDue(other);
    expect(sentTo(subscription.endpoint)).toHaveLength(1);
  });

  it('of another seller cannot be seen or stopped, and nobody gets 401', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const endpoint = newEndpoint();
    await switchOn(seller, newSubscription(endpoint));
    expect(await stateOf(other)).toMatchObject({ hour: null, endpoints: [] });
    await other.delete(`${PATH}/devices`, { endpoint });
    await other.delete(PATH);
    expect((await stateOf(seller)).endpoints).toEqual([endpoint]);
    const nobody = server.asNobody();
    expect((await nobody.get(PATH)).status).toBe(401);
    expect((await switchOn({ ...seller, ...nobody }, newSubscription(endpoint))).status).toBe(401);
    expect((await nobody.delete(PATH)).status).toBe(401);
  });

  it('refuses an unknown hour, time zone or key', async () => {
    const seller = await server.newSeller();
    const subscription = newSubscription(newEndpoint());
    const bad = [
      { hour: 24, tz: TZ, subscription },
      { hour: 7.5, tz: TZ, subscription },
      { hour: 8, tz: 'Mars/Base', subscription },
      { hour: 8, tz: TZ, subscription: { ...subscription, keys: { p256dh: 'x', auth: 'y' } } },
      { hour: 8, tz: TZ, subscription: { ...subscription, endpoint: 'nowhere' } },
    ];
    for (const body of bad) expect((await seller.put(PATH, body)).status).toBe(400);
    expect(await stateOf(seller)).toMatchObject({ hour: null });
  });
});

describe('An installation without exceptions', () => {
  const server = useServer();

  it('refuses endpoints of the inside network, and too many changes', async () => {
    const seller = await server.newSeller();
    const set = (endpoint: string) =>
      seller.put(PATH, { hour: 8, tz: TZ, subscription: newSubscription(endpoint) });
    const refused = [
      ...['http://1.1.1.1/a', 'https://127.0.0.1/a', 'https://[::1]/a', 'https://10.0.0.8/a'],
      ...['https://169.254.169.254/a', 'https://localhost/a', 'https://1.1.1.1:8443/a'],
    ];
    for (const endpoint of refused) expect((await set(endpoint)).status, endpoint).toBe(422);
    expect((await set(PUBLIC_ENDPOINT)).status).toBe(200);
    const statuses: number[] = [];
    for (let time = 0; time < 30; time++) statuses.push((await set(PUBLIC_ENDPOINT)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('The next time of an hour', () => {
  const next = (hour: number, tz: string, after: string) =>
    nextTime({ hour, tz }, Date.parse(after)).toISOString();

  it('is today or tomorrow in the time zone', () => {
    expect(next(8, TZ, '2026-11-22T10:59:00Z')).toBe('2026-11-22T11:00:00.000Z');
    expect(next(8, TZ, '2026-11-22T11:00:00Z')).toBe('2026-11-23T11:00:00.000Z');
    expect(next(23, 'Asia/Tokyo', '2026-11-22T15:00:00Z')).toBe('2026-11-23T14:00:00.000Z');
  });

  it('keeps the hour of the clock when summer time begins and ends', () => {
    expect(next(8, 'Europe/Lisbon', '2026-03-28T09:00:00Z')).toBe('2026-03-29T07:00:00.000Z');
    expect(next(8, 'Europe/Lisbon', '2026-10-24T09:00:00Z')).toBe('2026-10-25T08:00:00.000Z');
    expect(next(1, 'Europe/Lisbon', '2026-03-28T12:00:00Z')).toMatch(/^2026-03-29T0[01]:00/);
  });
});
