import { NOUN_WORDS } from '../knowledge/facts/nouns.gen.ts';
import { fold } from '../shared/text.ts';

export type Gender = 'f' | 'm';
export type GrammaticalNumber = 'singular' | 'plural';

const FEMININE = new Set(NOUN_WORDS.feminine);
const MASCULINE = new Set(NOUN_WORDS.masculine);
const COMMON = new Set(NOUN_WORDS.common);
const FEMININE_ENDING =
  /(?:a|as|cao|coes|sao|soes|gem|gens|dade|dades|tude|tudes|ez|ice|ices|ose|ite)$/;
const SAME_IN_BOTH_NUMBERS =
  /^(?:gas|onibus|lapis|pires|tenis|virus|atlas|oculos|ferias|parabens|as|mais|menos|tres|dois|mes|pais|pus|bonus|campus|status|jus|mas|vez)$/;

/** "dona" is feminine, "mapa" masculine; "dentista" is masculine unless an article says otherwise. */
export function genderOf(noun: string, article = ''): Gender {
  const folded = fold(noun);
  if (/^(?:a|as|uma|umas|minhas?|nossas?|essas?|muitas)$/.test(fold(article))) return 'f';
  if (/^(?:o|os|um|uns|meus?|nossos?|esses?|muitos)$/.test(fold(article))) return 'm';
  if (FEMININE.has(folded)) return 'f';
  if (MASCULINE.has(folded) || COMMON.has(folded)) return 'm';
  return FEMININE_ENDING.test(folded) ? 'f' : 'm';
}

export function numberOf(noun: string): GrammaticalNumber {
  const folded = fold(noun);
  return folded.endsWith('s') && !SAME_IN_BOTH_NUMBERS.test(folded) ? 'plural' : 'singular';
}

/** Whether one form serves women and men: "dentista", "cliente". */
export const isCommonGender = (noun: string): boolean => COMMON.has(fold(noun));
