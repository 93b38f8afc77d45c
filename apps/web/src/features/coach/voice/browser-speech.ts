import { sentencesOf } from './sentences.ts';
import type { Outcome, Speech, SpeechEvents } from './speech.ts';

/** Some browsers have the voice and never say a word: no start within this time is a no. */
const PATIENCE_MS = 4_000;
const SYLLABLE_MS = 120;

/** A reply in the browser's own voice: the mouth opens and closes by the clock. */
export function browserSpeech(reply: string, language: string, events: SpeechEvents): Speech {
  let stopped = false;
  return {
    async play() {
      if (!('speechSynthesis' in window)) return 'impossible';
      const stopMouth = moveMouth(events.onLevel);
      let outcome: Outcome = 'ended';
      for (const sentence of sentencesOf(reply)) {
        if (stopped || outcome !== 'ended') break;
        outcome = await say(sentence, language, events.onStart);
      }
      stopMouth();
      return outcome;
    },
    stop() {
      stopped = true;
      window.speechSynthesis?.cancel();
    },
  };
}

function say(sentence: string, language: string, onStart: () => void): Promise<Outcome> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = language;
    const giveUp = setTimeout(() => {
      window.speechSynthesis.cancel();
      resolve('impossible');
    }, PATIENCE_MS);
    utterance.onstart = () => {
      clearTimeout(giveUp);
      onStart();
    };
    utterance.onend = () => finish('ended');
    utterance.onerror = ({ error }) => finish(outcomeOf(error));
    const finish = (outcome: Outcome) => {
      clearTimeout(giveUp);
      resolve(outcome);
    };
    window.speechSynthesis.speak(utterance);
  });
}

function outcomeOf(error: SpeechSynthesisErrorCode): Outcome {
  if (error === 'not-allowed') return 'blocked';
  return error === 'canceled' || error === 'interrupted' ? 'ended' : 'impossible';
}

function moveMouth(onLevel: (level: number) => void) {
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
