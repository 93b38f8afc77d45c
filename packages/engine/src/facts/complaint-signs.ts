import { PHRASE_WORDS } from '../knowledge/facts/phrases.gen.ts';

const SIGNS = new Set(PHRASE_WORDS.complaintSigns.filter((sign) => !sign.endsWith('*')));
const BEGINNINGS = new Set(
  PHRASE_WORDS.complaintSigns.filter((sign) => sign.endsWith('*')).map((sign) => sign.slice(0, -1)),
);
const SHORTEST = 3;

/** Whether a word shows complaint, lack, loss, fear, delay, breakage, effort or negation. */
export function isComplaintSign(word: string): boolean {
  return SIGNS.has(word) || isStrongSign(word);
}

/** Whether a word shows complaint without a verb: "piso rachado", not "só" or "velho". */
export function isStrongSign(word: string): boolean {
  for (let length = SHORTEST; length <= word.length; length++) {
    if (BEGINNINGS.has(word.slice(0, length))) return true;
  }
  return false;
}
