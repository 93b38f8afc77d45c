/** A word of the script as it is compared, with the sentence it stands in. */
export interface SpokenWord {
  word: string;
  sentence: number;
}

const RUN = 3;

/** The words of a script in order, folded as speech recognition writes them. */
export function spokenWords(text: string): SpokenWord[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .flatMap((sentence, place) => words(sentence).map((word) => ({ word, sentence: place })));
}

export const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Where the reader is after some more words were heard.
 * @param at place of the last word read. Holds when nothing fits (they improvise), and never goes
 * further than the end of the next sentence.
 */
export function follow(script: readonly SpokenWord[], at: number, heard: string): number {
  const tail = words(heard).slice(-RUN);
  if (tail.length === 0) return at;
  const reach = lastOfNextSentence(script, at);
  for (let place = at + 1; place <= reach; place++) {
    const spoken = script.slice(Math.max(0, place - tail.length + 1), place + 1);
    const fits = spoken.length === tail.length && spoken.every(({ word }, i) => word === tail[i]);
    if (fits) return place;
  }
  return tail.length === 1 && script[at + 1]?.word === tail[0] ? at + 1 : at;
}

function lastOfNextSentence(script: readonly SpokenWord[], at: number): number {
  const next = (script[Math.max(0, at)]?.sentence ?? 0) + 1;
  const beyond = script.findIndex(({ sentence }) => sentence > next);
  return (beyond < 0 ? script.length : beyond) - 1;
}
