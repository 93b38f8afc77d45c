import { plainWords, type ScriptWord } from './script-text.ts';

/** Where a voice is in the script. */
export interface Following {
  /** Words read so far: the place of the next one. */
  cursor: number;
  /** What was heard of the utterance under way; browsers revise it while one speaks. */
  heard: string[];
  /** The last words of what was said before it. */
  before: string[];
}

export const AT_FIRST_WORD: Following = { cursor: 0, heard: [], before: [] };

/** Words that are compared at once; enough to tell a place from another. */
const TAIL = 6;
/** Words that may differ within them: numbers, names and slips are heard otherwise. */
const MISSES = 2;
/** How far back a repeated phrase is looked for before it may count as a new one. */
const BEHIND = 8;

/**
 * Hears an utterance, or more of it.
 * @param isFinal whether the browser will not revise it any more.
 * @returns where the reader is: held while they improvise, never more than a sentence further a word.
 */
export function hear(
  words: readonly ScriptWord[],
  { cursor, heard, before }: Following,
  transcript: string,
  isFinal: boolean,
): Following {
  const now = plainWords(transcript);
  const known = now.findIndex((word, place) => word !== heard[place]);
  const said = [...before, ...now];
  let at = cursor;
  for (let place = known < 0 ? now.length : known; place < now.length; place++) {
    const end = before.length + place + 1;
    at = advance(words, at, said.slice(Math.max(0, end - TAIL), end));
  }
  return isFinal
    ? { cursor: at, heard: [], before: said.slice(-TAIL) }
    : { cursor: at, heard: now, before };
}

/** The cursor after the last word of `tail` was said: where the words before it fit as well. */
function advance(words: readonly ScriptWord[], cursor: number, tail: readonly string[]): number {
  let best = { place: cursor, fit: 0 };
  const reach = endOfNextSentence(words, cursor);
  for (let place = Math.max(1, cursor - BEHIND); place <= reach; place++) {
    const fit = fitAt(words, place, tail);
    if (fit < needed(words, cursor, place)) continue;
    if (fit > best.fit || (fit === best.fit && best.place < cursor)) best = { place, fit };
  }
  return Math.max(cursor, best.place);
}

/** Proof asked for: the further the jump, the more words have to agree. */
function needed(words: readonly ScriptWord[], cursor: number, place: number): number {
  const distance = place - cursor;
  const word = words[place - 1]?.plain ?? '';
  if (distance <= 1) return word.length >= 4 ? 1 : 2;
  return distance <= 3 ? 2 : 3;
}

/** How many words agree, going back from the one before `place`; 0 when that one does not. */
function fitAt(words: readonly ScriptWord[], place: number, tail: readonly string[]): number {
  let script = place - 1;
  let said = tail.length - 1;
  if (!alike(words[script]?.plain, tail[said])) return 0;
  let fit = 0;
  let misses = 0;
  while (script >= 0 && said >= 0 && misses <= MISSES) {
    if (alike(words[script]?.plain, tail[said])) {
      fit++;
      script--;
      said--;
    } else {
      misses++;
      if (alike(words[script]?.plain, tail[said - 1])) said--;
      else if (alike(words[script - 1]?.plain, tail[said])) script--;
      else {
        script--;
        said--;
      }
    }
  }
  return fit;
}

/** The same word, or the same but for its ending: plurals and verbs are often misheard. */
function alike(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (one === other) return true;
  const stem = Math.max(one.length, other.length) - 2;
  return stem >= 4 && one.slice(0, stem) === other.slice(0, stem);
}

function endOfNextSentence(words: readonly ScriptWord[], cursor: number): number {
  const sentence = words[cursor]?.sentence;
  if (sentence === undefined) return words.length;
  const next = words.find((word) => word.sentence > sentence)?.sentence ?? sentence;
  const beyond = words.findIndex((word) => word.sentence > next);
  return beyond < 0 ? words.length : beyond;
}
