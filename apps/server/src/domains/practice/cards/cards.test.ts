import type { Card } from '@salesai/contract/cards';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { practiceCards } from '../../../db/schema/practice-cards.ts';
import { sendMessage } from '../../../testing/coach.ts';
import { activeIcp, createSellerData } from '../../../testing/icps.ts';
import { type Seller, useServer } from '../../../testing/server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LINE = 'tá caro demais pra mim, não sei se compensa';
const GOOD = 'Entendo a sua preocupação. O que mais pesa pra você, o valor ou o momento?';

const newCard = async (seller: Seller, buyerLine = LINE, icpId?: string): Promise<Card> =>
  (await seller.post('/api/practice/cards', { buyerLine, ...(icpId ? { icpId } : {}) })).json;
const answer = (seller: Seller, { id }: Card, body: object) =>
  seller.post(`/api/practice/cards/${id}/answer`, body);
const daysUntil = (date: string) => (Date.parse(date) - Date.now()) / DAY_MS;

describe('Practice cards', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const setDue = (id: string, days: number) =>
    server.db
      .update(practiceCards)
      .set({ dueAt: new Date(Date.now() + days * DAY_MS) })
      .where(eq(practiceCards.id, id));

  it('are made of the failed marks of an ended session, once', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const offer = { name: 'agenda', price: 149 };
    const start = { icpId, level: 'medium', seed: 7, offer };
    const session = (await seller.post('/api/practice/sessions', start)).json;
    const path = `/api/practice/sessions/${session.id}`;
    await seller.post(`${path}/messages`, { text: 'Compra minha agenda, é 149', clientId: 'a' });
    await seller.post(`${path}/messages`, { text: 'Faço 20% de desconto', clientId: 'b' });
    await seller.post(`${path}/end`);

    const { cards } = (await seller.get('/api/practice/cards')).json;
    const own = cards.filter((card: Card) => card.sessionId === session.id);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(new Set(own.map(({ kind }: Card) => kind)).size).toBe(own.length);
    for (const { dueAt, icpId: of } of own) {
      expect(of).toBe(icpId);
      expect(daysUntil(dueAt)).toBeGreaterThan(0.9);
      expect(daysUntil(dueAt)).toBeLessThan(2);
    }
    await seller.get(`${path}/review`);
    expect((await seller.get('/api/practice/cards')).json.cards).toHaveLength(cards.length);
  });

  it('of one objection come on any date; one is made where there is none', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const own = await newCard(seller);
    await newCard(seller, 'já tenho fornecedor');
    const of = async (who: Seller, objection: string): Promise<Card[]> =>
      (await who.get(`/api/practice/cards?objection=${objection}`)).json.cards;
    expect((await of(seller, 'price')).map(({ id }) => id)).toEqual([own.id]);

    const made = await of(other, 'payment');
    expect(made).toMatchObject([
      { kind: 'objection', objection: 'payment', buyerLine: 'A parcela pesa' },
    ]);
    expect(await of(other, 'payment')).toEqual(made);
    await Promise.all(Array.from({ length: 6 }, () => of(other, 'think')));
    expect(await of(other, 'think')).toHaveLength(1);
    await other.delete(`/api/practice/cards/${made[0]?.id}`);
    const [next] = await of(other, 'payment');
    expect(next).toMatchObject({ objection: 'payment' });
    expect(next?.buyerLine).not.toBe('A parcela pesa');
    expect((await other.get('/api/practice/cards?objection=nothing')).status).toBe(400);
    expect((await server.asNobody().get('/api/practice/cards?objection=price')).status).toBe(401);
  });

  it('are rated by the result: failed, with a hint, passed, quick at first', async () => {
    const seller = await server.newSeller();
    const failed = await newCard(seller);
    const first = (await answer(seller, failed, { text: 'faço por metade então' })).json;
    expect(first).toMatchObject({ passed: false, rating: 'again', counted: [] });
    expect(daysUntil(first.dueAt)).toBeLessThanOrEqual(2);
    const again = (await answer(seller, failed, { text: GOOD, seconds: 10 })).json;
    expect(again).toMatchObject({ passed: true, rating: 'good' });

    const quick = await newCard(seller, 'vou pensar e te falo');
    const passed = (await answer(seller, quick, { text: GOOD, seconds: 10 })).json;
    expect(passed).toMatchObject({ passed: true, rating: 'easy' });
    expect(daysUntil(passed.dueAt)).toBeGreaterThanOrEqual(3);
    const pieces = passed.counted.map(({ start, end }: { start: number; end: number }) =>
      GOOD.slice(start, end),
    );
    expect(pieces).toContain('O que mais pesa pra você, o valor ou o momento?');

    const hinted = await newCard(seller, 'já tenho fornecedor');
    expect((await seller.get(`/api/practice/cards/${hinted.id}/hint`)).json.hint).not.toBe('');
    const hard = (await answer(seller, hinted, { text: GOOD, hint: true })).json;
    expect(hard).toMatchObject({ passed: true, rating: 'hard' });
  });

  it('are answered after any time, and in no negative one', async () => {
    const seller = await server.newSeller();
    const card = await newCard(seller);
    for (const seconds of [2 ** 31, Number.MAX_VALUE]) {
      const { status, json } = await answer(seller, card, { text: GOOD, seconds });
      expect([status, json.rating]).toEqual([200, 'good']);
    }
    expect((await answer(seller, card, { text: GOOD, seconds: -1 })).status).toBe(400);
  });

  it('are due by the day of the seller', async () => {
    const seller = await server.newSeller();
    const card = await newCard(seller);
    const due = async () => (await seller.get('/api/practice/cards?due=today')).json.cards;
    expect(await due()).toEqual([]);
    await setDue(card.id, -1);
    expect(await due()).toMatchObject([{ id: card.id }]);
    expect((await seller.get('/api/practice/cards?tz=Mars/Base')).status).toBe(400);
  });

  it('of a line exist once, and a deleted one is not made again', async () => {
    const seller = await server.newSeller();
    const card = await newCard(seller);
    expect(card).toMatchObject({ kind: 'objection', objection: 'price', sessionId: null });
    expect((await newCard(seller)).id).toBe(card.id);
    expect((await seller.delete(`/api/practice/cards/${card.id}`)).status).toBe(200);
    expect((await seller.post('/api/practice/cards', { buyerLine: LINE })).status).toBe(409);
    expect((await seller.get('/api/practice/cards')).json.cards).toEqual([]);
  });

  it('are made of a line that the coach judged, once, and of no other turn', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    await seller.post('/api/coach/bootstrap');
    const judged = (await sendMessage(seller, 'avalia essa frase: e quanto isso te custa por mês?'))
      .json;
    expect(judged.judged).toBe(true);
    const path = '/api/practice/cards/coach';
    const card = (await seller.post(path, { turnId: judged.id })).json;
    expect(card).toMatchObject({
      kind: 'implication',
      buyerLine: null,
      answered: 'e quanto isso te custa por mês?',
    });
    const graded = (await sendMessage(seller, 'dá uma nota')).json;
    expect((await seller.post(path, { turnId: graded.id })).json.id).toBe(card.id);
    expect((await seller.get('/api/practice/cards')).json.cards).toHaveLength(1);

    const { id: turnId, judged: isJudged } = (await sendMessage(seller, 'tá caro')).json;
    expect(isJudged).toBe(false);
    expect((await seller.post(path, { turnId })).status).toBe(422);
    expect((await other.post(path, { turnId: judged.id })).status).toBe(404);
    const icpId = await activeIcp(other);
    expect((await seller.post(path, { turnId: judged.id, icpId })).status).toBe(404);
    expect((await server.asNobody().post(path, { turnId: judged.id })).status).toBe(401);
    await seller.delete(`/api/practice/cards/${card.id}`);
    expect((await seller.post(path, { turnId: judged.id })).status).toBe(409);
  });

  it('of an exercise with the coach keep the line of the buyer', async () => {
    const seller = await server.newSeller();
    await seller.post('/api/coach/bootstrap');
    await sendMessage(seller, 'vamos treinar o preço');
    const { id: turnId } = (await sendMessage(seller, 'caro comparado com o quê?')).json;
    expect((await seller.post('/api/practice/cards/coach', { turnId })).json).toMatchObject({
      kind: 'objection',
      objection: 'price',
      answered: 'caro comparado com o quê?',
      buyerLine: expect.any(String),
    });
  });

  it('of another seller do not exist, and nobody gets 401', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const icpId = await activeIcp(seller);
    const card = await newCard(seller);
    const path = `/api/practice/cards/${card.id}`;
    expect((await other.get(`${path}/hint`)).status).toBe(404);
    expect((await answer(other, card, { text: GOOD })).status).toBe(404);
    expect((await other.delete(path)).status).toBe(404);
    const foreign = { buyerLine: LINE, icpId };
    expect((await other.post('/api/practice/cards', foreign)).status).toBe(404);
    expect((await other.get('/api/practice/cards')).json.cards).toEqual([]);
    expect((await server.asNobody().get('/api/practice/cards')).status).toBe(401);
  });

  it('accept one of two answers at the same time', async () => {
    const seller = await server.newSeller();
    const card = await newCard(seller);
    const answers = await Promise.all([1, 2, 3].map(() => answer(seller, card, { text: GOOD })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  });

  it('offer an objection of the ICP as objection of the day until one is answered', async () => {
    const seller = await server.newSeller();
    expect((await seller.get('/api/practice/cards')).json.objectionOfTheDay).toBeNull();
    await activeIcp(seller);
    const { objectionOfTheDay } = (await seller.get('/api/practice/cards')).json;
    expect(objectionOfTheDay).toMatchObject({ kind: 'objection', sessionId: null });
    const second = (await seller.get('/api/practice/cards')).json;
    expect(second.objectionOfTheDay.id).toBe(objectionOfTheDay.id);
    await answer(seller, objectionOfTheDay, { text: GOOD });
    expect((await seller.get('/api/practice/cards')).json.objectionOfTheDay).toBeNull();
  });

  it('suggest an exact piece of an own script that the answer replaces', async () => {
    const seller = await server.newSeller();
    const { icpId, channel } = await createSellerData(seller);
    await seller.post('/api/scripts/generate', { icpId, channel });
    const card = await newCard(seller, 'vou pensar', icpId);
    const { script } = (await answer(seller, card, { text: GOOD })).json;
    expect(script).toMatchObject({
      icpId,
      channelId: channel,
      after: expect.stringContaining(GOOD),
    });
    const { scripts } = (await seller.get(`/api/scripts/${icpId}/${channel}`)).json;
    const own = scripts.find(({ id }: { id: string }) => id === script.scriptId);
    expect(own.content).toContain(script.before);
    const content = own.content.replace(script.before, () => script.after);
    const edited = await seller.put(`/api/scripts/${icpId}/${channel}/${own.id}`, { content });
    expect(edited.json.script?.content ?? edited.json.content).toContain(GOOD);
  });

  it('answer a card whose ICP was deleted', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const card = await newCard(seller, LINE, icpId);
    await seller.delete(`/api/icp/${icpId}`);
    expect((await answer(seller, card, { text: GOOD })).json).toMatchObject({ passed: true });
  });

  it('refuse an empty answer and an endless one', async () => {
    const seller = await server.newSeller();
    const card = await newCard(seller);
    expect((await answer(seller, card, { text: '  ' })).status).toBe(400);
    expect((await answer(seller, card, { text: 'a'.repeat(1_001) })).status).toBe(400);
    for (const text of ['😀😀', '{"x":1}', 'ok ok ok', 'the price is fine, believe me']) {
      expect((await answer(seller, card, { text })).json.passed, text).toBe(false);
    }
  });
});

