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
import { findEspeak } from './espeak.ts';
import { keptVoice } from './kept-voice.ts';
import { createProviderEar } from './provider-ear.ts';
import { createProviderVoice } from './provider-voice.ts';
import { isSilent, kindOf } from './sound.ts';
import type { Voice } from './speech.ts';

const LIMITS = { budgetMs: 1_500, maxBytes: 64 * 1024 };
const MP3 = new Uint8Array([...Buffer.from('ID3'), 4, 0, 0, 0, 0, 0, 0]);
const tone = { type: 'audio/wav', bytes: wav(9_000) };
const unavailable = expect.objectContaining({ name: 'SpeechError', kind: 'unavailable' });

describe('A provider who hears', () => {
  const provider = useSpeechProvider();
  const ear = () =>
    createProviderEar({ baseUrl: `${provider.url}/`, apiKey: 'k', model: 'whisper-1' }, LIMITS);
  const hear = () => ear().hear(tone, 'pt-BR');

  it('is given the sound, the language and the key', async () => {
    provider.respondWith(transcribes('  Está caro. '));
    expect(await hear()).toBe('Está caro.');
    const [{ path, authorization, body } = { path: '', authorization: '', body: '' }] =
      provider.requests;
    expect([path, authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer k']);
    expect(body).toMatch(/name="language"\r\n\r\npt\r\n/);
    expect(body).toMatch(/name="model"\r\n\r\nwhisper-1\r\n/);
    expect(body).toContain('filename="audio.wav"');
  });

  it.each([
    ['stumbles', answers(500)],
    ['is busy', answers(429)],
    ['hangs up', disconnects],
  ])('is asked once more when it %s', async (_what, fault) => {
    provider.respondWith(fault, transcribes('Oi'));
    expect(await hear()).toBe('Oi');
    expect(provider.requests).toHaveLength(2);
    provider.respondWith(fault);
    await expect(hear()).rejects.toEqual(unavailable);
    expect(provider.requests).toHaveLength(2);
  });

  it.each([
    ['never answers', hangs],
    ['answers without end', sendsEndlessBody],
    ['answers a page', answers(200, '<html>', 'text/html')],
    ['answers something else', answers(200, '{"words": 1}')],
    ['does not know the key', answers(401)],
  ])('is given up when it %s', async (_what, fault) => {
    provider.respondWith(fault);
    await expect(hear()).rejects.toEqual(unavailable);
    expect(provider.requests).toHaveLength(1);
  });

  it('tells a sound that it cannot read from a failure of its own', async () => {
    provider.respondWith(answers(400));
    await expect(hear()).rejects.toMatchObject({ kind: 'unusable' });
  });

  it('may be out of reach', async () => {
    const nobody = createProviderEar(
      { baseUrl: 'http://127.0.0.1:1', apiKey: null, model: 'm' },
      LIMITS,
    );
    await expect(nobody.hear(tone, 'pt-BR')).rejects.toEqual(unavailable);
  });
});

describe('A provider who speaks', () => {
  const provider = useSpeechProvider();
  const say = () =>
    createProviderVoice(
      { baseUrl: provider.url, apiKey: null, model: 'tts-1', voice: 'alloy' },
      LIMITS,
    ).say('Bom dia.', 'pt-BR');

  it('is given the words, and is taken by what its answer begins with', async () => {
    provider.respondWith(speaks(MP3));
    expect(await say()).toEqual({ type: 'audio/mpeg', bytes: MP3 });
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
    ['a page', speaks(Buffer.from('<html>'))],
    ['nothing', speaks(new Uint8Array())],
    ['too much', sendsEndlessBody],
    ['no', answers(500)],
    ['never', hangs],
  ])('is given up when it answers %s', async (_what, fault) => {
    provider.respondWith(fault);
    await expect(say()).rejects.toEqual(unavailable);
  });
});

describe('The program that speaks', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'salesai-espeak-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A program in its place that reads a text, as the real one does, and then does as told. */
  function program(script: string): string {
    const path = join(folder, `espeak-${Math.random()}`);
    const sound = join(folder, 'sound.wav');
    writeFileSync(sound, wav(9_000));
    writeFileSync(path, `#!/bin/sh\n[ "$1" = --version ] && exit 0\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  }

  it('is not missed where it is not installed', async () => {
    expect(await findEspeak(join(folder, 'nothing'))).toBeNull();
  });

  it('is given the text as text, never as an option, and the voice of the language', async () => {
    const path = program(
      `echo "$@" > ${folder}/args; cat > ${folder}/text; cat ${folder}/sound.wav`,
    );
    const voice = await findEspeak(path);
    const sound = await voice?.say('--help; -w /etc/x `id`', 'pt-BR');
    expect(kindOf(sound?.bytes ?? new Uint8Array())?.type).toBe('audio/wav');
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(join(folder, 'text'), 'utf8')).toBe('--help; -w /etc/x `id`');
    expect(readFileSync(join(folder, 'args'), 'utf8')).toBe('-v pt-br -s 165 --stdin --stdout\n');
  });

  it.each([
    ['fails', 'exit 1'],
    ['says nothing', 'cat > /dev/null'],
    ['never ends', 'exec sleep 60'],
    ['speaks without end', 'exec yes'],
    ['breaks off', 'exec < /dev/null; kill -9 $$'],
  ])('is given up when it %s', async (_what, script) => {
    const voice = await findEspeak(program(script), 1_500);
    await expect(voice?.say('Oi '.repeat(50_000), 'pt-BR')).rejects.toEqual(unavailable);
  });
});

describe('What was spoken once', () => {
  const counting = () => {
    const said: string[] = [];
    const voice: Voice = {
      name: 'counting',
      isOutside: false,
      async say(text) {
        said.push(text);
        if (text === 'falha' && said.length === 1) throw new Error('no');
        return { type: 'audio/wav', bytes: new Uint8Array(10) };
      },
    };
    return { said, voice };
  };

  it('is kept, also while it is being spoken', async () => {
    const { said, voice } = counting();
    const kept = keptVoice(voice);
    await Promise.all([kept.say('a', 'pt-BR'), kept.say('a', 'pt-BR'), kept.say('b', 'pt-BR')]);
    await kept.say('a', 'pt-BR');
    await kept.say('a', 'en-US');
    expect(said).toEqual(['a', 'b', 'a']);
  });

  it('makes room for the next, and is not kept when it failed', async () => {
    const { said, voice } = counting();
    const kept = keptVoice(voice, 20);
    await expect(kept.say('falha', 'pt-BR')).rejects.toThrow();
    for (const text of ['falha', 'b', 'c', 'c', 'falha']) await kept.say(text, 'pt-BR');
    expect(said).toEqual(['falha', 'falha', 'b', 'c', 'falha']);
  });
});

describe('A sound', () => {
  it.each([
    ['webm', [0x1a, 0x45, 0xdf, 0xa3], 'audio/webm'],
    ['ogg', [...Buffer.from('OggS')], 'audio/ogg'],
    ['mp4 of Safari', [0, 0, 0, 24, ...Buffer.from('ftypmp42')], 'audio/mp4'],
    ['wav', [...wav(1)], 'audio/wav'],
    ['mp3 without a header', [0xff, 0xfb, 0x90], 'audio/mpeg'],
    ['page', [...Buffer.from('<html>')], undefined],
    ['program', [...Buffer.from('MZ')], undefined],
    ['nothing', [], undefined],
  ])('is known by its bytes: %s', (_what, bytes, type) =>
    expect(kindOf(new Uint8Array(bytes))?.type).toBe(type),
  );

  it('is silent when nothing in it rises above the noise', () => {
    expect(isSilent(wav(100))).toBe(true);
    expect(isSilent(wav(9_000))).toBe(false);
    expect(isSilent(new Uint8Array(0))).toBe(false);
  });
});
