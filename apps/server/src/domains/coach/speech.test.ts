import { COACH_MAX_AUDIO_BYTES } from '@salesai/contract/coach';
import { describe, expect, it } from 'vitest';
import { formOf, sendMessage, streamTurn } from '../../testing/coach.ts';
import { type Seller, useServer } from '../../testing/server.ts';
import {
  answers,
  disconnects,
  speaks,
  transcribes,
  useSpeechProvider,
  wav,
} from '../../testing/speech-provider.ts';

const MP3 = new Uint8Array([...Buffer.from('ID3 a spoken reply')]);
const recording = (bytes: Uint8Array<ArrayBuffer> = wav(9_000)) => ({
  audio: new File([bytes], 'audio.webm', { type: 'audio/webm' }),
});

async function withCoach(seller: Seller): Promise<Seller> {
  await seller.post('/api/coach/bootstrap');
  return seller;
}

const talkByRecording = (seller: Seller, bytes?: Uint8Array<ArrayBuffer>) =>
  seller.post('/api/coach/talk', formOf(recording(bytes)));

describe('Recorded question', () => {
  const provider = useSpeechProvider();
  const server = useServer(() => ({ RATE_LIMITS: 'off', STT_BASE_URL: provider.url }));
  const newSeller = async () => withCoach(await server.newSeller());

  it('is transcribed, answered and stored', async () => {
    const seller = await newSeller();
    provider.respondWith(transcribes('O cliente disse que está caro'));
    const { status, json } = await talkByRecording(seller);
    expect(status).toBe(200);
    expect(json.userInput).toBe('O cliente disse que está caro');
    expect((await seller.get('/api/coach/status')).json.capabilities.stt).toBe('server');
    const { events } = await streamTurn(seller, recording());
    expect(events[0]).toMatchObject({
      type: 'accepted',
      userInput: 'O cliente disse que está caro',
    });
    expect((await seller.get('/api/coach/history')).json.total).toBe(2);
  });

  it.each([
    ['is empty', new Uint8Array(), transcribes('x'), 422],
    ['is silent', wav(0), transcribes('Obrigado.'), 422],
    ['contains no word', wav(9_000), transcribes(' ... ♪ '), 422],
    ['cannot be decoded', wav(9_000), answers(400), 422],
    ['is not audio', new Uint8Array(Buffer.from('<html>not a sound')), transcribes('x'), 415],
    ['is too large', new Uint8Array(COACH_MAX_AUDIO_BYTES + 1), transcribes('x'), 413],
    ['is too long', wav(9_000), transcribes('a '.repeat(2_001)), 400],
    ['fails at an unavailable provider', wav(9_000), answers(500), 503],
    ['fails at a provider that drops the connection', wav(9_000), disconnects, 503],
  ])('that %s is rejected and not stored', async (_what, bytes, behaviour, status) => {
    const seller = await newSeller();
    provider.respondWith(behaviour);
    const answer = await talkByRecording(seller, bytes);
    expect([answer.status, typeof answer.json.message]).toEqual([status, 'string']);
    expect((await streamTurn(seller, recording(bytes))).status).toBe(status);
    expect((await seller.get('/api/coach/history')).json.total).toBe(0);
  });
});

describe('Recorded question without a transcriber', () => {
  const server = useServer();

  it('is rejected with 422 and the alternative', async () => {
    const seller = await withCoach(await server.newSeller());
    expect((await seller.get('/api/coach/status')).json.capabilities.stt).toBe('browser');
    const { status, json } = await talkByRecording(seller);
    expect(status).toBe(422);
    expect(json.message).toBe('Este servidor não transcreve áudio. Digite a sua pergunta');
  });
});

describe('Spoken reply', () => {
  const provider = useSpeechProvider();
  const server = useServer(() => ({ RATE_LIMITS: 'off', TTS_BASE_URL: provider.url }));
  const newSeller = async () => withCoach(await server.newSeller());

  it('is served at its signed URL without a token, and synthesized once', async () => {
    const seller = await newSeller();
    provider.respondWith(speaks(MP3));
    const { audioUrl } = (await sendMessage(seller, 'Está caro')).json;
    const { history } = (await seller.get('/api/coach/history')).json;
    const nobody = server.asNobody();
    for (const address of [audioUrl, history[0].audioUrl]) {
      const { status, headers, text } = await nobody.get(address);
      expect([status, headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
      expect(text).toBe(new TextDecoder().decode(MP3));
    }
    expect(provider.requests).toHaveLength(1);
    expect(JSON.parse(provider.requests[0]?.body ?? '').input).not.toMatch(/[*_#>]/);
  });

  it('is served as an attachment with a sandbox policy', async () => {
    const seller = await newSeller();
    provider.respondWith(speaks(new TextEncoder().encode('<script>globalThis.__ran = 1</script>')));
    const { audioUrl } = (await sendMessage(seller, 'Está caro')).json;
    const { headers } = await server.asNobody().get(audioUrl);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/'none'.{0,999}sandbox/);
  });

  it('is served in byte ranges', async () => {
    const seller = await newSeller();
    provider.respondWith(speaks(MP3));
    const { audioUrl } = (await sendMessage(seller, 'Está caro')).json;
    const part = (range: string) => server.asNobody().get(audioUrl, { range });
    const first = await part('bytes=0-1');
    expect([first.status, first.text]).toEqual([206, 'ID']);
    expect(first.headers.get('content-range')).toBe(`bytes 0-1/${MP3.length}`);
    expect((await part('bytes=-5')).text).toBe('reply');
    expect((await part('bytes=4-')).text).toBe('a spoken reply');
    expect((await part(`bytes=${MP3.length}-`)).status).toBe(416);
  });

  it('returns 404 for changed URLs and deleted turns', async () => {
    const seller = await newSeller();
    provider.respondWith(speaks(MP3));
    const [one, two] = [
      await sendMessage(seller, 'Está caro'),
      await sendMessage(seller, 'Vou pensar'),
    ];
    const url = new URL(one.json.audioUrl, server.url);
    const changed = (change: (url: URL) => void) => {
      const other = new URL(url);
      change(other);
      return other.href.slice(server.url.length);
    };
    const invalid = [
      changed((other) => other.searchParams.set('expires', '99999999999')),
      changed((other) => other.searchParams.set('signature', 'x')),
      changed((other) => {
        other.pathname = `/api/coach/audio/${two.json.id}`;
      }),
    ];
    for (const address of invalid) {
      expect((await server.asNobody().get(address)).status).toBe(404);
    }
    const unsigned = changed((other) => {
      other.search = '';
    });
    expect((await server.asNobody().get(unsigned)).status).toBe(400);
    await seller.delete('/api/coach');
    expect((await server.asNobody().get(one.json.audioUrl)).status).toBe(404);
  });

  it('returns 503 when synthesis fails, and the turn stays in the history', async () => {
    const seller = await newSeller();
    provider.respondWith(answers(500));
    const { status, json } = await sendMessage(seller, 'Não tenho tempo agora');
    expect(status).toBe(200);
    const spoken = await server.asNobody().get(json.audioUrl);
    expect([spoken.status, spoken.json.message]).toEqual([
      503,
      'Não consegui falar a resposta agora. Ela está escrita na conversa',
    ]);
    provider.respondWith(speaks(MP3));
    expect((await server.asNobody().get(json.audioUrl)).status).toBe(200);
  });
});
