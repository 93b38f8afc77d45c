import { describe, expect, it } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { activeIcp, newIcp } from '../../testing/icps.ts';
import {
  OFFER,
  practiceSession,
  SESSIONS,
  say,
  startPractice,
  withDouble,
} from '../../testing/practice.ts';
import { useServer } from '../../testing/server.ts';

describe('Practice sessions', () => {
  const server = useServer({ RATE_LIMITS: 'off' }, withDouble);

  it('start with a buyer made from the ICP', async () => {
    const seller = await server.newSeller();
    const { session, icpId, path } = await practiceSession(seller, { level: 'hard' });
    expect(session).toMatchObject({
      icpId,
      level: 'hard',
      scene: 'open',
      seed: 4711,
      status: 'active',
      offer: OFFER,
      persona: { name: 'Célia 4711', avatar: expect.stringMatching(/^\/avatars\//) },
      briefing: [{ text: 'A agenda fura', origin: 'you_said' }],
      messages: [],
    });
    expect(session).not.toHaveProperty('endedAt');
    expect((await seller.get(path)).json).toEqual(session);
  });

  it('with the same seed start at the same simulated time, and else with a seed of their own', async () => {
    const seller = await server.newSeller();
    const { session, icpId, path } = await practiceSession(seller);
    await seller.post(`${path}/end`);
    const again = (await startPractice(seller, icpId)).json;
    expect([again.clock, again.persona]).toEqual([session.clock, session.persona]);
    await seller.post(`${SESSIONS}/${again.id}/end`);
    const other = (await startPractice(seller, icpId, { seed: undefined })).json;
    expect(other.seed).not.toBe(session.seed);
  });

  it('are one at a time per ICP: 409 with the id of the active one', async () => {
    const seller = await server.newSeller();
    const { session, icpId, path } = await practiceSession(seller);
    const second = await startPractice(seller, icpId);
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({ sessionId: session.id, code: 'CONFLICT' });
    expect((await startPractice(seller, await activeIcp(seller, 'Outro'))).status).toBe(200);
    await seller.post(`${path}/end`);
    expect((await startPractice(seller, icpId)).status).toBe(200);
  });

  it('started five times at once with one ICP become one session', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => startPractice(seller, icpId)));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const rejected = answers.filter(({ status }) => status === 409);
    expect(rejected.map(({ json }) => json.sessionId)).toEqual(Array(4).fill(made[0]?.json.id));
    expect((await seller.get(SESSIONS)).json.total).toBe(1);
  });

  it('are made once for an Idempotency-Key, also when it is sent at once', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const key = { 'idempotency-key': 'uma-vez' };
    const start = () => seller.post(SESSIONS, { icpId, level: 'easy', offer: OFFER }, key);
    const answers = await Promise.all([start(), start(), start()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    await seller.post(`${SESSIONS}/${answers[0]?.json.id}/end`);
    expect((await start()).json).toMatchObject({ id: answers[0]?.json.id, status: 'undecided' });
    const other = await server.newSeller('Rui Telles');
    const theirs = { icpId: await activeIcp(other), level: 'easy', offer: OFFER };
    expect((await other.post(SESSIONS, theirs, key)).json.id).not.toBe(answers[0]?.json.id);
  });

  it('are refused with 409 for an ICP without a profile', async () => {
    const seller = await server.newSeller();
    const { status, json } = await startPractice(seller, await newIcp(seller));
    expect([status, json.message]).toEqual([409, 'ICP ainda não foi completado']);
    expect(json).not.toHaveProperty('sessionId');
  });

  it.each([
    ['negative', { name: 'Agenda', price: -1 }, 'offer.price'],
    ['zero', { name: 'Agenda', price: 0 }, 'offer.price'],
    ['below a centavo', { name: 'Agenda', price: 0.001 }, 'offer.price'],
    ['huge', { name: 'Agenda', price: 1e12 }, 'offer.price'],
    ['no number', { name: 'Agenda', price: 'caro' }, 'offer.price'],
    ['without a name', { name: '  ', price: 10 }, 'offer.name'],
  ])('are refused with 400 and a message for an offer that is %s', async (_what, offer, field) => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const { status, json } = await startPractice(seller, icpId, { offer });
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect(json.fields[field]).not.toBe('Valor inválido');
  });

  it.each([
    { level: 'impossible' },
    { scene: 'x' },
    { seed: -1 },
    { seed: 1.5 },
    { seed: 2 ** 31 },
  ])('are refused with 400 for %o', async (more) => {
    const seller = await server.newSeller();
    expect((await startPractice(seller, await activeIcp(seller), more)).status).toBe(400);
  });

  it('use the last offer of the ICP, and without any answer 422', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    const without = await startPractice(seller, icpId, { offer: undefined });
    expect([without.status, without.json.fields]).toEqual([
      422,
      { offer: 'Conte o que você vende e por quanto' },
    ]);
    const { id } = (await startPractice(seller, icpId)).json;
    await seller.post(`${SESSIONS}/${id}/end`);
    expect((await startPractice(seller, icpId, { offer: undefined })).json.offer).toEqual(OFFER);
  });

  it('are listed newest first, in pages', async () => {
    const seller = await server.newSeller();
    const { icpId, path, session } = await practiceSession(seller);
    await say(seller, path, 'Oi');
    await seller.post(`${path}/end`);
    const second = (await startPractice(seller, icpId)).json;
    const { sessions, total, page, limit } = (await seller.get(`${SESSIONS}?limit=1`)).json;
    expect([sessions.map(({ id }: { id: string }) => id), total, page, limit]).toEqual([
      [second.id],
      2,
      1,
      1,
    ]);
    const older = (await seller.get(`${SESSIONS}?limit=1&page=2`)).json.sessions;
    expect(older).toMatchObject([{ id: session.id, status: 'undecided' }]);
    expect(older[0].messages).toHaveLength(2);
    expect((await seller.get(`${SESSIONS}?limit=51`)).status).toBe(400);
  });

  it('end as undecided, once', async () => {
    const seller = await server.newSeller();
    const { path } = await practiceSession(seller);
    const ended = await seller.post(`${path}/end`);
    expect(ended.json).toMatchObject({ status: 'undecided', endedAt: expect.any(String) });
    expect((await seller.post(`${path}/end`)).json).toEqual(ended.json);
  });

  it('are deleted with their messages', async () => {
    const seller = await server.newSeller();
    const { path, icpId } = await practiceSession(seller);
    await say(seller, path, 'Oi');
    expect((await seller.delete(path)).status).toBe(200);
    expect((await seller.get(path)).status).toBe(404);
    expect((await seller.delete(path)).status).toBe(404);
    expect((await startPractice(seller, icpId)).status).toBe(200);
  });

  it('continue when their ICP was deleted, and keep its id', async () => {
    const seller = await server.newSeller();
    const { path, icpId } = await practiceSession(seller);
    await seller.delete(`/api/icp/${icpId}`);
    expect((await say(seller, path, 'Oi')).status).toBe(200);
    expect((await seller.post(`${path}/wait`, { hours: 50 })).status).toBe(200);
    expect((await seller.post(`${path}/end`)).json.icpId).toBe(icpId);
    expect((await seller.get(`${path}/review`)).status).toBe(200);
    expect((await startPractice(seller, icpId)).status).toBe(404);
  });

  it('go on at a moment of an earlier session, with its buyer, messages and hidden state', async () => {
    const seller = await server.newSeller();
    const { path, session, icpId } = await practiceSession(seller, { level: 'hard' });
    for (const text of ['Oi', 'O que incomoda?', 'Vamos fechar? fim lost']) {
      await say(seller, path, text);
    }
    const { messages } = (await seller.get(path)).json;
    const at = (n: number) => ({ from: { sessionId: session.id, messageId: messages[n].id } });
    const sameMessages = async (from: object, count: number) => {
      const again = await startPractice(seller, icpId, { ...from, level: 'easy' });
      expect(again.json).toMatchObject({ level: 'hard', seed: 4711, status: 'active' });
      const texts = again.json.messages.map(({ text }: { text: string }) => text);
      expect(texts).toEqual(messages.slice(0, count).map(({ text }: { text: string }) => text));
      return again.json;
    };
    const before = await sameMessages(at(2), 2);
    const next = await say(seller, `${SESSIONS}/${before.id}`, 'E o que isso causa?');
    expect(next.json.messages.map(({ n }: { n: number }) => n)).toEqual([3, 4]);
    await seller.post(`${SESSIONS}/${before.id}/end`);
    const after = await sameMessages(at(3), 4);
    await seller.post(`${SESSIONS}/${after.id}/end`);
    // What ended the conversation is said again in another way.
    const last = await sameMessages(at(messages.length - 1), 4);
    await seller.post(`${SESSIONS}/${last.id}/end`);
    const unknown = { from: { sessionId: session.id, messageId: session.id } };
    expect((await startPractice(seller, icpId, unknown)).status).toBe(404);
    const otherIcp = await activeIcp(seller, 'Outro');
    expect((await startPractice(seller, otherIcp, at(2))).status).toBe(404);
  });

  it('note a hint once at a moment, and tell of it in the review', async () => {
    const seller = await server.newSeller();
    const { path } = await practiceSession(seller);
    await say(seller, path, 'Oi');
    const hints = [await seller.post(`${path}/hint`), await seller.post(`${path}/hint`)];
    expect(hints.map(({ json }) => json)).toEqual([{ hint: 'dica 1' }, { hint: 'dica 1' }]);
    expect((await say(seller, path, 'O que incomoda?')).status).toBe(200);
    expect((await seller.post(`${path}/hint`)).json).toEqual({ hint: 'dica 2' });
    const { messages } = (await seller.get(path)).json;
    expect(messages.map(({ n }: { n: number }) => n)).toEqual([1, 2, 3, 4]);
    await seller.post(`${path}/end`);
    expect((await seller.post(`${path}/hint`)).status).toBe(409);
    const { json } = await seller.get(`${path}/review`);
    expect(json.hints.map(({ text }: { text: string }) => text)).toEqual(['dica 1', 'dica 2']);
  });

  it('answer 404 to another seller on every route, and 401 to nobody', async () => {
    const seller = await server.newSeller();
    const other = await server.newSeller('Rui Telles');
    const { path, session, icpId } = await practiceSession(seller);
    const { messages } = (await say(seller, path, 'Oi')).json;
    const calls = (who: Caller) => [
      startPractice(who, icpId),
      who.get(path),
      say(who, path, 'Oi'),
      who.post(`${path}/messages/stream`, { text: 'Oi', clientId: 'a' }),
      who.post(`${path}/wait`, { hours: 20 }),
      who.post(`${path}/hint`),
      startPractice(who, icpId, {
        from: { sessionId: session.id, messageId: messages[0].id },
      }),
      who.post(`${path}/end`),
      who.get(`${path}/review`),
      who.post(`${path}/contest`, { messageId: messages[0].id, act: 'other' }),
      who.delete(path),
    ];
    const statuses = async (who: Caller) =>
      (await Promise.all(calls(who))).map(({ status }) => status);
    expect(new Set(await statuses(other))).toEqual(new Set([404]));
    expect(new Set(await statuses(server.asNobody()))).toEqual(new Set([401]));
    expect((await server.asNobody().get(SESSIONS)).status).toBe(401);
    expect((await other.get(SESSIONS)).json).toMatchObject({ sessions: [], total: 0 });
    expect((await seller.get(path)).json).toMatchObject({ id: session.id, status: 'active' });
  });

  it('answer the rubric, with weights of 100, in the language of the request', async () => {
    const seller = await server.newSeller();
    const rubric = async (language: string) =>
      (await seller.get('/api/practice/rubric', { 'accept-language': language })).json;
    const portuguese = await rubric('pt-BR');
    const weights = portuguese.criteria.map(({ weight }: { weight: number }) => weight);
    expect(weights.reduce((sum: number, weight: number) => sum + weight, 0)).toBe(100);
    for (const language of ['pt-BR', 'en-US', 'es-ES']) {
      const { criteria, acts, levels } = await rubric(language);
      expect([criteria.length, acts.length, levels.length]).toEqual([13, 28, 4]);
      for (const { title, rule, description = rule } of [...criteria, ...acts, ...levels]) {
        expect(title).not.toMatch(/^rubric|\./);
        expect(description).toMatch(/\.$/);
      }
      expect(criteria[3].rule === portuguese.criteria[3].rule).toBe(language === 'pt-BR');
    }
    expect((await server.asNobody().get('/api/practice/rubric')).status).toBe(401);
  });
});
