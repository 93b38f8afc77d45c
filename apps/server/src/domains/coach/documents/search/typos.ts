import { prefixOf } from './terms.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const MIN_LENGTH = 5;
/** Only typos in the prefix matter; later ones are cut off. */
const CHECKED = 6;

/** Prefixes of the words with one letter replaced, inserted, deleted or swapped. */
export function correctionsOf(word: string): string[] {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return [];
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
