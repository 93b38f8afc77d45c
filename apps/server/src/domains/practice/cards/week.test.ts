import type { CardResult } from '@salesai/contract/card-changes';
import type { Card, CardKind } from '@salesai/contract/cards';
import type { Progress } from '@salesai/contract/progress';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dateIn } from '../../../seller-day.ts';
import { createSellerData } from '../../../testing/icps.ts';
import { SESSIONS, say, startPractice } from '../../../testing/practice.ts';
import { type Seller, useServer } from '../../../testing/server.ts';
import { createSetClock } from '../../../testing/set-clock.ts';
import { sharedWorkers } from '../../../testing/shared-workers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SAO_PAULO = 'America/Sao_Paulo';
/** Ends its summer time on the last day of the simulated week. */
const LISBON = 'Europe/Lisbon';
const DAYS = [19, 20, 21, 22, 23, 24, 25].map((day) => `2026-10-${day}`);
const [MONDAY = '', TUESDAY = '', WEDNESDAY = '', THURSDAY = '', FRIDAY = '', SATURDAY = ''] = DAYS;
const SUNDAY = '2026-10-25';

const BAD = 'faço por metade então';
const GOOD: Partial<Record<CardKind, string>> = {
  objection: 'Entendo a sua preocupação. O que mais pesa pra você, o valor ou o momento?',
  price: 'Entendo. O que mais pesa pra você, o valor ou o momento?',
  opening: 'Oi, Célia, tudo bem? Sou a Ana, da agenda online. Posso te fazer uma pergunta rápida?',
  problem: 'O que mais te incomoda hoje na agenda?',
  implication: 'E quanto isso te custa por mês?',
  next_step: 'Posso te ligar amanhã às 15h pra gente fechar no Pix?',
};

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

