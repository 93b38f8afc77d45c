import { SpeechError, type Voice } from './speech.ts';

const RETRY_SECONDS = 3;

/** A voice that says a few texts at once; some more wait for their turn, and the rest are refused. */
export function queuedVoice(
  voice: Voice,
  { atOnce, waiting }: { atOnce: number; waiting: number },
): Voice {
  const queue: (() => void)[] = [];
  let free = atOnce;

  const turn = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) {
      throw new SpeechError('unavailable', new Error('Too much to say at once'), RETRY_SECONDS);
    }
    return new Promise((resolve) => queue.push(resolve));
  };
  const pass = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };

  return {
    name: voice.name,
    isOutside: voice.isOutside,
    async say(text, language) {
      await turn();
      try {
        return await voice.say(text, language);
      } finally {
        pass();
      }
    },
  };
}
