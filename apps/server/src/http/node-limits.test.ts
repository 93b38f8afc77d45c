import { type ClientRequest, request } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitForExport } from '../testing/account-scenario.ts';
import { formOf, sendMessage, streamTurn } from '../testing/coach.ts';
import { type Seller, useServer } from '../testing/server.ts';
import { hangs, speaks, useSpeechProvider } from '../testing/speech-provider.ts';
import type { Rule } from './limits.ts';
import { CAPACITY, NODE_RULES } from './rules.ts';

const MIB = 1024 * 1024;
const MINUTE = 60;
const MP3 = new Uint8Array([...Buffer.from('ID3 a spoken reply')]);

/** Makes one call, then leaves one use of a rule that the node counts in its memory. */
async function exhaustOnNode({ name, points }: Rule, call: () => Promise<unknown>) {
  const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume');
  await call();
  const { contexts, calls } = consume.mock;
  const counted = contexts.map((limiter, at) => ({ limiter, key: calls[at]?.[0] }));
  consume.mockRestore();
  for (const { limiter, key } of counted) {
    if (!(limiter instanceof RateLimiterMemory) || limiter.keyPrefix !== name) continue;
    expect(limiter).toMatchObject({ points, duration: MINUTE });
    await limiter.consume(key ?? '', points - 2);
  }
}

describe('Limits that a node counts', () => {
  const server = useServer();

  it(`of an account answer 429 beyond ${NODE_RULES.call.points} calls a minute, and 200 for another account`, async () => {
    const [seller, rui] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const list = async () => (await seller.get('/api/icp/list')).status;
    await exhaustOnNode(NODE_RULES.call, list);
    expect([await list(), await list()]).toEqual([200, 429]);
    expect((await rui.get('/api/icp/list')).status).toBe(200);
    const headers = { accept: 'text/event-stream' };
    expect((await seller.get('/api/notifications/stream', headers)).status).toBe(429);
  });

  it('of an address apply to rendered faces, not to cached ones', async () => {
    const face = async (seed: number) =>
      (await server.asNobody().get(`/avatars/shapes/svg?seed=${seed}&backgroundColor=b6e3f4`))
        .status;
    await exhaustOnNode(NODE_RULES.face, () => face(0));
    expect([await face(1), await face(2)]).toEqual([200, 429]);
    expect([await face(0), await face(1)]).toEqual([200, 200]);
  });
});

/** A request that declares a body and never sends it completely. */
function stalled(url: string, path: string, seller: Seller, length: number) {
  const call: ClientRequest = request(new URL(path, url), {
    method: 'POST',
    agent: false,
    headers: {
      authorization: seller.authorization,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(length),
    },
  });
  const answer = new Promise<{ status: number; retryAfter: number; closes: boolean }>((resolve) => {
    call.once('response', ({ statusCode = 0, headers }) =>
      resolve({
        status: statusCode,
        retryAfter: Number(headers['retry-after']),
        closes: headers.connection === 'close',
      }),
    );
    call.once('error', () => resolve({ status: 0, retryAfter: 0, closes: true }));
  });
  call.write('--x\r\n');
  return { answer, end: () => call.destroy() };
}