describe('A week of practice by the clock', () => {
  const clock = createSetClock(`${MONDAY}T12:00:00Z`);
  const server = useServer({ RATE_LIMITS: 'off' }, sharedWorkers, { clock: clock.start });
  let seller: Seller;
  let icpId: string;
  let channel: string;

  beforeAll(async () => {
    seller = await server.newSeller();
    ({ icpId, channel } = await createSellerData(seller));
    await seller.post('/api/scripts/generate', { icpId, channel });
  });

  /** The database stamps sessions and messages with its own time: moves them to the set one. */
  async function stampRows() {
    const at = new Date(clock.now()).toISOString();
    for (const [table, columns] of [
      ['practice_sessions', ['created_at', 'ended_at']],
      ['practice_entries', ['created_at']],
    ] as const) {
      for (const column of columns.map((name) => sql.identifier(name))) {
        await server.db.execute(
          sql`update ${sql.identifier(table)} set ${column} = ${at} where ${column} > now() - interval '1 hour'`,
        );
      }
    }
  }

  /** Goes to a time; the ID token of the time before has expired. */
  async function goTo(date: string, time = '12:00:00') {
    clock.set(`${date}T${time}Z`);
    const { cookie } = seller;
    const { token } = (await server.asNobody().get('/api/auth/token', { cookie })).json;
    seller = server.as({ ...seller, authorization: `Bearer ${token}` });
  }

  const list = async (query = ''): Promise<{ cards: Card[]; objectionOfTheDay: Card | null }> =>
    (await seller.get(`/api/practice/cards${query}`)).json;
  const due = async (tz = SAO_PAULO) => (await list(`?due=today&tz=${tz}`)).cards;
  const daily = async () => (await list(`?due=today&tz=${SAO_PAULO}`)).objectionOfTheDay;
  const answer = async ({ id }: Card, text: string, more: object = {}): Promise<CardResult> =>
    (await seller.post(`/api/practice/cards/${id}/answer`, { text, ...more })).json;
  const progress = async (): Promise<Progress> =>
    (await seller.get(`/api/practice/progress?tz=${SAO_PAULO}`)).json;

  /** A conversation in which the seller names the price first and gives it away. */
  async function playBadly(seed: number) {
    const { json } = await startPractice(seller, icpId, { level: 'medium', seed });
    const path = `${SESSIONS}/${json.id}`;
    for (const text of ['Compra minha agenda, é 490', BAD, 'fecha hoje?']) {
      await say(seller, path, text);
    }
    await seller.post(`${path}/end`);
    await stampRows();
    return json.id as string;
  }

  it('on Monday a lost session makes cards for the next day, and an objection of the day', async () => {
    await goTo(MONDAY);
    const sessionId = await playBadly(7);
    const { cards } = await list();
    const made = cards.filter((card) => card.sessionId === sessionId);
    expect(made.length).toBeGreaterThanOrEqual(2);
    for (const { dueAt } of made) expect(dateIn(SAO_PAULO, Date.parse(dueAt))).toBe(TUESDAY);
    expect(await daily()).toMatchObject({ kind: 'objection', icpId });
    expect(await progress()).toMatchObject({ sessions: 1, days: [{ date: MONDAY }] });
  });

  it('on Tuesday a failed card comes back in one or two days, a passed one after three or more', async () => {
    await goTo(TUESDAY);
    const cards = await due();
    const now = new Date(clock.now()).toISOString();
    const [failed, ...others] = cards.filter(({ kind }) => GOOD[kind]);
    if (!failed) throw new Error('Nothing is due');
    const again = await answer(failed, BAD, { seconds: 30 });
    expect(again).toMatchObject({ passed: false, rating: 'again' });
    expect(daysBetween(now, again.dueAt)).toBeGreaterThanOrEqual(1);
    expect(daysBetween(now, again.dueAt)).toBeLessThanOrEqual(2);
    for (const card of others) {
      const passed = await answer(card, GOOD[card.kind] ?? '', { seconds: 90 });
      expect(passed, card.kind).toMatchObject({ passed: true, rating: 'good' });
      expect(daysBetween(now, passed.dueAt)).toBeGreaterThanOrEqual(3);
    }
    expect((await due()).map(({ id }) => id)).not.toContain(failed.id);
  });

  it('on Wednesday a passed objection changes the own script, which can be undone', async () => {
    await goTo(WEDNESDAY);
    const objection = await daily();
    if (!objection) throw new Error('There is no objection of the day');
    const { passed, script } = await answer(objection, GOOD.objection ?? '', { seconds: 60 });
    expect(passed).toBe(true);
    expect(await daily()).toBeNull();
    if (!script) throw new Error('No script is suggested');
    const path = `/api/scripts/${script.icpId}/${script.channelId}`;
    const contentOf = async () =>
      (await seller.get(path)).json.scripts.find(({ id }: { id: string }) => id === script.scriptId)
        .content as string;
    const before = await contentOf();
    const content = before.replace(script.before, () => script.after);
    await seller.put(`${path}/${script.scriptId}`, { content });
    expect(await contentOf()).toContain(GOOD.objection);
    await seller.put(`${path}/${script.scriptId}`, { content: before });
    expect(await contentOf()).toBe(before);
  });

  it('on Thursday the failed card is due, and two devices that answer it agree', async () => {
    await goTo(THURSDAY);
    const [card] = (await due()).filter(({ kind }) => GOOD[kind]);
    if (!card) throw new Error('Nothing is due');
    const text = GOOD[card.kind] ?? '';
    const body = { text, seconds: 20 };
    const both = await Promise.all(
      [1, 2].map(() => seller.post(`/api/practice/cards/${card.id}/answer`, body)),
    );
    const accepted = both.filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThanOrEqual(1);
    for (const { status } of both) expect([200, 409]).toContain(status);
    const late = await answer(card, text, { seconds: 20 });
    const stored = (await list()).cards.find(({ id }) => id === card.id);
    expect(stored?.dueAt).toBe(late.dueAt);
    expect(daysBetween(new Date(clock.now()).toISOString(), late.dueAt)).toBeLessThanOrEqual(60);
  });

  it('on Friday a phone whose clock is wrong by days changes no date', async () => {
    await goTo(FRIDAY);
    await playBadly(11);
    const { json: card } = await seller.post('/api/practice/cards', { buyerLine: 'vou pensar' });
    const wrong = { date: new Date(Date.parse(FRIDAY) + 9 * DAY_MS).toUTCString() };
    const body = { text: GOOD.objection, seconds: 5 * 24 * 60 * 60 };
    const { json: result } = await seller.post(
      `/api/practice/cards/${card.id}/answer`,
      body,
      wrong,
    );
    expect(result).toMatchObject({ passed: true, rating: 'good' });
    expect(daysBetween(new Date(clock.now()).toISOString(), result.dueAt)).toBe(3);
    const today = (await progress()).days.find(({ date }) => date === FRIDAY);
    expect(today?.minutes).toBeLessThanOrEqual(30);
  });

  it('on Saturday cards of a deleted script and a deleted ICP are answered', async () => {
    await goTo(SATURDAY);
    const cards = (await due()).filter(({ kind }) => GOOD[kind]);
    expect(cards.length).toBeGreaterThanOrEqual(2);
    const [first, second] = cards;
    if (!first || !second) throw new Error('Nothing is due');
    await seller.delete(`/api/scripts/${icpId}/${channel}`);
    const withoutScript = await answer(first, GOOD[first.kind] ?? '');
    expect(withoutScript).toMatchObject({ passed: true });
    expect(withoutScript.script).toBeUndefined();
    await seller.delete(`/api/icp/${icpId}`);
    expect(await answer(second, GOOD[second.kind] ?? '')).toMatchObject({ passed: true });
  });

  it('on Sunday the week is in the progress, also where summer time ends', async () => {
    await goTo(SUNDAY);
    const { sessions, days, criteria } = await progress();
    expect(sessions).toBe(2);
    expect(days.map(({ date }) => date)).toEqual(DAYS.slice(0, 6));
    expect(criteria.find(({ key }) => key === 'problem')).toMatchObject({ count: 2 });
  });

  it('lists each card in both time zones within a day of its date', async () => {
    const cards = (await list()).cards;
    expect(cards.length).toBeGreaterThanOrEqual(4);
    const listedOn = new Map<string, Record<string, string>>();
    for (let hour = 0; hour < 24 * 14; hour += 6) {
      const at = new Date(Date.parse('2026-10-20T00:30:00Z') + (hour / 24) * DAY_MS);
      await goTo(at.toISOString().slice(0, 10), at.toISOString().slice(11, 19));
      for (const tz of [SAO_PAULO, LISBON]) {
        for (const { id } of await due(tz)) {
          const days = listedOn.get(id) ?? {};
          days[tz] ??= dateIn(tz, at.getTime());
          listedOn.set(id, days);
        }
      }
    }
    const soon = cards.filter(({ dueAt }) => {
      const days = daysBetween('2026-10-20T12:00:00Z', dueAt);
      return days > 0 && days < 12;
    });
    expect(soon.length).toBeGreaterThanOrEqual(2);
    for (const { id, dueAt } of soon) {
      for (const tz of [SAO_PAULO, LISBON]) {
        const listed = listedOn.get(id)?.[tz] ?? '';
        const moved = Math.abs(daysBetween(dateIn(tz, Date.parse(dueAt)), listed));
        expect(moved, `${tz}: due ${dueAt}, listed ${listed}`).toBeLessThanOrEqual(1);
      }
    }
  });
});