describe('Progress', () => {
  const server = useServer({ RATE_LIMITS: 'off' });

  it('counts ended sessions and days of practice, without other sellers', async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const empty = (await seller.get('/api/practice/progress')).json;
    expect(empty).toMatchObject({ sessions: 0, margin: null, days: [], level: null });
    const icpId = await activeIcp(seller);
    const start = { icpId, level: 'easy', seed: 3, offer: { name: 'agenda', price: 149 } };
    const { id } = (await seller.post('/api/practice/sessions', start)).json;
    const message = { text: 'Oi, tudo bem? O que mais te incomoda hoje?', clientId: 'a' };
    await seller.post(`/api/practice/sessions/${id}/messages`, message);
    expect((await seller.get('/api/practice/progress')).json.sessions).toBe(0);
    await seller.post(`/api/practice/sessions/${id}/end`);
    const progress = (await seller.get('/api/practice/progress')).json;
    expect(progress).toMatchObject({ sessions: 1, level: 'easy', nextLevel: null });
    expect(progress.levels[0]).toEqual({ level: 'easy', played: 1, won: 0 });
    expect(progress.criteria).toHaveLength(13);
    expect(progress.days).toHaveLength(1);
    expect((await other.get('/api/practice/progress')).json.sessions).toBe(0);
    expect((await server.asNobody().get('/api/practice/progress')).status).toBe(401);
  });
});
