import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SPEECH_QUEUE } from '../http/rules.ts';
import { openSpeech } from './open.ts';
import { queuedSynthesizer } from './queued-synthesizer.ts';
import type { AudioClip, SpeechSynthesizer } from './speech.ts';

const CLIP: AudioClip = { type: 'audio/wav', bytes: new Uint8Array(1) };

/** A synthesizer that finishes a text when its entry in `ends` is called. */
function slowSynthesizer() {
  const ends: (() => void)[] = [];
  const synthesizer: SpeechSynthesizer = {
    name: 'slow',
    isRemote: false,
    synthesize: () => new Promise((resolve) => ends.push(() => resolve(CLIP))),
  };
  return { synthesizer, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('queuedSynthesizer', () => {
  it('runs two calls at once, queues the next in order and rejects calls when the queue is full', async () => {
    const { synthesizer, ends } = slowSynthesizer();
    const queued = queuedSynthesizer(synthesizer, { atOnce: 2, waiting: 3 });
    const calls = Array.from({ length: 5 }, (_, n) => queued.synthesize(String(n), 'pt-BR'));
    await expect(queued.synthesize('6', 'pt-BR')).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfter: 3,
    });
    expect(ends).toHaveLength(2);
    for (let done = 0; done < 5; done++) {
      ends[done]?.();
      await calls[done];
      await settled();
      expect(ends).toHaveLength(Math.min(5, done + 3));
    }
  });

  it('frees the slot of a failed call', async () => {
    const failing: SpeechSynthesizer = {
      name: 'failing',
      isRemote: false,
      synthesize: () => Promise.reject(new Error('no audio')),
    };
    const queued = queuedSynthesizer(failing, { atOnce: 1, waiting: 0 });
    await expect(queued.synthesize('1', 'pt-BR')).rejects.toThrow('no audio');
    await expect(queued.synthesize('2', 'pt-BR')).rejects.toThrow('no audio');
  });
});

describe('espeak-ng', () => {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-speech-'));
  const path = process.env.PATH;
  afterAll(() => {
    process.env.PATH = path;
    rmSync(folder, { recursive: true });
  });

  it('runs at most two processes at once; calls beyond the queue are rejected with retryAfter', async () => {
    const log = join(folder, 'log');
    const header = Buffer.alloc(44);
    header.write('RIFF');
    header.write('WAVE', 8);
    writeFileSync(join(folder, 'sound'), header);
    const script = `#!/bin/sh\n[ "$1" = --version ] && exit\ncat > /dev/null\necho begin >> ${log}\ncat ${folder}/sound\necho end >> ${log}\n`;
    writeFileSync(join(folder, 'espeak-ng'), script, { mode: 0o755 });
    process.env.PATH = `${folder}:${path}`;
    const { synthesizer } = await openSpeech({ stt: null, tts: null });
    const { atOnce, waiting } = SPEECH_QUEUE.local;
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => synthesizer?.synthesize(`Resposta ${n}`, 'pt-BR')),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
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
