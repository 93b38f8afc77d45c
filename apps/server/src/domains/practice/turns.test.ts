import { PRACTICE_MESSAGE_MAX } from '@salesai/contract/practice';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../http/rules.ts';
import { formOf } from '../../testing/coach.ts';
import { practiceSession, SESSIONS, say, sayStreamed, withDouble } from '../../testing/practice.ts';
import { HIDDEN } from '../../testing/practice-double.ts';
import { useServer } from '../../testing/server.ts';

interface Listed {
  n: number;
  from: string;
  text: string;
  read?: boolean;
}
const brief = (messages: Listed[]) => messages.map(({ n, from, text }) => [n, from, text]);

describe('Practice messages', () => {
  const server = useServer({ RATE_LIMITS: 'off' }, withDouble);

  async function started(more: object = {}) {
    const seller = await server.newSeller();
    return { seller, ...(await practiceSession(seller, more)) };
  }

  it('are answered with the bubbles of the buyer and stored in order', async () => {
    const { seller, path } = await started();
    const first = await say(seller, path, 'Oi, duas');
    expect([first.status, first.json.status, first.json.mood]).toEqual([200, 'active', 'neutral']);
    expect(brief(first.json.messages)).toEqual([
      [1, 'seller', 'Oi, duas'],
      [2, 'buyer', 'primeira'],
      [3, 'buyer', 'segunda'],
    ]);
    const second = await say(seller, path, 'Tudo bem?');
    const { messages, clock } = (await seller.get(path)).json;
    expect(messages).toEqual([...first.json.messages, ...second.json.messages]);
    expect(Date.parse(clock)).toBeGreaterThanOrEqual(Date.parse(messages.at(-1).at));
  });

  it('that the buyer has not answered are unread until an answer', async () => {
    const { seller, path } = await started();
    const reads = async () =>
      (await seller.get(path)).json.messages.map(({ read }: Listed) => read);
    expect((await say(seller, path, 'silêncio')).json.messages).toMatchObject([{ read: false }]);
    expect(await reads()).toEqual([false]);
    await seller.post(`${path}/wait`, { hours: 50 });
    expect(await reads()).toEqual([true, undefined]);
  });

  it('with a known clientId are answered the same again, also after the end, and add nothing', async () => {
    const { seller, path } = await started();
    const first = await say(seller, path, 'Oi', 'um');
    const last = await say(seller, path, 'fim won', 'dois');
    expect(last.json.status).toBe('won');
    expect((await say(seller, path, 'Oi', 'um')).text).toBe(first.text);
    expect((await say(seller, path, 'outro texto', 'um')).text).toBe(first.text);
    expect((await say(seller, path, '', 'dois')).text).toBe(last.text);
    const { messages, status, endedAt } = (await seller.get(path)).json;
    expect([messages.length, status, typeof endedAt]).toEqual([4, 'won', 'string']);
    expect((await say(seller, path, 'Oi de novo')).status).toBe(409);
    expect((await seller.post(`${path}/wait`, { hours: 1 })).status).toBe(409);
  });

  it('sent twice at once with one clientId are stored once', async () => {
    const { seller, path } = await started();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => say(seller, path, 'Oi', 'um')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(brief((await seller.get(path)).json.messages)).toEqual([
      [1, 'seller', 'Oi'],
      [2, 'buyer', 'resposta a "Oi"'],
    ]);
  });

  it('sent at once from two tabs are both stored or refused with Retry-After', async () => {
    const { seller, path } = await started();
    const texts = ['um', 'dois', 'quatro', 'cinco', 'seis'];
    const answers = await Promise.all(texts.map((text) => say(seller, path, text, text)));
    const stored = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.length + refused.length).toBe(5);
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('1');
    const { messages } = (await seller.get(path)).json;
    expect(messages.map(({ n }: Listed) => n)).toEqual(
      messages.map((_: Listed, at: number) => at + 1),
    );
    expect(messages).toHaveLength(stored.length * 2);
    for (const text of texts) {
      for (let status = 0; status !== 200; ) status = (await say(seller, path, text, text)).status;
    }
    expect((await seller.get(path)).json.messages).toHaveLength(10);
  });

  it.each([
    ['an empty text', { text: '', clientId: 'a' }, 422],
    ['only spaces', { text: ' \n\t ', clientId: 'a' }, 422],
    ['no text at all', { clientId: 'a' }, 422],
    ['no clientId', { text: 'Oi' }, 400],
    ['an impossible clientId', { text: 'Oi', clientId: 'com espaço' }, 400],
    ['a clientId of 129 characters', { text: 'Oi', clientId: 'x'.repeat(129) }, 400],
    ['a number', { text: 5, clientId: 'a' }, 400],
    ['a list', [], 400],
    ['4,001 characters', { text: 'a'.repeat(PRACTICE_MESSAGE_MAX + 1), clientId: 'a' }, 400],
    ['300 kB', { text: 'a'.repeat(300_000), clientId: 'a' }, 413],
    ['no JSON', '{', 400],
  ])('are refused and not stored with %s', async (_what, body, status) => {
    const { seller, path } = await started();
    for (const stream of ['', '/stream']) {
      const answer = await seller.post(`${path}/messages${stream}`, body, {
        'content-type': 'application/json',
      });
      expect([answer.status, typeof answer.json.message]).toEqual([status, 'string']);
    }
    expect((await seller.get(path)).json.messages).toEqual([]);
  });

  it.each([
    ['4,000 characters', 'á'.repeat(PRACTICE_MESSAGE_MAX)],
    ['only emoji', '👍👩‍👩‍👧‍👦'],
    ['a link', 'https://example.com/?a=1&b=<script>'],
    ['a NUL and a lone surrogate', 'oi\u0000 \ud800'],
  ])('are accepted with %s', async (_what, text) => {
    const { seller, path } = await started();
    expect((await say(seller, path, text)).status).toBe(200);
    expect((await seller.get(path)).json.messages).toHaveLength(2);
  });

  it('may be sent as a form, and need text where nothing transcribes', async () => {
    const { seller, path } = await started();
    const sent = await seller.post(`${path}/messages`, formOf({ text: 'Oi', clientId: 'a' }));
    expect(sent.json.messages[0].text).toBe('Oi');
    const audio = new File(['x'], 'a.webm');
    const spoken = await seller.post(`${path}/messages`, formOf({ audio, clientId: 'b' }));
    expect([spoken.status, spoken.json.message]).toEqual([
      422,
      'Este servidor não transcreve áudio. Digite a sua pergunta',
    ]);
  });

  it('accept an Idempotency-Key in place of a clientId', async () => {
    const { seller, path } = await started();
    const send = () => seller.post(`${path}/messages`, { text: 'Oi' }, { 'idempotency-key': 'k' });
    expect((await send()).text).toBe((await send()).text);
    expect((await seller.get(path)).json.messages).toHaveLength(2);
  });

  it('are streamed as typing, messages and the whole answer', async () => {
    const { seller, path } = await started();
    const { status, headers, events } = await sayStreamed(seller, path, 'Oi, duas');
    expect([status, headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/event-stream'),
    ]);
    expect(events.map(({ type }) => type)).toEqual([
      'typing',
      'message',
      'message',
      'message',
      'done',
    ]);
    const { messages } = (await seller.get(path)).json;
    expect(events.slice(1)).toEqual([
      ...messages.map((message: Listed) => ({ type: 'message', ...message })),
      { type: 'done', messages, status: 'active', mood: 'neutral' },
    ]);
    const silent = await sayStreamed(seller, path, 'silêncio');
    expect(silent.events.map(({ type }) => type)).toEqual(['message', 'done']);
  });

  it('are stored when the client disconnects from the stream', async () => {
    const { seller, path } = await started();
    const disconnect = new AbortController();
    const response = await fetch(`${server.url}${path}/messages/stream`, {
      method: 'POST',
      headers: { authorization: seller.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Oi', clientId: 'um' }),
      signal: disconnect.signal,
    });
    await response.body?.getReader().read();
    disconnect.abort();
    const stored = async () => (await seller.get(path)).json.messages.length;
    await expect.poll(stored).toBe(2);
    expect((await say(seller, path, 'Oi', 'um')).json.messages).toHaveLength(2);
  });

  it('never show the state of the buyer while the session is active', async () => {
    const { seller, path, session } = await started();
    const answers = [
      JSON.stringify(session),
      (await say(seller, path, 'O que mais incomoda?')).text,
      (await sayStreamed(seller, path, 'E isso custa quanto?')).text,
      (await seller.post(`${path}/wait`, { hours: 50 })).text,
      (await seller.get(path)).text,
      (await seller.get(SESSIONS)).text,
      (await seller.get(`${path}/review`)).text,
    ];
    for (const text of answers) {
      expect(text).not.toContain(HIDDEN);
      expect(text).not.toMatch(/"(state|openingState|source|decision|acts|trace|outcome|engine)"/);
    }
    await seller.post(`${path}/end`);
    expect((await seller.get(path)).text).not.toContain(HIDDEN);
    expect((await seller.get(`${path}/review`)).text).toContain(HIDDEN);
  });
});

