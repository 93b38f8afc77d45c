import { capital, fold } from '../../text.ts';
import {
  COMMON,
  FEMININE,
  IN_IL,
  IRREGULAR_PLURALS,
  MASCULINE,
  NO_GENDER,
  PLURAL_IN_S,
  SINGULAR_IN_S,
  THING,
  TWO_SENSES,
} from './noun-lists.ts';

export type Gender = 'm' | 'f';
/** Singular or plural. */
export type GrammaticalNumber = 's' | 'p';

/**
 * The gender of a noun or of the head of a noun phrase: `genderOf('dona de salão')` is `f`.
 * Null when the noun has one form for both (`cliente`) or when nothing shows it.
 */
export function genderOf(phrase: string): Gender | null {
  const { before, head, after } = partsOf(phrase);
  const byDeterminer = genderOfModifiers(before);
  if (byDeterminer !== null) return byDeterminer;
  if (isCommonGender(head)) return after === undefined ? null : genderOfAdjective(after);
  return genderOfWord(singularOf(head));
}

/** Whether a noun of a person has one form for both genders: `dentista`, `cliente`, `jovem`. */
export function isCommonGender(noun: string): boolean {
  const word = singularOf(noun.toLowerCase());
  if (THING.has(word) || MASCULINE.has(word) || FEMININE.has(word)) return false;
  return COMMON.has(word) || word.endsWith('ista');
}

/** The number of a noun or of the head of a noun phrase. */
export function numberOf(phrase: string): GrammaticalNumber {
  return isPlural(partsOf(phrase).head) ? 'p' : 's';
}

/** The head of a noun phrase: `donas` in `pequenas donas de salão`. */
export const headOf = (phrase: string): string => partsOf(phrase).head;

/** The plural of one word; a plural stays as it is. */
export function pluralOf(word: string): string {
  if (word === '' || isPlural(word) || /\d$/.test(word)) return word;
  return inCaseOf(word, pluralOfLower(word.toLowerCase()));
}

/** The singular of one word; a singular stays as it is. */
export function singularOf(word: string): string {
  if (!isPlural(word)) return word;
  return inCaseOf(word, singularOfLower(word.toLowerCase()));
}

/** Whether a word is a plural by its form. */
export function isPlural(word: string): boolean {
  const lower = word.toLowerCase();
  if (!lower.endsWith('s') || lower.length < 3) return false;
  if (PLURAL_IN_S.has(lower)) return true;
  if (SINGULAR_IN_S.has(lower)) return false;
  if (/^\p{Lu}{2,}$/u.test(word)) return false;
  return !/(?:ês|[^aeiouãõáéíóúâêô]us|ás|ss)$/u.test(lower);
}

/** The words of a phrase before its head, the head, and the word after it. */
function partsOf(phrase: string): { before: string[]; head: string; after: string | undefined } {
  const words = phrase.trim().split(/\s+/);
  let at = 0;
  while (at < words.length - 1 && isModifier(words[at] ?? '')) at += 1;
  return {
    before: words.slice(0, at),
    head: bare(words[at] ?? ''),
    after: words[at + 1] && bare(words[at + 1] ?? ''),
  };
}

const DETERMINERS =
  /^(?:[oa]s?|uma?s?|uns|meus?|minhas?|seus?|suas?|noss[oa]s?|d?est[ea]s?|d?ess[ea]s?|d?aquel[ea]s?|cada|tod[oa]s?|outr[oa]s?|algu(?:m|mas?|ns)|nenhuma?|vári[oa]s|muit[oa]s?|pouc[oa]s?|divers[oa]s|dois|duas|três|\d[\d.,]*|n?d?[oa]s?)$/;
/** Adjectives that commonly precede their noun. */
const BEFORE_NOUN =
  /^(?:pequen[oa]s?|grandes?|médi[oa]s?|micro|nov[oa]s?|bo[am]s?|bons|melhor(?:es)?|pior(?:es)?|primeir[oa]s?|últim[oa]s?|próxim[oa]s?|mesm[oa]s?|antig[oa]s?|futur[oa]s?|verdadeir[oa]s?|principa(?:l|is)|jovens?|cert[oa]s?|únic[oa]s?)$/;
const LINK = /^(?:de|d[oa]s?|em|n[oa]s?|com|para|que|e|ou|por|sem|a|entre|acima|até)$/;

function isModifier(word: string): boolean {
  const lower = bare(word).toLowerCase();
  return DETERMINERS.test(lower) || BEFORE_NOUN.test(lower);
}

function genderOfModifiers(words: readonly string[]): Gender | null {
  for (const word of words) {
    const lower = bare(word).toLowerCase();
    if (/^(?:[oa]s?|.{2,}[oa]s?|uns|bons|dois|duas)$/.test(lower) && !/^(?:micro)$/.test(lower)) {
      return /a$|as$/.test(lower) ? 'f' : 'm';
    }
    if (/^(?:um|uns|algum|alguns|nenhum|meus?|seus?|bom|(?:d?es[st]|d?aquel)es?)$/.test(lower)) {
      return 'm';
    }
  }
  return null;
}

