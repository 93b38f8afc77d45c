import { type ClientRequest, request } from 'node:http';
import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formOf, sendMessage, streamTurn } from '../testing/coach.ts';
import { AUTH_SECRET } from '../testing/database.ts';
import { activeIcp, createSellerData, ICP_ANSWERS, newIcp } from '../testing/icps.ts';
import { type Seller, useServer } from '../testing/server.ts';
import { hangs, speaks, transcribes, useSpeechProvider, wav } from '../testing/speech-provider.ts';
import { createKeyedHash } from './client-address.ts';
import { createLimits, type Rule } from './limits.ts';
import { CAPACITY, NODE_RULES, RULES } from './rules.ts';

const MIB = 1024 * 1024;
const MP3 = new Uint8Array([...Buffer.from('ID3 a spoken reply')]);
const idOf = async (seller: Seller): Promise<string> =>
  (await seller.get('/api/users/profile')).json.id;

describe('One account', () => {
  const speech = useSpeechProvider();
  const server = useServer(() => ({ STT_BASE_URL: speech.url, TTS_BASE_URL: speech.url }));
  let ana: Seller;
  let rui: Seller;
  let work: Record<'ana' | 'rui', Awaited<ReturnType<typeof createSellerData>>>;
  beforeAll(async () => {
    speech.respondWith(speaks(MP3));
    ana = await server.newSeller();
    rui = await server.newSeller('Rui Telles');
    work = { ana: await createSellerData(ana), rui: await createSellerData(rui) };
    for (const seller of [ana, rui]) await seller.post('/api/coach/bootstrap');
  });

  const limitsOfServer = () =>
    createLimits(server.db, true, createKeyedHash(AUTH_SECRET, 'limit:'));
  /** Uses a rule up, as so many calls would. */
  const exhaust = async (rule: Rule, seller: Seller) => {
    const limits = limitsOfServer();
    const id = await idOf(seller);
    await limits.reset(rule, id);
    for (let use = 0; use < rule.points; use++) await limits.consume(rule, id);
  };
  const profile = (seller: Seller) =>
    seller.post('/api/avatar/generate', {
      perfilVendedor: `${answersOf(SELLER)}\n\nO que mais?\nResposta: Nada`,
    });
  const recording = () => formOf({ audio: new File([wav(9_000)], 'audio.webm') });
  const audio = async (seller: Seller) => {
    const { history } = (await seller.get('/api/coach/history')).json;
    return server.asNobody().get(history[0].audioUrl);
  };
  const scripts = async (seller: Seller) => {
    const { icpId, channel } = work[seller === ana ? 'ana' : 'rui'];
    await seller.delete(`/api/scripts/${icpId}/${channel}`);
    return seller.post('/api/scripts/generate', { icpId, channel });
  };
  const file = () => formOf({ files: new File(['O plano Ouro.'], 'plano.txt') });

  const CASES: [string, Rule, (seller: Seller) => Promise<{ status: number; headers: Headers }>][] =
    [
      ['asks for a profile', RULES.generation.sellerProfile, profile],
      [
        'asks for another profile',
        RULES.generation.sellerProfile,
        (seller) => seller.post('/api/avatar/reprocess'),
      ],
      [
        'asks for an ideal customer',
        RULES.generation.icpProfile,
        async (seller) => {
          const id = await newIcp(seller, 'Outros');
          return seller.post(`/api/icp/${id}/generate`, { respostasICP: ICP_ANSWERS });
        },
      ],
      [
        'asks for channels',
        RULES.generation.channelPlan,
        (seller) =>
          seller.post('/api/acquisition-channels/generate', {
            icpId: work[seller === ana ? 'ana' : 'rui'].icpId,
          }),
      ],
      ['asks for scripts', RULES.generation.channelScripts, scripts],
      ['hears replies', RULES.speech, audio],
      [
        'speaks to the coach',
        RULES.transcription,
        (seller) => {
          speech.respondWith(transcribes('Está caro'), speaks(MP3));
          return seller.post('/api/coach/talk', recording());
        },
      ],
      ['writes to the coach', RULES.coachTurn, (seller) => sendMessage(seller, 'Está caro')],
      [
        'asks the coach for a stream',
        RULES.coachTurn,
        async (seller) => {
          const body = formOf({ textInput: 'Está caro' });
          return seller.post('/api/coach/talk/stream', body);
        },
      ],
      ['hands files over', RULES.upload, (seller) => seller.post('/api/coach/files', file())],
      ['asks for an export', RULES.exportRequest, (seller) => seller.post('/api/privacy/download')],
    ];

  it.each(CASES)('that %s too often waits, and no other account', async (_what, rule, call) => {
    await sendMessage(ana, 'Está caro');
    await sendMessage(rui, 'Está caro');
    await exhaust(rule, ana);
    const refused = await call(ana);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([
      429,
      expect.any(Number),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(rui)).status).toBe(200);
    await limitsOfServer().reset(rule, await idOf(ana));
  });

  it('that fetches its export too often waits, and another gets its own answer', async () => {
    await exhaust(RULES.exportDownload, ana);
    expect((await ana.get('/api/privacy/download')).status).toBe(429);
    expect([200, 404]).toContain((await rui.get('/api/privacy/download')).status);
    expect((await server.asNobody().get('/api/privacy/download')).status).toBe(401);
  });

  it('pays nothing for an answer that is stored already', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    await exhaust(RULES.generation.icpProfile, seller);
    const body = { respostasICP: ICP_ANSWERS };
    expect((await seller.post(`/api/icp/${icpId}/generate`, body)).status).toBe(200);
  });

  it(`that calls more than ${NODE_RULES.call.points} times a minute waits, no other`, async () => {
    const seller = await server.newSeller();
    let left = NODE_RULES.call.points + 100;
    const statuses: number[] = [];
    const lane = async () => {
      while (left-- > 0) statuses.push((await seller.get('/api/icp/list')).status);
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(99);
    expect((await rui.get('/api/icp/list')).status).toBe(200);
    const headers = { accept: 'text/event-stream' };
    expect((await seller.get('/api/notifications/stream', headers)).status).toBe(429);
  });

  it('cannot listen to a reply any more once its session has ended', async () => {
    const seller = await server.newSeller();
    await seller.post('/api/coach/bootstrap');
    speech.respondWith(speaks(MP3));
    const { audioUrl } = (await sendMessage(seller, 'Está caro')).json;
    const nobody = server.asNobody();
    expect((await nobody.get(audioUrl)).status).toBe(200);
    const session = new URL(audioUrl, server.url).searchParams.get('session') ?? '';
    const { sessions } = (await ana.get('/api/auth/sessions')).json;
    expect((await nobody.get(audioUrl.replace(session, sessions[0].id))).status).toBe(404);
    await nobody.post('/api/auth/sign-out', {}, { cookie: seller.cookie });
    expect((await nobody.get(audioUrl)).status).toBe(404);
  });
});

