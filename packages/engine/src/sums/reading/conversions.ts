import type { Conversion } from './expression.ts';
import type { Message } from './stated.ts';

const UNITS: readonly (readonly [unit: string, words: RegExp])[] = [
  ['minute', /^(?:minutos?|minutinhos?|mins?)$/],
  ['hour', /^(?:horas?|h|hs)$/],
  ['day', /^(?:dias?|diari[ao]s?|diariamente)$/],
  ['week', /^(?:semanas?|semana(?:l|is|lmente))$/],
  ['month', /^(?:mes|meses|mensa(?:l|is|lmente|lidade|lidades))$/],
  ['quarter', /^trimestr\w+$/],
  ['half-year', /^semestr\w+$/],
  ['year', /^(?:anos?|anua(?:l|is|lmente)|anuidade)$/],
  ['dozen', /^duzias?$/],
  ['hundred', /^centos?$/],
  ['thousand', /^milheiros?$/],
  ['small', /^(?:g|gr|gramas?|ml|gramos?)$/],
  ['large', /^(?:kg|kgs|k|quilos?|kilos?|litros?|l|lt)$/],
];

const FACTORS: readonly (readonly [large: string, small: string, factor: number])[] = [
  ['year', 'month', 12],
  ['year', 'week', 52],
  ['month', 'week', 4],
  ['month', 'day', 30],
  ['week', 'day', 7],
  ['hour', 'minute', 60],
  ['half-year', 'month', 6],
  ['quarter', 'month', 3],
  ['large', 'small', 1000],
  ['dozen', '', 12],
  ['hundred', '', 100],
  ['thousand', '', 1000],
];

/** Longer words name no unit. */
const LONGEST = 14;
const isWord = /^[a-z]/;

const unitsOf = (word: string): string[] =>
  word.length > LONGEST || !isWord.test(word)
    ? []
    : UNITS.flatMap(([unit, words]) => (words.test(word) ? [unit] : []));

const FACTORS_OF = new WeakMap<Message, typeof FACTORS>();

/** The factors between the units that a message names. */
function factorsOf(message: Message): typeof FACTORS {
  const known = FACTORS_OF.get(message);
  if (known) return known;
  const found = factorsIn(message);
  FACTORS_OF.set(message, found);
  return found;
}

function factorsIn({ words }: Message): typeof FACTORS {
  const named = new Set(words.flatMap(unitsOf));
  return FACTORS.filter(
    ([large, small]) =>
      named.has(large) &&
      (small === '' || named.has(small)) &&
      !(large === 'hundred' && !words.some((word, at) => isHundred(words, word, at))),
  );
}

/** "por cento" is no hundred. */
const isHundred = (words: readonly string[], word: string, at: number) =>
  /^centos?$/.test(word) && words[at - 1] !== 'por' && words[at - 1] !== '#';

/** What may turn a whole result into what is asked: "por mês" into "no ano". */
export const conversionsOf = (message: Message): Conversion[] =>
  factorsOf(message).flatMap(([large, small, factor]) => bothWays(`${large} ${small}`, factor));

const BEFORE = 2;
const AFTER = 5;

/** What may turn one number into another unit: those named right beside it. */
export function conversionsAt(message: Message, at: number): Conversion[] {
  const { words } = message;
  if (factorsOf(message).length === 0) return [];
  const right = words.slice(at + 1, at + 1 + AFTER);
  const next = right.indexOf('#');
  const near = [
    ...words.slice(Math.max(0, at - BEFORE), at),
    ...(next < 0 ? right : right.slice(0, next)),
  ].flatMap(unitsOf);
  return factorsOf(message)
    .filter(([large, small]) => near.includes(large) || near.includes(small))
    .flatMap(([large, small, factor]) => bothWays(`${large} ${small}`, factor));
}

const bothWays = (name: string, factor: number): Conversion[] => [
  { name, factor, isDivided: false },
  { name, factor, isDivided: true },
];
