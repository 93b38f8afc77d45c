import { prefixOf } from './terms.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const SHORTEST = 5;
/** Only a slip in the beginning hides a word from search; later ones are cut off with its end. */
const CHECKED = 6;

/** Beginnings of the words that were meant, if one letter of this one is wrong, missing, extra or swapped. */
export function meantBy(word: string): string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return [];
  const found = new Set<string>();
  for (let at = 0; at < Math.min(word.length, CHECKED); at++) {
    const before = word.slice(0, at);
    const after = word.slice(at + 1);
    found.add(before + after);
    found.add(before + after.charAt(0) + word.charAt(at) + after.slice(1));
    for (const letter of LETTERS) {
      found.add(before + letter + after);
      found.add(before + letter + word.slice(at));
    }
  }
  return [...new Set([...found].map(prefixOf))].filter((prefix) => prefix !== prefixOf(word));
}
