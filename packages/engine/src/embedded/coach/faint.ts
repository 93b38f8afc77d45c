import { DENIALS } from '../../knowledge/coach/words.ts';
import { createWords, type Word } from './cue-words.ts';
import type { Utterance } from './cues.ts';
import { wordsOfCue } from './cues.ts';
import type { Heard } from './ear.ts';

const SHORTEST = 3;
/** Two words that only one candidate listens for, or several that few do. */
const ENOUGH = 1.2;
/** How much more the best must have than the second. */
const AHEAD = 0.25;

/**
 * A recogniser for texts in which no cue is heard whole: each word counts for those who listen for
 * it, the more the fewer they are.
 */
export function listenFaintly<K>(
  candidates: readonly (readonly [K, readonly string[]])[],
): (utterance: Utterance) => Heard<K> | null {
  const words = createWords();
  const listeners = new Map<Word, Set<K>>();
  for (const [what, cues] of candidates) {
    for (const alternative of cues.flatMap(wordsOfCue)) {
      if (alternative.length < SHORTEST || DENIALS.test(alternative)) continue;
      const word = words.of([alternative]);
      const set = listeners.get(word) ?? new Set();
      listeners.set(word, set.add(what));
    }
  }
  const whole = Math.log(candidates.length);
  return ({ tokens }) => {
    const evidence = new Map<K, number>();
    for (const token of new Set(tokens)) {
      const by = new Set(words.matching(token).flatMap((word) => [...(listeners.get(word) ?? [])]));
      const weight = Math.log(candidates.length / by.size) / whole;
      for (const what of by) evidence.set(what, (evidence.get(what) ?? 0) + weight);
    }
    const [best, second] = [...evidence].sort(([, a], [, b]) => b - a);
    if (!best || best[1] < ENOUGH || best[1] - (second?.[1] ?? 0) < AHEAD) return null;
    return { what: best[0], clarity: best[1] / 2 };
  };
}
