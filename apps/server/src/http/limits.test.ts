import { type ClientRequest, request } from 'node:http';
import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitForExport } from '../testing/account-scenario.ts';
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

describe('Rate limits of an account', () => {
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
  /** Consumes all points of a rule. */
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
      ['profiles', RULES.generation.sellerProfile, profile],
      [
        'reprocessed profiles',
        RULES.generation.sellerProfile,
        (seller) => seller.post('/api/avatar/reprocess'),
      ],
      [
        'ICPs',
        RULES.generation.icpProfile,
        async (seller) => {
          const id = await newIcp(seller, 'Outros');
          return seller.post(`/api/icp/${id}/generate`, { respostasICP: ICP_ANSWERS });
        },
      ],
      [
        'channels',
        RULES.generation.channelPlan,
        (seller) =>
          seller.post('/api/acquisition-channels/generate', {
            icpId: work[seller === ana ? 'ana' : 'rui'].icpId,
          }),
      ],
      ['scripts', RULES.generation.channelScripts, scripts],
      ['spoken replies', RULES.speech, audio],
      [
        'recordings',
        RULES.transcription,
        (seller) => {
          speech.respondWith(transcribes('Está caro'), speaks(MP3));
          return seller.post('/api/coach/talk', recording());
        },
      ],
      ['writes to the coach', RULES.coachTurn, (seller) => sendMessage(seller, 'Está caro')],
      [
        'streamed coach turns',
        RULES.coachTurn,
        async (seller) => {
          const body = formOf({ textInput: 'Está caro' });
          return seller.post('/api/coach/talk/stream', body);
        },
      ],
      ['uploads', RULES.upload, (seller) => seller.post('/api/coach/files', file())],
      ['exports', RULES.exportRequest, (seller) => seller.post('/api/privacy/download')],
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

  it('answer 429 for too many export downloads, and not for another account', async () => {
    await exhaust(RULES.exportDownload, ana);
    expect((await ana.get('/api/privacy/download')).status).toBe(429);
    expect([200, 404]).toContain((await rui.get('/api/privacy/download')).status);
    expect((await server.asNobody().get('/api/privacy/download')).status).toBe(401);
  });

  it('do not count a generation whose result is stored', async () => {
    const seller = await server.newSeller();
    const icpId = await activeIcp(seller);
    await exhaust(RULES.generation.icpProfile, seller);
    const body = { respostasICP: ICP_ANSWERS };
    expect((await seller.post(`/api/icp/${icpId}/generate`, body)).status).toBe(200);
  });

  it(`answer 429 beyond ${NODE_RULES.call.points} calls a minute, and 200 for another account`, async () => {
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

  it('apply to audio URLs, which return 404 once their session has ended', async () => {
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

describe('Rendering of faces', () => {
  const server = useServer();

  it('is limited per address; cached faces are not', async () => {
    const getFace = (seed: number) =>
      server.asNobody().get(`/avatars/shapes/svg?seed=${seed}&backgroundColor=b6e3f4`);
    const first = await getFace(0);
    let seed = 1;
    const statuses: number[] = [];
    const lane = async () => {
      while (seed <= NODE_RULES.face.points + 20) statuses.push((await getFace(seed++)).status);
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    const cached = await getFace(seed - 30);
    expect([cached.status, first.status]).toEqual([200, 200]);
  });
});

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
