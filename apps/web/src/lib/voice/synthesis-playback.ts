import type { Playback, PlaybackEvents, PlaybackOutcome } from './playback.ts';
import { toSpokenSentences } from './spoken-sentences.ts';

/** Some browsers accept an utterance and never start it: no start within this time is a failure. */
const START_TIMEOUT_MS = 4_000;
const SYLLABLE_MS = 120;

/** Speaks Markdown with the browser's synthesizer, which exposes no audio: the level is simulated. */
export function synthesisPlayback(
  markdown: string,
  language: string,
  events: PlaybackEvents,
): Playback {
  let stopped = false;
  return {
    async play() {
      if (!('speechSynthesis' in window)) return 'unavailable';
      const stopLevel = simulateLevel(events.onLevel);
      let outcome: PlaybackOutcome = 'ended';
      for (const sentence of toSpokenSentences(markdown)) {
        if (stopped || outcome !== 'ended') break;
        outcome = await speak(sentence, language, events.onStart);
      }
      stopLevel();
      return outcome;
    },
    stop() {
      stopped = true;
      window.speechSynthesis?.cancel();
    },
  };
}

function speak(sentence: string, language: string, onStart: () => void): Promise<PlaybackOutcome> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = language;
    const startTimeout = setTimeout(() => {
      window.speechSynthesis.cancel();
      resolve('unavailable');
    }, START_TIMEOUT_MS);
    utterance.onstart = () => {
      clearTimeout(startTimeout);
      onStart();
    };
    utterance.onend = () => finish('ended');
    utterance.onerror = ({ error }) => finish(toOutcome(error));
    const finish = (outcome: PlaybackOutcome) => {
      clearTimeout(startTimeout);
      resolve(outcome);
    };
    window.speechSynthesis.speak(utterance);
  });
}

function toOutcome(error: SpeechSynthesisErrorCode): PlaybackOutcome {
  if (error === 'not-allowed') return 'blocked';
  return error === 'canceled' || error === 'interrupted' ? 'ended' : 'unavailable';
}

function simulateLevel(onLevel: (level: number) => void) {
  const start = performance.now();
  const timer = setInterval(() => {
    const syllables = (performance.now() - start) / SYLLABLE_MS;
    onLevel(0.5 + 0.4 * Math.sin(syllables * Math.PI));
  }, SYLLABLE_MS / 4);
  return () => {
    clearInterval(timer);
    onLevel(0);
  };
}
