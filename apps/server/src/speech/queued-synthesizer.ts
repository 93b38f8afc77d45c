import { SpeechError, type SpeechSynthesizer } from './speech.ts';

const RETRY_SECONDS = 3;

/**
 * Limits how many texts are synthesized at once.
 * @param limits.waiting how many calls may wait; further calls fail with a SpeechError.
 */
export function queuedSynthesizer(
  synthesizer: SpeechSynthesizer,
  { atOnce, waiting }: { atOnce: number; waiting: number },
): SpeechSynthesizer {
  const queue: (() => void)[] = [];
  let free = atOnce;

  const acquire = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) {
      throw new SpeechError('unavailable', new Error('The synthesis queue is full'), RETRY_SECONDS);
    }
    return new Promise((resolve) => queue.push(resolve));
  };
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };

  return {
    name: synthesizer.name,
    isRemote: synthesizer.isRemote,
    async synthesize(text, language) {
      await acquire();
      try {
        return await synthesizer.synthesize(text, language);
      } finally {
        release();
      }
    },
  };
}
