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

async function startedBy(seller: Seller): Promise<Seller> {
  await seller.post('/api/coach/bootstrap');
  return seller;
}

const talkAloud = (seller: Seller, bytes?: Uint8Array<ArrayBuffer>) =>
  seller.post('/api/coach/talk', formOf(recording(bytes)));

describe('A spoken question', () => {
  const provider = useSpeechProvider();
  const server = useServer(() => ({ RATE_LIMITS: 'off', STT_BASE_URL: provider.url }));
  const newSeller = async () => startedBy(await server.newSeller());

  it('is written down, answered, and found in the history', async () => {
    const seller = await newSeller();
    provider.respondWith(transcribes('O cliente disse que está caro'));
    const { status, json } = await talkAloud(seller);
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
    ['holds no word', wav(9_000), transcribes(' ... ♪ '), 422],
    ['cannot be read', wav(9_000), answers(400), 422],
    ['is no sound', new Uint8Array(Buffer.from('<html>not a sound')), transcribes('x'), 415],
    ['is too large', new Uint8Array(COACH_MAX_AUDIO_BYTES + 1), transcribes('x'), 413],
    ['is too long', wav(9_000), transcribes('a '.repeat(2_001)), 400],
    ['meets a provider who is down', wav(9_000), answers(500), 503],
    ['meets a provider who hangs up', wav(9_000), disconnects, 503],
  ])('that %s is refused, and nothing is kept of it', async (_what, bytes, behaviour, status) => {
    const seller = await newSeller();
    provider.respondWith(behaviour);
    const answer = await talkAloud(seller, bytes);
    expect([answer.status, typeof answer.json.message]).toEqual([status, 'string']);
    expect((await streamTurn(seller, recording(bytes))).status).toBe(status);
    expect((await seller.get('/api/coach/history')).json.total).toBe(0);
  });
});

describe('A question spoken to a server that hears nothing', () => {
  const server = useServer();

  it('is refused with what to do instead', async () => {
    const seller = await startedBy(await server.newSeller());
    expect((await seller.get('/api/coach/status')).json.capabilities.stt).toBe('browser');
    const { status, json } = await talkAloud(seller);
    expect(status).toBe(422);
    expect(json.message).toBe('Este servidor não transcreve áudio. Digite a sua pergunta');
  });
});

describe('A reply', () => {
  const provider = useSpeechProvider();
  const server = useServer(() => ({ RATE_LIMITS: 'off', TTS_BASE_URL: provider.url }));
  const newSeller = async () => startedBy(await server.newSeller());

  it('is heard at its signed address, without a token, spoken once', async () => {
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

  it('is taken home by who opens its address, and runs nothing there', async () => {
    const seller = await newSeller();
    provider.respondWith(speaks(new TextEncoder().encode('<script>globalThis.__ran = 1</script>')));
    const { audioUrl } = (await sendMessage(seller, 'Está caro')).json;
    const { headers } = await server.asNobody().get(audioUrl);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/'none'.{0,999}sandbox/);
  });

  it('is heard in parts by players that ask for parts', async () => {
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

  it('is heard at no other address', async () => {
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
    const wrong = [
      changed((other) => other.searchParams.set('expires', '99999999999')),
      changed((other) => other.searchParams.set('signature', 'x')),
      changed((other) => {
        other.pathname = `/api/coach/audio/${two.json.id}`;
      }),
    ];
    for (const address of wrong) {
      expect((await server.asNobody().get(address)).status).toBe(404);
    }
    const unsigned = changed((other) => {
      other.search = '';
    });
    expect((await server.asNobody().get(unsigned)).status).toBe(400);
    await seller.delete('/api/coach');
    expect((await server.asNobody().get(one.json.audioUrl)).status).toBe(404);
  });

  it('is there in writing also when nobody can speak it', async () => {
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