describe('Capacity of a node without rate limits', () => {
  const speech = useSpeechProvider();
  const server = useServer(() => ({ RATE_LIMITS: 'off', TTS_BASE_URL: speech.url }));
  const open: { end: () => void }[] = [];
  afterEach(() => {
    for (const { end } of open.splice(0)) end();
  });
  const newSeller = async () => {
    const seller = await server.newSeller();
    await seller.post('/api/coach/bootstrap');
    return seller;
  };
  const begin = (seller: Seller, path: string, length = 10 * MIB) => {
    const call = stalled(server.url, path, seller, length);
    open.push(call);
    return call;
  };
  /** The first response to concurrent calls: the others wait for their bodies. */
  const firstRejection = (calls: { answer: Promise<{ status: number }> }[]) =>
    Promise.race(calls.map(({ answer }) => answer));

  it.each([
    ['recordings', '/api/coach/talk', Math.floor(CAPACITY.bodies.each / (10 * MIB)) + 1],
    ['uploads', '/api/coach/files', CAPACITY.uploads.each + 1],
  ])('limits concurrent %s of one account, and no other account', async (_what, path, calls) => {
    const [ana, rui] = [await newSeller(), await newSeller()];
    const rejected = firstRejection(Array.from({ length: calls }, () => begin(ana, path)));
    expect(await rejected).toMatchObject({ status: 429, retryAfter: 2, closes: true });
    expect((await sendMessage(rui, 'Está caro')).status).toBe(200);
    for (const { end } of open.splice(0)) end();
    await expect
      .poll(async () => (await ana.post('/api/coach/talk', formOf({ textInput: 'Sim' }))).status)
      .toBe(200);
  });

  it('limits concurrent recordings of all accounts with 503', async () => {
    const most = Math.floor(CAPACITY.bodies.total / (10 * MIB));
    const sellers = await Promise.all(Array.from({ length: most + 1 }, newSeller));
    const rejected = firstRejection(sellers.map((seller) => begin(seller, '/api/coach/talk')));
    expect(await rejected).toMatchObject({ status: 503, retryAfter: 2 });
    expect(open).toHaveLength(most + 1);
  });

  it('answers 413 for a declared body over the limit before it is read', async () => {
    const seller = await newSeller();
    const { answer } = begin(seller, '/api/coach/talk', 11 * MIB);
    expect(await answer).toMatchObject({ status: 413, closes: true });
  });

  it('limits concurrent spoken replies of one account, and no other account', async () => {
    const [ana, rui] = [await newSeller(), await newSeller()];
    const urls: string[] = [];
    for (let turn = 0; turn <= CAPACITY.speech.each; turn++) {
      urls.push((await sendMessage(ana, `Está caro ${turn}`)).json.audioUrl);
    }
    const { audioUrl } = (await sendMessage(rui, 'Vou pensar')).json;
    speech.respondWith(hangs);
    const disconnect = new AbortController();
    const all = urls.map((url) =>
      fetch(new URL(url, server.url), { signal: disconnect.signal }).catch(() => null),
    );
    const refused = await Promise.race(all);
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '2']);
    speech.respondWith(speaks(MP3));
    expect((await server.asNobody().get(audioUrl)).status).toBe(200);
    disconnect.abort();
    await Promise.all(all);
  });

  it('is freed once an export was sent', async () => {
    const seller = await newSeller();
    await seller.post('/api/privacy/download');
    await waitForExport(seller);
    const status = async () => (await seller.get('/api/privacy/download')).status;
    for (let time = 0; time < 3 * CAPACITY.exportDownloads.each; time++) {
      expect(await status()).toBe(200);
    }
  });

  it('limits concurrent notification streams of one account, and no other account', async () => {
    const [ana, rui] = [await newSeller(), await newSeller()];
    const disconnect = new AbortController();
    const listen = async ({ authorization }: Seller, until = disconnect) => {
      const url = new URL('/api/notifications/stream', server.url);
      const answer = await fetch(url, { headers: { authorization }, signal: until.signal });
      if (until !== disconnect) until.abort();
      return answer;
    };
    for (let stream = 0; stream < CAPACITY.streams.each; stream++) {
      expect((await listen(ana)).status).toBe(200);
    }
    expect((await listen(ana)).status).toBe(429);
    expect((await listen(rui)).status).toBe(200);
    disconnect.abort();
    await expect.poll(async () => (await listen(ana, new AbortController())).status).toBe(200);
  });

  it('is freed after a turn, whether answered or rejected', async () => {
    const seller = await newSeller();
    for (let turn = 0; turn < CAPACITY.turns.each + 2; turn++) {
      expect((await sendMessage(seller, '')).status).toBe(400);
      expect((await sendMessage(seller, 'Está caro')).status).toBe(200);
      expect((await streamTurn(seller, { textInput: 'Vou pensar' })).events.at(-1)?.type).toBe(
        'done',
      );
    }
  });
});
