import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf, sendMessage } from '../testing/coach.ts';
import { AUTH_SECRET } from '../testing/database.ts';
import { activeIcp, createSellerData, ICP_ANSWERS, newIcp } from '../testing/icps.ts';
import { startPractice } from '../testing/practice.ts';
import { type Seller, useServer } from '../testing/server.ts';
import { speaks, transcribes, useSpeechProvider, wav } from '../testing/speech-provider.ts';
import { createKeyedHash } from './client-address.ts';
import { createLimits, type Rule } from './limits.ts';
import { RULES } from './rules.ts';

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
      ['shares', RULES.share, (seller) => seller.post('/api/shares', { kind: 'progress' })],
      [
        'makes cards',
        RULES.practiceCard,
        (seller) => seller.post('/api/practice/cards', { buyerLine: 'tá caro' }),
      ],
      [
        'practises',
        RULES.practiceSession,
        (seller) => startPractice(seller, work[seller === ana ? 'ana' : 'rui'].icpId),
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
