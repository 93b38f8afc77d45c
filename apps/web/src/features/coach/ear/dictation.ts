import { listen } from '#lib/speech-recognition.ts';
import type { Ear, EarEvents, EarProblem } from './ear.ts';

/** Lets the browser understand what is said, for a server that cannot. Null after a problem was told. */
export function openDictation({ onWords, onProblem }: EarEvents): Ear | null {
  let said = '';
  let latest = '';
  const words = () => `${said} ${latest}`.trim();
  let failed = false;
  const stop = listen({
    onHeard(transcript, isFinal) {
      if (isFinal) said = `${said} ${transcript}`.trim();
      latest = isFinal ? '' : transcript;
      onWords(words());
    },
    onProblem(problem) {
      failed = true;
      onProblem(KNOWN[problem] ?? 'failed');
    },
  });
  if (failed) return null;
  return {
    async finish() {
      stop();
      return words() ? { text: words(), dictated: true } : null;
    },
    cancel: stop,
  };
}

const KNOWN: Partial<Record<string, EarProblem>> = {
  denied: 'denied',
  unsupported: 'unsupported',
};
