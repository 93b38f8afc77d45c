import { describe, expect, it } from 'vitest';
import { practiceSession, say, WITH_DOUBLE } from '../../testing/practice.ts';
import { useServer } from '../../testing/server.ts';

describe('Practice review', () => {
  const server = useServer({ RATE_LIMITS: 'off' }, WITH_DOUBLE);

  /** An ended session of two questions and a statement. */
  async function ended() {
    const seller = await server.newSeller();
    const { path } = await practiceSession(seller);
    await say(seller, path, 'O que incomoda?');
    await say(seller, path, 'Quanto custa isso?');
    const last = await say(seller, path, 'fim lost');
    const { messages } = (await seller.get(path)).json;
    const contest = (messageId: string, act: string) =>
      seller.post(`${path}/contest`, { messageId, act });
    return { seller, path, messages, contest, last };
  }

  it('answers 409 while the session is active', async () => {
    const seller = await server.newSeller();
    const { path } = await practiceSession(seller);
    const { messages } = (await say(seller, path, 'Oi')).json;
    expect((await seller.get(`${path}/review`)).status).toBe(409);
    const contest = { messageId: messages[0].id, act: 'other' };
    expect((await seller.post(`${path}/contest`, contest)).status).toBe(409);
  });

  it('is scored once, with the version, and read again byte for byte', async () => {
    const { seller, path } = await ended();
    const first = await seller.get(`${path}/review`);
    expect(first.json).toMatchObject({ version: 8, score: 20, status: 'lost' });
    expect(first.json.trace).toHaveLength(3);
    const again = await Promise.all([1, 2, 3].map(() => seller.get(`${path}/review`)));
    expect(new Set(again.map(({ text }) => text))).toEqual(new Set([first.text]));
  });

  it('is scored again for a contested act, which stays and can be put back', async () => {
    const { seller, path, messages, contest } = await ended();
    const before = (await seller.get(`${path}/review`)).text;
    const changed = await contest(messages[0].id, 'other');
    expect(changed.json).toMatchObject({ before: 20, after: 10, review: { score: 10 } });
    expect((await seller.get(`${path}/review`)).json).toEqual(changed.json.review);
    const second = await contest(messages[4].id, 'ask_problem');
    expect(second.json).toMatchObject({ before: 10, after: 20 });
    expect((await contest(messages[4].id, 'other')).json).toMatchObject({ before: 20, after: 10 });
    expect((await contest(messages[0].id, 'ask_problem')).json).toMatchObject({ after: 20 });
    expect((await seller.get(`${path}/review`)).text).toBe(before);
    expect((await seller.get(path)).json.status).toBe('lost');
  });

  it('tells the score without corrections while there is one', async () => {
    const { seller, path, messages, contest } = await ended();
    const { score, readScore } = (await seller.get(`${path}/review`)).json;
    expect(readScore).toBeUndefined();
    await contest(messages[0].id, 'other');
    await contest(messages[4].id, 'ask_problem');
    expect((await seller.get(`${path}/review`)).json.readScore).toBe(score);
    await contest(messages[4].id, 'other');
    await contest(messages[0].id, 'ask_problem');
    expect((await seller.get(`${path}/review`)).json.readScore).toBeUndefined();
  });

  it('keeps each of several contests that are sent at once, or refuses it with Retry-After', async () => {
    const { seller, path, messages, contest } = await ended();
    const answers = await Promise.all([
      contest(messages[0].id, 'other'),
      contest(messages[2].id, 'other'),
    ]);
    const stored = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect(stored.length + refused.length).toBe(2);
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('1');
    expect((await seller.get(`${path}/review`)).json.score).toBe(20 - 10 * stored.length);
  });

  it('refuses to contest what is not a message of the seller, or with an unknown act', async () => {
    const { messages, contest } = await ended();
    const statuses = [
      await contest(messages[1].id, 'other'),
      await contest('none', 'other'),
      await contest(messages[0].id, 'magic'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([422, 404, 400]);
  });
});