/** The gender that an adjective after a noun shows: `autônoma` → f, `comercial` → null. */
function genderOfAdjective(word: string): Gender | null {
  const lower = word.toLowerCase();
  if (LINK.test(lower) || !/[aoe]s?$/.test(lower)) return null;
  if (/[ds]oras?$|[^aeo]as?$/.test(lower) && !/ista?s?$/.test(lower)) return 'f';
  return /[^aeo]os?$/.test(lower) ? 'm' : null;
}

const FEMININE_ENDING =
  /(?:[çc][ãa]o|[sx][ãa]o|st[ãa]o|id[ãa]o|[gn]i[ãa]o|dade|tude|agem|igem|ugem|ade|iz|ez|ície|érie|ice|[aeio]se|triz|ã)$/u;
/** Loanwords end in any consonant and are masculine: `stand`, `ranking`, `kit`. */
const MASCULINE_ENDING = /(?:ão|[b-df-hj-np-tv-ziuáéíóúêô])$/u;

function genderOfWord(word: string): Gender | null {
  const lower = word.toLowerCase();
  const first = lower.split('-')[0] ?? lower;
  if (TWO_SENSES.has(lower) || NO_GENDER.has(lower)) return null;
  for (const form of [lower, first]) {
    if (isIn(MASCULINE, form)) return 'm';
    if (isIn(FEMININE, form)) return 'f';
  }
  if (FEMININE_ENDING.test(lower)) return 'f';
  if (/[ao]$/.test(lower)) return lower.endsWith('a') ? 'f' : 'm';
  return MASCULINE_ENDING.test(lower) && !/^\p{Lu}{2,}$/u.test(word) ? 'm' : null;
}

const folded = new Map(
  [MASCULINE, FEMININE].map((list) => [list, new Set([...list].map((word) => fold(word)))]),
);

/** Sellers type without accents: `balcao` is found as `balcão`. */
const isIn = (list: ReadonlySet<string>, word: string): boolean =>
  list.has(word) || (/^[a-z-]+$/.test(word) && folded.get(list)?.has(word) === true);

function pluralOfLower(word: string): string {
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (SINGULAR_IN_S.has(word) && !/[êéó]s$/.test(word)) return word;
  if (/ês$/.test(word)) return `${word.slice(0, -2)}eses`;
  if (/ão$/.test(word)) return `${word.slice(0, -2)}ões`;
  if (/[rz]$/.test(word)) return `${word}es`;
  if (/m$/.test(word)) return `${word.slice(0, -1)}ns`;
  if (/[au]l$/.test(word)) return `${word.slice(0, -1)}is`;
  if (/el$/.test(word)) return `${word.slice(0, -2)}${hasAccent(word) ? 'eis' : 'éis'}`;
  if (/ol$/.test(word)) return `${word.slice(0, -2)}${hasAccent(word) ? 'ois' : 'óis'}`;
  if (/il$/.test(word)) return `${word.slice(0, -2)}is`;
  if (/[xs]$/.test(word)) return word;
  return `${word}s`;
}

const SINGULARS: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR_PLURALS].filter(([one, many]) => one !== many).map(([one, many]) => [many, one]),
);
/** Plurals of nouns in -re and -ze; most plurals in -res and -zes are of nouns in -r and -z. */
const PLURAL_OF_E = /(?:[^aeiouãáéíóúâêô][rz]|árvor|softwar|hardwar|bronz)es$/;

function singularOfLower(word: string): string {
  const irregular = SINGULARS.get(word);
  if (irregular !== undefined) return irregular;
  if (/ões$/.test(word)) return `${word.slice(0, -3)}ão`;
  if (/[^ã]ães$/.test(word)) return word === 'mães' ? 'mãe' : `${word.slice(0, -3)}ão`;
  if (/ais$/.test(word)) return word === 'pais' ? 'pai' : `${word.slice(0, -2)}l`;
  if (/éis$/.test(word)) return `${word.slice(0, -3)}el`;
  if (/óis$/.test(word)) return `${word.slice(0, -3)}ol`;
  if (/uis$/.test(word)) return `${word.slice(0, -2)}l`;
  if (/eis$/.test(word))
    return word === 'leis' || word === 'reis' ? word.slice(0, -1) : `${word.slice(0, -3)}el`;
  if (/is$/.test(word) && IN_IL.has(`${word.slice(0, -1)}l`)) return `${word.slice(0, -1)}l`;
  if (/ns$/.test(word)) return `${word.slice(0, -2)}m`;
  if (/(?:gu|ngl|chin|franc|holand|m)eses$/.test(word)) return `${word.slice(0, -4)}ês`;
  if (/[rz]es$/.test(word) && !PLURAL_OF_E.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const hasAccent = (word: string) => /[áéíóúâêô]/.test(word);
const bare = (word: string) =>
  word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');

function inCaseOf(model: string, word: string): string {
  if (/^\p{Lu}{2,}s?$/u.test(model))
    return model.length < word.length ? `${model}s` : model.replace(/s$/, '');
  return /^\p{Lu}/u.test(model) ? capital(word) : word;
}