/** The beginning of a body that declares its length and goes no further. */
function stalled(url: string, path: string, seller: Seller, length: number) {
  const asked: ClientRequest = request(new URL(path, url), {
    method: 'POST',
    agent: false,
    headers: {
      authorization: seller.authorization,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(length),
    },
  });
  const answer = new Promise<{ status: number; retryAfter: number; closes: boolean }>((resolve) => {
    asked.once('response', ({ statusCode = 0, headers }) =>
      resolve({
        status: statusCode,
        retryAfter: Number(headers['retry-after']),
        closes: headers.connection === 'close',
      }),
    );
    asked.once('error', () => resolve({ status: 0, retryAfter: 0, closes: true }));
  });
  asked.write('--x\r\n');
  return { answer, end: () => asked.destroy() };
}

describe('Pictures', () => {
  const server = useServer();

  it('of an address that asks for new ones without end are refused; known ones are not', async () => {
    const look = (seed: number) =>
      server.asNobody().get(`/avatars/shapes/svg?seed=${seed}&backgroundColor=b6e3f4`);
    const first = await look(0);
    let seed = 1;
    const statuses: number[] = [];
    const lane = async () => {
      while (seed <= NODE_RULES.face.points + 20) statuses.push((await look(seed++)).status);
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    const known = await look(seed - 30);
    expect([known.status, first.status]).toEqual([200, 200]);
  });
});

describe('A node without counted limits', () => {
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
  /** The first of several at once that is answered: the others wait for their bodies. */
  const firstRefusal = (calls: { answer: Promise<{ status: number }> }[]) =>
    Promise.race(calls.map(({ answer }) => answer));

  it.each([
    ['recordings', '/api/coach/talk', Math.floor(CAPACITY.bodies.each / (10 * MIB)) + 1],
    ['uploads', '/api/coach/files', CAPACITY.uploads.each + 1],
  ])('takes a few %s of one account at once, and others beside', async (_what, path, calls) => {
    const [ana, rui] = [await newSeller(), await newSeller()];
    const refused = firstRefusal(Array.from({ length: calls }, () => begin(ana, path)));
    expect(await refused).toMatchObject({ status: 429, retryAfter: 2, closes: true });
    expect((await sendMessage(rui, 'Está caro')).status).toBe(200);
    for (const { end } of open.splice(0)) end();
    await expect
      .poll(async () => (await ana.post('/api/coach/talk', formOf({ textInput: 'Sim' }))).status)
      .toBe(200);
  });

  it('holds so many recordings of all accounts in memory, and refuses the next for now', async () => {
    const most = Math.floor(CAPACITY.bodies.total / (10 * MIB));
    const sellers = await Promise.all(Array.from({ length: most + 1 }, newSeller));
    const refused = firstRefusal(sellers.map((seller) => begin(seller, '/api/coach/talk')));
    expect(await refused).toMatchObject({ status: 503, retryAfter: 2 });
    expect(open).toHaveLength(most + 1);
  });

  it('answers a body over the limit before it reads any of it', async () => {
    const seller = await newSeller();
    const { answer } = begin(seller, '/api/coach/talk', 11 * MIB);
    expect(await answer).toMatchObject({ status: 413, closes: true });
  });

  it('speaks a few replies of one account at once, and those of others beside', async () => {
    const [ana, rui] = [await newSeller(), await newSeller()];
    const urls: string[] = [];
    for (let turn = 0; turn <= CAPACITY.speech.each; turn++) {
      urls.push((await sendMessage(ana, `Está caro ${turn}`)).json.audioUrl);
    }
    const { audioUrl } = (await sendMessage(rui, 'Vou pensar')).json;
    speech.respondWith(hangs);
    const gone = new AbortController();
    const all = urls.map((url) =>
      fetch(new URL(url, server.url), { signal: gone.signal }).catch(() => null),
    );
    const refused = await Promise.race(all);
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '2']);
    speech.respondWith(speaks(MP3));
    expect((await server.asNobody().get(audioUrl)).status).toBe(200);
    gone.abort();
    await Promise.all(all);
  });

  it('gives the place of an export back once it was sent', async () => {
    const seller = await newSeller();
    await seller.post('/api/privacy/download');
    const status = async () => (await seller.get('/api/privacy/download')).status;
    await expect.poll(status).toBe(200);
    for (let time = 0; time < 3 * CAPACITY.exportDownloads.each; time++) {
      expect(await status()).toBe(200);
    }
  });

  it('opens so many streams of notifications for one account, and others beside', async () => {
    const [ana, rui] = [await newSeller(), await newSeller()];
    const gone = new AbortController();
    const listen = async ({ authorization }: Seller, until = gone) => {
      const url = new URL('/api/notifications/stream', server.url);
      const answer = await fetch(url, { headers: { authorization }, signal: until.signal });
      if (until !== gone) until.abort();
      return answer;
    };
    for (let stream = 0; stream < CAPACITY.streams.each; stream++) {
      expect((await listen(ana)).status).toBe(200);
    }
    expect((await listen(ana)).status).toBe(429);
    expect((await listen(rui)).status).toBe(200);
    gone.abort();
    await expect.poll(async () => (await listen(ana, new AbortController())).status).toBe(200);
  });

  it('gives the place of a turn back, whether it was answered or refused', async () => {
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
