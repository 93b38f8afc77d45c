import { describe, expect, it } from 'vitest';
import { formOf } from '../../testing/coach.ts';
import { practiceSession, say, withDouble } from '../../testing/practice.ts';
import { useServer } from '../../testing/server.ts';
import {
  answers,
  speaks,
  transcribes,
  useSpeechProvider,
  wav,
} from '../../testing/speech-provider.ts';

const MP3 = new Uint8Array([...Buffer.from('ID3 a spoken reply')]);
const recorded = (clientId: string, bytes: Uint8Array<ArrayBuffer> = wav(9_000)) =>
  formOf({ clientId, audio: new File([bytes], 'audio.webm', { type: 'audio/webm' }) });

describe('Recorded message to a buyer', () => {
  const provider = useSpeechProvider();
  const server = useServer(() => ({ RATE_LIMITS: 'off', STT_BASE_URL: provider.url }), withDouble);

  it('is transcribed and answered, and with the same clientId not transcribed again', async () => {
    const seller = await server.newSeller();
    const { path } = await practiceSession(seller);
    provider.respondWith(transcribes('O que mais incomoda?'));
    const first = await seller.post(`${path}/messages`, recorded('um'));
    expect(first.json.messages[0]).toMatchObject({ from: 'seller', text: 'O que mais incomoda?' });
    expect((await seller.post(`${path}/messages`, recorded('um'))).json).toEqual(first.json);
    expect(provider.requests).toHaveLength(1);
  });

  it.each([
    ['is silent', wav(0), transcribes('Obrigado.'), 422],
    ['is not audio', new Uint8Array(Buffer.from('<html>not a sound')), transcribes('x'), 415],
    ['is too long', wav(9_000), transcribes('a '.repeat(2_001)), 400],
    ['fails at an unavailable provider', wav(9_000), answers(500), 503],
  ])('that %s is rejected and not stored', async (_what, bytes, behaviour, status) => {
    const seller = await server.newSeller();
    const { path } = await practiceSession(seller);
    provider.respondWith(behaviour);
    expect((await seller.post(`${path}/messages`, recorded('um', bytes))).status).toBe(status);
    expect((await seller.get(path)).json.messages).toEqual([]);
  });
});

describe('Spoken message of a buyer', () => {
  const provider = useSpeechProvider();
  const server = useServer(() => ({ RATE_LIMITS: 'off', TTS_BASE_URL: provider.url }), withDouble);

  it('is served at its signed URL without a token, until its session is deleted', async () => {
    const seller = await server.newSeller();
    const { path } = await practiceSession(seller);
    provider.respondWith(speaks(MP3));
    const { messages } = (await say(seller, path, 'Oi')).json;
    expect(messages[0]).not.toHaveProperty('audioUrl');
    const { audioUrl } = messages[1];
    const spoken = await server.asNobody().get(audioUrl);
    expect([spoken.status, spoken.text]).toEqual([200, new TextDecoder().decode(MP3)]);
    const ofSeller = audioUrl.replace(messages[1].id, messages[0].id);
    expect((await server.asNobody().get(ofSeller)).status).toBe(404);
    const unsigned = audioUrl.replace(/signature=[^&]+/, 'signature=x');
    expect((await server.asNobody().get(unsigned)).status).toBe(404);
    await seller.delete(path);
    expect((await server.asNobody().get(audioUrl)).status).toBe(404);
  });
});
