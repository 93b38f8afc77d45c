import {
  type LogResult,
  RESULT_KINDS,
  RESULT_NOTE_MAX,
  type Result,
} from '@salesai/contract/results';
import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limits } from '../../db/schema/limits.ts';
import { results } from '../../db/schema/results.ts';
import { RULES } from '../../http/rules.ts';
import { activeIcp, createSellerData } from '../../testing/icps.ts';
import { type Seller, useServer } from '../../testing/server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const log = (seller: Seller, entry: LogResult, headers = {}) =>
  seller.post('/api/results', entry, headers);
const dashboard = async (seller: Seller, query = '') =>
  (await seller.get(`/api/dashboard${query}`)).json;
const dateIn = (tz: string, at: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short' }).format(new Date(at));

/** Numbers from 0 up to 1, the same in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const pick = (random: () => number) =>
  RESULT_KINDS[Math.floor(random() * RESULT_KINDS.length)] ?? 'contact';
const cents = (random: () => number) => (random() < 0.7 ? Math.round(random() * 1e7) / 100 : null);

describe('Results', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  it('are listed by pages and filtered like the figures of the dashboard', async () => {
    const seller = await server.newSeller();
    const { icpId, channel } = await createSellerData(seller);
    const at = ago(1);
    const entries: LogResult[] = [
      { kind: 'contact', at },
      { kind: 'contact', icpId, at },
      { kind: 'sale', channelId: channel, amount: 10, at },
      { kind: 'loss', channelId: channel, objection: 'price', at },
      { kind: 'loss', at },
    ];
    for (const entry of entries) await log(seller, entry);
    const listed = async (query: string) => (await seller.get(`/api/results${query}`)).json;
    const pages = await Promise.all([1, 2, 3].map((page) => listed(`?page=${page}&limit=2`)));
    expect(pages.map(({ results, total }) => [results.length, total])).toEqual([
      [2, 5],
      [2, 5],
      [1, 5],
    ]);
    const ids = pages.flatMap(({ results }) => results.map(({ id }: Result) => id));
    expect(new Set(ids).size).toBe(5);
    const totals = [
      ['?kind=contact', 2],
      ['?kind=contact&icpId=none', 1],
      [`?icpId=${icpId}&channelId=none`, 1],
      [`?channelId=${channel}`, 2],
      ['?kind=loss&objection=price', 1],
      ['?kind=loss&objection=none', 1],
    ] as const;
    for (const [query, total] of totals)
      expect([query, (await listed(query)).total]).toEqual([query, total]);
    for (const query of ['?page=0', '?limit=10001', '?kind=gift', '?objection=weather']) {
      expect((await seller.get(`/api/results${query}`)).status, query).toBe(400);
    }
    const other = await server.newSeller('Rui Telles');
    expect((await other.get(`/api/results?channelId=${channel}`)).json.total).toBe(0);
  });

  it('are counted by kind in the metrics, a repeated one once', async () => {
    const seller = await server.newSeller();
    const counted = async () => {
      const { text } = await server.asOperator().get('/metrics');
      return Number(/^salesai_results_logged_total\{kind="proposal"\} (\d+)/m.exec(text)?.[1] ?? 0);
    };
    const before = await counted();
    const key = { 'idempotency-key': 'counted-1' };
    await log(seller, { kind: 'proposal' }, key);
    await log(seller, { kind: 'proposal' }, key);
    expect(await counted()).toBe(before + 1);
  });

  it('are limited to 10,000 on one day, whatever the other days have', async () => {
    const seller = await server.newSeller();
    const { id: userId } = (await seller.get('/api/users/profile')).json;
    const at = new Date('2026-03-05T15:00:00Z');
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      id: `${userId}-${n}`,
      userId,
      kind: 'contact' as const,
      at,
    }));
    for (let from = 0; from < rows.length; from += 2_500) {
      await server.db.insert(results).values(rows.slice(from, from + 2_500));
    }
    const refused = await log(seller, { kind: 'contact', at: at.toISOString() });
    expect([refused.status, refused.json.code]).toEqual([409, 'LIMIT_REACHED']);
    const other = await log(seller, { kind: 'contact' });
    expect(other.status).toBe(200);
    // Nor can one of another day be moved there; those of the day itself can be corrected.
    const moved = (id: string) => seller.put(`/api/results/${id}`, { at: at.toISOString() });
    expect((await moved(other.json.id)).json.code).toBe('LIMIT_REACHED');
    expect((await moved(`${userId}-0`)).status).toBe(200);
    const day = '?from=2026-03-05&to=2026-03-05';
    expect((await dashboard(seller, day)).funnel.contacts).toBe(10_000);
    const { json } = await seller.get(`/api/results${day}`);
    expect([json.results.length, json.total]).toEqual([10_000, 10_000]);
  });

  it('stay removed when their ICP was deleted before the removal is undone', async () => {
    const seller = await server.newSeller();
    const { icpId, channel } = await createSellerData(seller);
    const entry = { kind: 'sale', icpId, channelId: channel, amount: 5 } as const;
    const { id } = (await log(seller, entry)).json;
    await seller.delete(`/api/results/${id}`);
    await seller.delete(`/api/icp/${icpId}`);
    expect((await log(seller, entry)).status).toBe(404);
    expect((await log(seller, { kind: 'sale', icpId, amount: 5 })).status).toBe(404);
  });

  it('are logged, listed newest first, corrected and deleted', async () => {
    const seller = await server.newSeller();
    const { icpId, channel } = await createSellerData(seller);
    const first = await log(seller, { kind: 'contact', at: ago(2) });
    expect(first.status).toBe(200);
    expect(first.json).toMatchObject({ kind: 'contact', icpId: null, amount: null });
    const sale = (await log(seller, { kind: 'sale', channelId: channel, amount: 1_500.5 })).json;
    expect(sale).toMatchObject({ icpId, channelId: channel, icpName: 'Salões', amount: 1_500.5 });
    expect(sale.channelName).not.toBeNull();

    const { json } = await seller.get('/api/results');
    expect(json.results.map(({ id }: Result) => id)).toEqual([sale.id, first.json.id]);

    const changed = await seller.put(`/api/results/${sale.id}`, { amount: 900, note: ' à vista ' });
    expect(changed.json).toMatchObject({ amount: 900, note: 'à vista', channelId: channel });
    expect((await seller.delete(`/api/results/${first.json.id}`)).status).toBe(200);
    expect((await seller.get('/api/results')).json.results).toHaveLength(1);
  });

  it('store nothing more for a repeated Idempotency-Key, also at the same time', async () => {
    const seller = await server.newSeller();
    const key = { 'idempotency-key': 'queued-1' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => log(seller, { kind: 'sale', amount: 10 }, key)),
    );
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect((await dashboard(seller)).amount).toBe(10);
    const other = await server.newSeller('Rui Telles');
    expect((await log(other, { kind: 'contact' }, key)).json.id).not.toBe(answers[0]?.json.id);
    expect((await log(seller, { kind: 'contact' }, { 'idempotency-key': 'a b' })).status).toBe(400);
  });

  it('of another seller do not exist, and nobody gets 401', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const icpId = await activeIcp(seller);
    const { id } = (await log(seller, { kind: 'sale', icpId, amount: 10 })).json;
    expect((await other.put(`/api/results/${id}`, { amount: 1 })).status).toBe(404);
    expect((await other.delete(`/api/results/${id}`)).status).toBe(404);
    expect((await log(other, { kind: 'sale', icpId })).status).toBe(404);
    expect((await other.get('/api/results')).json.results).toEqual([]);
    expect(await dashboard(other)).toMatchObject({ amount: 0, hasResults: false, byDay: [] });
    for (const path of ['/api/results', '/api/results/csv', '/api/dashboard']) {
      expect((await server.asNobody().get(path)).status).toBe(401);
    }
  });

  it('keep the names of a deleted ICP and its channel', async () => {
    const seller = await server.newSeller();
    const { icpId, channel } = await createSellerData(seller);
    const { id, channelName } = (await log(seller, { kind: 'sale', channelId: channel, amount: 5 }))
      .json;
    await seller.delete(`/api/icp/${icpId}`);
    const { byChannel } = await dashboard(seller);
    expect(byChannel).toMatchObject([{ icpId, icpName: 'Salões', channelName, sales: 1 }]);
    expect((await seller.put(`/api/results/${id}`, { amount: 6 })).json.icpName).toBe('Salões');
  });

  it('are refused with impossible amounts, dates, kinds and objections', async () => {
    const seller = await server.newSeller();
    const refused = [
      { kind: 'sale', amount: -1 },
      { kind: 'sale', amount: 1e12 },
      { kind: 'sale', amount: '1,5 mil' },
      { kind: 'gift' },
      { kind: 'loss', objection: 'weather' },
      { kind: 'contact', at: ago(-3) },
      { kind: 'contact', at: '0000-01-01T00:00:00Z' },
      { kind: 'contact', at: '0001-01-01T00:00:00Z' },
      { kind: 'contact', note: 'x'.repeat(RESULT_NOTE_MAX + 1) },
    ];
    for (const entry of refused) {
      expect((await seller.post('/api/results', entry)).status, JSON.stringify(entry)).toBe(400);
    }
    for (const query of [
      '?from=2026-02-31',
      '?tz=Mars/Base',
      '?tz=%2B03:00',
      '?from=2026-02-02&to=2026-02-01',
      '?from=0000-01-01&to=0000-01-02',
      '?to=0001-01-01',
      // A name that JavaScript knows and PostgreSQL does not.
      '?tz=US/Pacific-New',
    ]) {
      for (const path of ['/api/dashboard', '/api/results', '/api/results/csv']) {
        expect((await seller.get(`${path}${query}`)).status, path + query).toBe(400);
      }
    }
    const card = (await seller.post('/api/practice/cards', { buyerLine: 'tá caro' })).json;
    await seller.post(`/api/practice/cards/${card.id}/answer`, { text: 'Caro em relação a quê?' });
    expect((await seller.get('/api/practice/progress?tz=US/Pacific-New')).status).toBe(400);
    expect((await seller.get('/api/results')).json.results).toEqual([]);
  });

  it('have a period that begins with the first possible date at the earliest', async () => {
    const seller = await server.newSeller();
    const period = { from: '1900-01-01', to: '1900-01-02' };
    expect((await seller.get('/api/dashboard?to=1900-01-02')).json).toMatchObject(period);
    expect((await seller.get('/api/results?to=1900-01-02')).status).toBe(200);
  });

  it('are downloaded as CSV without executable cells', async () => {
    const seller = await server.newSeller();
    const note = '=HYPERLINK("http://x";"y")';
    await log(seller, { kind: 'loss', objection: 'price', note });
    const { headers, text } = await seller.get('/api/results/csv');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(text).toContain('Por que não comprou');
    expect(text).toContain(`;Perda;;;;Achou caro;"'=HYPERLINK(""http://x"";""y"")"`);
  });

  it('are downloaded as CSV with the words and the clock of the seller', async () => {
    const seller = await server.newSeller();
    await log(seller, { kind: 'loss', objection: 'knows-someone', at: '2026-01-02T02:30:00Z' });
    const query = '?from=2026-01-01&to=2026-01-01&tz=America/Sao_Paulo';
    const row = async (language: string) => {
      const headers = { 'accept-language': language };
      const { text } = await seller.get(`/api/results/csv${query}`, headers);
      return text.split('\r\n')[1];
    };
    expect(await row('pt-BR')).toBe('01/01/2026 23:30;Perda;;;;Conhece alguém que faz;');
    expect(await row('en-US')).toMatch(/^01\/01\/2026 23:30,Loss,,,,[A-Z][a-z ]+,$/);
  });

  it('are downloaded as CSV with amounts as spreadsheets of the language read them', async () => {
    const seller = await server.newSeller();
    await log(seller, { kind: 'sale', amount: 1234.5, note: 'anual, à vista' });
    const row = async (language: string) => {
      const { text } = await seller.get('/api/results/csv', { 'accept-language': language });
      return text.split('\r\n')[1];
    };
    expect(await row('pt-BR')).toMatch(/;Venda;;;"1234,5";;"anual, à vista"$/);
    expect(await row('es-ES')).toMatch(/;;;"1234,5";;"anual, à vista"$/);
    expect(await row('en-US')).toMatch(/,Sale,,,1234\.5,,"anual, à vista"$/);
  });

  it.each([
    ['+1', "'+1"],
    ['  @soma', "'@soma"],
    ['ligar;=1+1', "ligar;'=1+1"],
    ['ligar; -2', "ligar;' -2"],
    ['ligar\n=1', "ligar\n'=1"],
    ['ligar\t+1', "ligar\t'+1"],
    ['＝1', "'＝1"],
    ['ligar;＠x', "ligar;'＠x"],
    ['ligar,=1+1', "ligar,'=1+1"],
    // A quote before the sign closes the one that a reader of other separators opens.
    ['"=1', "'=1"],
    ['ligar;"=1', "ligar;'=1"],
    ['ligar, ""=1', "ligar,' =1"],
    ['10 - 2 = 8', '10 - 2 = 8'],
  ])('have %j as %j in CSV', async (note, cell) => {
    const seller = await server.newSeller();
    await log(seller, { kind: 'contact', note });
    const { text } = await seller.get('/api/results/csv');
    const noteCell = text.split('\r\n')[1]?.split(';;;;;').at(-1);
    expect(noteCell?.replaceAll('"', '')).toBe(cell);
  });
});

describe('Results over many past days', () => {
  const server = useServer();

  it('are limited to 10,000 logged in a day, for one seller', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const key = { 'idempotency-key': 'first' };
    const first = await log(seller, { kind: 'contact', at: ago(400) }, key);
    await server.db
      .update(limits)
      .set({ points: 10_000 })
      .where(like(limits.key, `${RULES.result.name}:%`));
    const refused = await log(seller, { kind: 'contact', at: ago(401) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // What was stored before is answered again, and another seller has a limit of their own.
    expect((await log(seller, { kind: 'contact' }, key)).json.id).toBe(first.json.id);
    expect((await log(other, { kind: 'contact' })).status).toBe(200);
  });
});

describe('The dashboard', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  it.each(['America/Sao_Paulo', 'Asia/Tokyo'])(
    'equals a recount of 200 random logs, some corrected and some deleted, in %s',
    async (tz) => {
      const seller = await server.newSeller();
      const { icpId, channel } = await createSellerData(seller);
      const random = sequence(7);
      const entries = Array.from({ length: 200 }, () => ({
        kind: pick(random),
        at: ago(random() * 40),
        amount: cents(random),
        ...(random() < 0.5 ? { channelId: channel } : random() < 0.5 ? { icpId } : {}),
        objection: random() < 0.3 ? ('price' as const) : null,
      }));
      const logged: { id: string; entry: (typeof entries)[number] }[] = [];
      for (const entry of entries) logged.push({ id: (await log(seller, entry)).json.id, entry });
      for (const [at, { id, entry }] of logged.entries()) {
        if (at % 5 === 0) {
          const change = { kind: pick(random), amount: cents(random), at: ago(random() * 40) };
          await seller.put(`/api/results/${id}`, change);
          Object.assign(entry, change);
        }
        if (at % 7 === 0) {
          await seller.delete(`/api/results/${id}`);
          entries.splice(entries.indexOf(entry), 1);
        }
      }

      const [from, to] = [dateIn(tz, ago(20)), dateIn(tz, ago(3))];
      const found = await dashboard(seller, `?from=${from}&to=${to}&tz=${tz}`);
      const within = entries.filter(({ at }) => dateIn(tz, at) >= from && dateIn(tz, at) <= to);
      const count = (list: typeof entries, kind: string) =>
        list.filter((one) => one.kind === kind).length;
      const sold = (list: typeof entries) =>
        Math.round(
          list
            .filter(({ kind }) => kind === 'sale')
            .reduce((sum, one) => sum + (one.amount ?? 0) * 100, 0),
        ) / 100;
      const funnelOf = (list: typeof entries) => ({
        contacts: count(list, 'contact'),
        conversations: count(list, 'conversation'),
        proposals: count(list, 'proposal'),
        sales: count(list, 'sale'),
      });
      expect(found.funnel).toEqual(funnelOf(within));
      expect(found.amount).toBe(sold(within));
      const priced = within.filter(({ kind, amount }) => kind === 'sale' && amount !== null).length;
      expect(found.averageTicket).toBeCloseTo(sold(within) / priced, 2);
      const lost = found.losses.reduce((sum: number, one: { count: number }) => sum + one.count, 0);
      expect(lost).toBe(count(within, 'loss'));
      const days = Map.groupBy(within, ({ at }) => dateIn(tz, at));
      expect(found.byDay).toEqual(
        [...days]
          .map(([date, list]) => ({ date, ...funnelOf(list), amount: sold(list) }))
          .sort((a, b) => a.date.localeCompare(b.date)),
      );
      const channels = within.filter((one) => 'channelId' in one);
      expect(
        found.byChannel.find((one: { channelId: string }) => one.channelId === channel),
      ).toMatchObject({
        ...funnelOf(channels),
        amount: sold(channels),
      });
      const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      const shifted = (date: string, by: number) =>
        new Date(Date.parse(date) + by * DAY_MS).toISOString().slice(0, 10);
      const [start, end] = [shifted(from, -length), shifted(from, -1)];
      const earlier = entries.filter(({ at }) => dateIn(tz, at) >= start && dateIn(tz, at) <= end);
      expect(found.before.funnel).toEqual(funnelOf(earlier));
    },
  );

  it('compares the goal of the profile with what was sold in its period', async () => {
    const seller = await server.newSeller();

    const answers = answersOf(SELLER);
    await seller.post('/api/avatar/generate', { perfilVendedor: answers });
    await log(seller, { kind: 'sale', amount: 5_000 });
    expect((await dashboard(seller)).goal).toMatchObject({
      value: 15_000,
      unit: 'BRL',
      per: 'month',
      reached: 5_000,
      left: 10_000,
    });
  });

  it('compares no goal of net money with gross sales', async () => {
    const seller = await server.newSeller();
    const goal = 'Qual é a sua meta financeira para os próximos 12 meses?';
    const net = { ...SELLER, [goal]: 'tirar 18 mil limpo por mês' };
    await seller.post('/api/avatar/generate', { perfilVendedor: answersOf(net) });
    expect((await dashboard(seller)).goal).toBeNull();
  });

  it('has no goal without a profile', async () => {
    const seller = await server.newSeller();
    expect((await dashboard(seller)).goal).toBeNull();
  });
});