describe('Simulated time of practice', () => {
  const server = useServer({ RATE_LIMITS: 'off' }, withDouble);

  it('passes, and may bring a message of the buyer', async () => {
    const seller = await server.newSeller();
    const { path, session } = await practiceSession(seller);
    const short = (await seller.post(`${path}/wait`, { hours: 20 })).json;
    expect(short).toEqual({
      messages: [],
      status: 'active',
      clock: new Date(Date.parse(session.clock) + 20 * 3_600_000).toISOString(),
    });
    const long = (await seller.post(`${path}/wait`, { hours: 240 })).json;
    expect(brief(long.messages)).toEqual([[1, 'buyer', 'oi, voltei']]);
    expect((await seller.get(path)).json).toMatchObject({
      clock: long.clock,
      messages: long.messages,
    });
  });

  it('passes once for an Idempotency-Key', async () => {
    const seller = await server.newSeller();
    const { path } = await practiceSession(seller);
    const wait = () => seller.post(`${path}/wait`, { hours: 48 }, { 'idempotency-key': 'a' });
    const answers = await Promise.all([wait(), wait(), wait()]);
    expect(
      new Set([...answers, await wait()].map(({ status, text }) => `${status} ${text}`)).size,
    ).toBe(1);
    expect((await say(seller, path, 'Oi', 'a')).json.messages).toHaveLength(2);
  });

  it.each([0, 241, 1.5, -20, '20', null])('is refused with 400 for %o hours', async (hours) => {
    const seller = await server.newSeller();
    const { path } = await practiceSession(seller);
    expect((await seller.post(`${path}/wait`, { hours })).status).toBe(400);
  });
});

describe('Rate limit of practice', () => {
  const server = useServer({}, withDouble);

  it('answers 429 with Retry-After for one seller, and 200 for another', async () => {
    const most = RULES.practiceTurn.points;
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const { path } = await practiceSession(seller);
    const theirs = await practiceSession(other);
    const statuses = [];
    for (let n = 0; n <= most; n++) statuses.push((await say(seller, path, 'Oi', 'um')).status);
    expect(statuses).toEqual([...Array(most).fill(200), 429]);
    const refused = await say(seller, path, 'Oi');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await say(other, theirs.path, 'Oi')).status).toBe(200);
  });
});
