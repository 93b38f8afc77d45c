import { screenLanguage } from '#lib/screen-language.ts';
import { listen } from '#lib/speech-recognition.ts';
import type { Ear, EarEvents, EarProblem } from './ear.ts';

/** Some browsers have the ear and never open it: no sign within this time is a no. */
const PATIENCE_MS = 5_000;

/** Lets the browser understand what is said, for a server that cannot. Null after a problem was told. */
export function openDictation({ onWords, onProblem }: EarEvents): Ear | null {
  let said = '';
  let latest = '';
  const words = () => `${said} ${latest}`.trim();
  let failed = false;
  const fail = (problem: EarProblem) => {
    failed = true;
    clearTimeout(giveUp);
    onProblem(problem);
  };
  const giveUp = setTimeout(() => {
    stop();
    fail('failed');
  }, PATIENCE_MS);
  const stop = listen({
    language: screenLanguage(),
    onListening: () => clearTimeout(giveUp),
    onTranscript(transcript, isFinal) {
      clearTimeout(giveUp);
      if (isFinal) said = `${said} ${transcript}`.trim();
      latest = isFinal ? '' : transcript;
      onWords(words());
    },
    onProblem: (problem) => fail(KNOWN[problem] ?? 'failed'),
  });
  if (failed) return null;
  const close = () => {
    clearTimeout(giveUp);
    stop();
  };
  return {
    async finish() {
      close();
      return words() ? { text: words(), dictated: true } : null;
    },
    cancel: close,
  };
}

const KNOWN: Partial<Record<string, EarProblem>> = {
  denied: 'denied',
  unsupported: 'unsupported',
};
