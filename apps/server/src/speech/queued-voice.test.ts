import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SPEECH_QUEUE } from '../http/rules.ts';
import { openSpeech } from './open.ts';
import { queuedVoice } from './queued-voice.ts';
import type { Sound, Voice } from './speech.ts';

const SOUND: Sound = { type: 'audio/wav', bytes: new Uint8Array(1) };

/** A voice that ends each text when it is told to. */
function slowVoice() {
  const ends: (() => void)[] = [];
  const voice: Voice = {
    name: 'slow',
    isOutside: false,
    say: () => new Promise((resolve) => ends.push(() => resolve(SOUND))),
  };
  return { voice, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('A voice with a queue', () => {
  it('says two texts at once, the next in their order, and refuses what finds no place', async () => {
    const { voice, ends } = slowVoice();
    const queued = queuedVoice(voice, { atOnce: 2, waiting: 3 });
    const said = Array.from({ length: 5 }, (_, n) => queued.say(String(n), 'pt-BR'));
    await expect(queued.say('6', 'pt-BR')).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfter: 3,
    });
    expect(ends).toHaveLength(2);
    for (let done = 0; done < 5; done++) {
      ends[done]?.();
      await said[done];
      await settled();
      expect(ends).toHaveLength(Math.min(5, done + 3));
    }
  });

  it('gives the place back when a text fails', async () => {
    const failing: Voice = {
      name: 'failing',
      isOutside: false,
      say: () => Promise.reject(new Error('no sound')),
    };
    const queued = queuedVoice(failing, { atOnce: 1, waiting: 0 });
    await expect(queued.say('1', 'pt-BR')).rejects.toThrow('no sound');
    await expect(queued.say('2', 'pt-BR')).rejects.toThrow('no sound');
  });
});

describe('The program that speaks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-speech-'));
  const path = process.env.PATH;
  afterAll(() => {
    process.env.PATH = path;
    rmSync(folder, { recursive: true });
  });

  it('runs twice at once, however many ask, and who finds no place is told to come again', async () => {
    const log = join(folder, 'log');
    const header = Buffer.alloc(44);
    header.write('RIFF');
    header.write('WAVE', 8);
    writeFileSync(join(folder, 'sound'), header);
    const script = `#!/bin/sh\n[ "$1" = --version ] && exit\ncat > /dev/null\necho begin >> ${log}\ncat ${folder}/sound\necho end >> ${log}\n`;
    writeFileSync(join(folder, 'espeak-ng'), script, { mode: 0o755 });
    process.env.PATH = `${folder}:${path}`;
    const { voice } = await openSpeech({ stt: null, tts: null });
    const { atOnce, waiting } = SPEECH_QUEUE.local;
    const said = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => voice?.say(`Resposta ${n}`, 'pt-BR')),
    );
    const refused = said.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(60 - atOnce - waiting);
    expect(refused[0]).toMatchObject({ reason: { kind: 'unavailable', retryAfter: 3 } });
    let running = 0;
    let most = 0;
    for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
      running += line === 'begin' ? 1 : -1;
      most = Math.max(most, running);
    }
    expect(most).toBeLessThanOrEqual(atOnce);
  });
});
