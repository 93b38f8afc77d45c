import { describe, expect, it } from 'vitest';
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
