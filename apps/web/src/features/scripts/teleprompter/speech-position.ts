import { plainWords, type ScriptWord } from './script-text.ts';

/** The reader's position in the script. */
export interface SpeechPosition {
  /** Index of the next word. */
  cursor: number;
  /** Recognised words of the current utterance, which the browser may still revise. */
  interim: string[];
  /** The last words before the current utterance. */
  previous: string[];
}

export const AT_FIRST_WORD: SpeechPosition = { cursor: 0, interim: [], previous: [] };

/** Number of words compared at once, enough to distinguish positions. */
const TAIL = 6;
/** Words among them that may differ: numbers, names and slips are often misrecognised. */
const MAX_MISSES = 2;
/** Number of words searched backwards, so that a repeated phrase is not taken for a later one. */
const LOOKBACK = 8;

/**
 * Advances the position by an utterance, or by its current revision.
 * @param isFinal whether the browser will not revise the transcript any more.
 * @returns the same cursor while the reader improvises; at most one sentence further per word.
 */
export function advanceBy(
  words: readonly ScriptWord[],
  { cursor, interim, previous }: SpeechPosition,
  transcript: string,
  isFinal: boolean,
): SpeechPosition {
  const current = plainWords(transcript);
  const firstNew = current.findIndex((word, index) => word !== interim[index]);
  const spoken = [...previous, ...current];
  let at = cursor;
  for (let index = firstNew < 0 ? current.length : firstNew; index < current.length; index++) {
    const end = previous.length + index + 1;
    at = cursorAfter(words, at, spoken.slice(Math.max(0, end - TAIL), end));
  }
  return isFinal
    ? { cursor: at, interim: [], previous: spoken.slice(-TAIL) }
    : { cursor: at, interim: current, previous };
}

/** The cursor after the last word of `tail` was spoken: the best match near the cursor. */
function cursorAfter(
  words: readonly ScriptWord[],
  cursor: number,
  tail: readonly string[],
): number {
  let best = { position: cursor, score: 0 };
  const end = endOfNextSentence(words, cursor);
  for (let position = Math.max(1, cursor - LOOKBACK); position <= end; position++) {
    const score = matchScore(words, position, tail);
    if (score < requiredScore(words, cursor, position)) continue;
    if (score > best.score || (score === best.score && best.position < cursor)) {
      best = { position, score };
    }
  }
  return Math.max(cursor, best.position);
}

/** The farther the jump, the more words have to match. */
function requiredScore(words: readonly ScriptWord[], cursor: number, position: number): number {
  const distance = position - cursor;
  const word = words[position - 1]?.plain ?? '';
  if (distance <= 1) return word.length >= 4 ? 1 : 2;
  return distance <= 3 ? 2 : 3;
}

/** Number of matching words, backwards from the one before `position`; 0 when that one differs. */
function matchScore(
  words: readonly ScriptWord[],
  position: number,
  tail: readonly string[],
): number {
  let script = position - 1;
  let spoken = tail.length - 1;
  if (!isSimilar(words[script]?.plain, tail[spoken])) return 0;
  let score = 0;
  let misses = 0;
  while (script >= 0 && spoken >= 0 && misses <= MAX_MISSES) {
    if (isSimilar(words[script]?.plain, tail[spoken])) {
      score++;
      script--;
      spoken--;
    } else {
      misses++;
      if (isSimilar(words[script]?.plain, tail[spoken - 1])) spoken--;
      else if (isSimilar(words[script - 1]?.plain, tail[spoken])) script--;
      else {
        script--;
        spoken--;
      }
    }
  }
  return score;
}

/** Equal, or equal except for the ending: plurals and verb forms are often misrecognised. */
function isSimilar(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (a === b) return true;
  const stem = Math.max(a.length, b.length) - 2;
  return stem >= 4 && a.slice(0, stem) === b.slice(0, stem);
}

function endOfNextSentence(words: readonly ScriptWord[], cursor: number): number {
  const sentence = words[cursor]?.sentence;
  if (sentence === undefined) return words.length;
  const next = words.find((word) => word.sentence > sentence)?.sentence ?? sentence;
  const beyond = words.findIndex((word) => word.sentence > next);
  return beyond < 0 ? words.length : beyond;
}
