import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answers,
  disconnects,
  hangs,
  sendsEndlessBody,
  speaks,
  transcribes,
  useSpeechProvider,
  wav,
} from '../testing/speech-provider.ts';
import { detectAudioFormat, isSilent } from './audio-format.ts';
import { cachedSynthesizer } from './cached-synthesizer.ts';
import { findEspeak } from './espeak.ts';
import { createProviderSynthesizer } from './provider-synthesizer.ts';
import { createProviderTranscriber } from './provider-transcriber.ts';
import type { SpeechSynthesizer } from './speech.ts';

const LIMITS = { budgetMs: 1_500, maxBytes: 64 * 1024 };
const MP3 = new Uint8Array([...Buffer.from('ID3'), 4, 0, 0, 0, 0, 0, 0]);
const tone = { type: 'audio/wav', bytes: wav(9_000) };
const unavailable = expect.objectContaining({ name: 'SpeechError', kind: 'unavailable' });

describe('createProviderTranscriber', () => {
  const provider = useSpeechProvider();
  const transcriber = () =>
    createProviderTranscriber(
      { baseUrl: `${provider.url}/`, apiKey: 'k', model: 'whisper-1' },
      LIMITS,
    );
  const transcribe = () => transcriber().transcribe(tone, 'pt-BR');

  it('sends the audio, the language and the key', async () => {
    provider.respondWith(transcribes('  Está caro. '));
    expect(await transcribe()).toBe('Está caro.');
    const [{ path, authorization, body } = { path: '', authorization: '', body: '' }] =
      provider.requests;
    expect([path, authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer k']);
    expect(body).toMatch(/name="language"\r\n\r\npt\r\n/);
    expect(body).toMatch(/name="model"\r\n\r\nwhisper-1\r\n/);
    expect(body).toContain('filename="audio.wav"');
  });

  it.each([
    ['fails', answers(500)],
    ['is busy', answers(429)],
    ['drops the connection', disconnects],
  ])('retries once when the provider %s', async (_what, fault) => {
    provider.respondWith(fault, transcribes('Oi'));
    expect(await transcribe()).toBe('Oi');
    expect(provider.requests).toHaveLength(2);
    provider.respondWith(fault);
    await expect(transcribe()).rejects.toEqual(unavailable);
    expect(provider.requests).toHaveLength(2);
  });

  it.each([
    ['never answers', hangs],
    ['sends an endless response', sendsEndlessBody],
    ['answers an HTML page', answers(200, '<html>', 'text/html')],
    ['answers JSON of another shape', answers(200, '{"words": 1}')],
    ['rejects the key', answers(401)],
  ])('fails without a retry when the provider %s', async (_what, fault) => {
    provider.respondWith(fault);
    await expect(transcribe()).rejects.toEqual(unavailable);
    expect(provider.requests).toHaveLength(1);
  });

  it('reports audio that the provider rejects as unusable', async () => {
    provider.respondWith(answers(400));
    await expect(transcribe()).rejects.toMatchObject({ kind: 'unusable' });
  });

  it('reports an unreachable provider as unavailable', async () => {
    const unreachable = createProviderTranscriber(
      { baseUrl: 'http://127.0.0.1:1', apiKey: null, model: 'm' },
      LIMITS,
    );
    await expect(unreachable.transcribe(tone, 'pt-BR')).rejects.toEqual(unavailable);
  });
});

describe('createProviderSynthesizer', () => {
  const provider = useSpeechProvider();
  const synthesize = () =>
    createProviderSynthesizer(
      { baseUrl: provider.url, apiKey: null, model: 'tts-1', voice: 'alloy' },
      LIMITS,
    ).synthesize('Bom dia.', 'pt-BR');

  it('sends the text and detects the format of the response', async () => {
    provider.respondWith(speaks(MP3));
    expect(await synthesize()).toEqual({ type: 'audio/mpeg', bytes: MP3 });
    expect(provider.requests[0]).toMatchObject({
      path: '/v1/audio/speech',
      authorization: undefined,
    });
    expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({
      model: 'tts-1',
      voice: 'alloy',
      input: 'Bom dia.',
    });
  });

  it.each([
    ['an HTML page', speaks(Buffer.from('<html>'))],
    ['an empty response', speaks(new Uint8Array())],
    ['an endless response', sendsEndlessBody],
    ['an error', answers(500)],
    ['no response', hangs],
  ])('reports %s as unavailable', async (_what, fault) => {
    provider.respondWith(fault);
    await expect(synthesize()).rejects.toEqual(unavailable);
  });
});

describe('findEspeak', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'salesai-espeak-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A replacement for the program that runs the script. */
  function program(script: string): string {
    const path = join(folder, `espeak-${Math.random()}`);
    writeFileSync(join(folder, 'sound.wav'), wav(9_000));
    writeFileSync(path, `#!/bin/sh\n[ "$1" = --version ] && exit 0\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  }

  it('returns null where the program is not installed', async () => {
    expect(await findEspeak(join(folder, 'nothing'))).toBeNull();
  });

  it('passes the text on standard input and the voice of the language', async () => {
    const path = program(
      `echo "$@" > ${folder}/args; cat > ${folder}/text; cat ${folder}/sound.wav`,
    );
    const synthesizer = await findEspeak(path);
    const clip = await synthesizer?.synthesize('--help; -w /etc/x `id`', 'pt-BR');
    expect(detectAudioFormat(clip?.bytes ?? new Uint8Array())?.type).toBe('audio/wav');
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(join(folder, 'text'), 'utf8')).toBe('--help; -w /etc/x `id`');
    expect(readFileSync(join(folder, 'args'), 'utf8')).toBe('-v pt-br -s 165 --stdin --stdout\n');
  });

  it.each([
    ['fails', 'exit 1'],
    ['returns nothing', 'cat > /dev/null'],
    ['never ends', 'exec sleep 60'],
    ['writes endless output', 'exec yes'],
    ['is killed', 'exec < /dev/null; kill -9 $$'],
  ])('reports unavailable when the program %s', async (_what, script) => {
    const synthesizer = await findEspeak(program(script), 1_500);
    await expect(synthesizer?.synthesize('Oi '.repeat(50_000), 'pt-BR')).rejects.toEqual(
      unavailable,
    );
  });
});

describe('cachedSynthesizer', () => {
  const counting = () => {
    const synthesized: string[] = [];
    const synthesizer: SpeechSynthesizer = {
      name: 'counting',
      isRemote: false,
      async synthesize(text) {
        synthesized.push(text);
        if (text === 'falha' && synthesized.length === 1) throw new Error('no');
        return { type: 'audio/wav', bytes: new Uint8Array(10) };
      },
    };
    return { synthesized, synthesizer };
  };

  it('synthesizes a text once, also for concurrent calls', async () => {
    const { synthesized, synthesizer } = counting();
    const cached = cachedSynthesizer(synthesizer);
    await Promise.all([
      cached.synthesize('a', 'pt-BR'),
      cached.synthesize('a', 'pt-BR'),
      cached.synthesize('b', 'pt-BR'),
    ]);
    await cached.synthesize('a', 'pt-BR');
    await cached.synthesize('a', 'en-US');
    expect(synthesized).toEqual(['a', 'b', 'a']);
  });

  it('evicts the least recently used audio and does not cache failures', async () => {
    const { synthesized, synthesizer } = counting();
    const cached = cachedSynthesizer(synthesizer, 20);
    await expect(cached.synthesize('falha', 'pt-BR')).rejects.toThrow();
    for (const text of ['falha', 'b', 'c', 'c', 'falha']) await cached.synthesize(text, 'pt-BR');
    expect(synthesized).toEqual(['falha', 'falha', 'b', 'c', 'falha']);
  });
});

describe('Audio format', () => {
  it.each([
    ['webm', [0x1a, 0x45, 0xdf, 0xa3], 'audio/webm'],
    ['ogg', [...Buffer.from('OggS')], 'audio/ogg'],
    ['mp4 of Safari', [0, 0, 0, 24, ...Buffer.from('ftypmp42')], 'audio/mp4'],
    ['wav', [...wav(1)], 'audio/wav'],
    ['mp3 without a header', [0xff, 0xfb, 0x90], 'audio/mpeg'],
    ['HTML page', [...Buffer.from('<html>')], undefined],
    ['program', [...Buffer.from('MZ')], undefined],
    ['empty file', [], undefined],
  ])('is detected by the first bytes: %s', (_what, bytes, type) =>
    expect(detectAudioFormat(new Uint8Array(bytes))?.type).toBe(type),
  );

  it('of a WAV is silent when no sample exceeds the noise level', () => {
    expect(isSilent(wav(100))).toBe(true);
    expect(isSilent(wav(9_000))).toBe(false);
    expect(isSilent(new Uint8Array(0))).toBe(false);
  });
});
