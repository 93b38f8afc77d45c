import type { SumTree } from '../chain/sum-tree.ts';
import { withoutNamingNumbers } from '../naming-numbers.ts';
import type { Kind } from '../reading/expression.ts';
import { type Message, readMessage } from '../reading/stated.ts';
import { numberFeatures } from '../reading/tag-features.ts';
import { kindOf, type Rank } from '../reading/tags.ts';

/** A message of the seller, and what the sum that it asked for came to. */
export interface Said {
  text: string;
  result: { value: number; kind: Kind; tree: SumTree | null } | null;
}

/** An amount of the talk with the words that name it. */
export interface NamedQuantity {
  value: number;
  /** What it may count, the likeliest first. */
  kinds: readonly { kind: Kind; probability: number }[];
  source: 'own' | 'stated' | 'result' | 'constant';
  /** Messages since it was stated, 0 for the message itself. */
  age: number;
  written: string;
  /** Up to three words on each side, the nearest first. */
  before: readonly string[];
  after: readonly string[];
  /** Words of its message that may name it. */
  nouns: readonly string[];
}

/** The quantities that a message states, and those before it that it may mean. */
export interface Talk {
  message: Message;
  own: readonly NamedQuantity[];
  earlier: readonly NamedQuantity[];
  /** The sum before, with its numbers; null for none. */
  last: SumTree | null;
  lastAge: number;
}

/** More numbers than these are no message that goes on with another. */
const OWN_MAX = 6;
const STATED_MAX = 7;
const RESULTS_MAX = 3;
export const TURNS_MAX = 14;
const NEAR = 3;

/** Quantities of a message after others; null for a text without a place in a talk about amounts. */
export function talkOf(text: string, said: readonly Said[], units: Rank): Talk | null {
  const message = readMessage(withoutNamingNumbers(text));
  if (!message) return null;
  const own = [...quantitiesIn(message, 0, 'own', units), ...constantsIn(message)];
  if (own.length > OWN_MAX) return null;
  const before = said.slice(-TURNS_MAX).toReversed();
  const stated = before.flatMap(({ text: other }, at) => {
    const read = readMessage(withoutNamingNumbers(other));
    return read ? quantitiesIn(read, at + 1, 'stated', units) : [];
  });
  const results = before.flatMap(({ text: other, result }, at) =>
    result ? [resultOf(other, result, at + 1)] : [],
  );
  const lastAt = before.findIndex(({ result }) => result !== null);
  return {
    message,
    own,
    earlier: [...results.slice(0, RESULTS_MAX), ...distinct(stated).slice(0, STATED_MAX)],
    last: before[lastAt]?.result?.tree ?? null,
    lastAge: lastAt + 1,
  };
}

const distinct = (all: readonly NamedQuantity[]): NamedQuantity[] =>
  [...new Map(all.toReversed().map((one) => [one.value, one])).values()].sort(
    (a, b) => a.age - b.age,
  );

function resultOf(
  text: string,
  { value, kind }: NonNullable<Said['result']>,
  age: number,
): NamedQuantity {
  const read = readMessage(text);
  return {
    value,
    kinds: [{ kind, probability: 1 }],
    source: 'result',
    age,
    written: '',
    before: [],
    after: [],
    nouns: read ? nounsOf(read) : [],
  };
}

const KIND_FROM = 0.15;

function quantitiesIn(
  message: Message,
  age: number,
  source: NamedQuantity['source'],
  units: Rank,
): NamedQuantity[] {
  const { words, numbers } = message;
  return numbers.flatMap((stated, index) => {
    const { value, written, at, mark } = stated;
    const before = words.slice(Math.max(0, at - NEAR), at).toReversed();
    const after = words.slice(at + 1, at + 1 + NEAR);
    if (value <= 0 || isDate(before, after)) return [];
    const kinds =
      mark === 'money' || mark === 'percent'
        ? [{ kind: mark, probability: 1 } as const]
        : mark === 'times'
          ? [{ kind: 'count' as const, probability: 1 }]
          : kindsOf(units(numberFeatures(message, index)));
    const named = { before, after, nouns: nounsOf(message) };
    return [{ value, kinds, source, age, written, ...named }];
  });
}

function kindsOf(units: ReturnType<Rank>): NamedQuantity['kinds'] {
  const of = (wanted: Kind) =>
    units
      .filter(({ label }) => kindOf(label) === wanted)
      .reduce((sum, { probability }) => sum + probability, 0);
  return (['money', 'count', 'percent'] as const)
    .map((kind) => ({ kind, probability: of(kind) }))
    .filter(({ probability }) => probability >= KIND_FROM)
    .sort((a, b) => b.probability - a.probability);
}

const MONTHS =
  /^(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;

/** "dia 14", "14 de junho", "às 16h": a day or an hour is no amount. */
const isDate = (
  [last = '', other = '']: readonly string[],
  [next = '', second = '']: readonly string[],
) =>
  (last === 'dia' && !/^(?:por|ao|a|cada)$/.test(other)) ||
  (next === 'de' && MONTHS.test(second)) ||
  (/^(?:as|das|pelas|ate as)$/.test(last) && /^(?:h|hs|horas?)$/.test(next)) ||
  next === '/' ||
  last === '/';

const NOUN_MIN = 4;
const STEM = 5;
/** Words of a message by which another may mean its amounts. */
const nounsOf = ({ words }: Message): string[] => [
  ...new Set(
    words
      .filter((word) => word.length >= NOUN_MIN && /^\p{L}/u.test(word))
      .map((one) => one.slice(0, STEM)),
  ),
];

/** Amounts that words state: "ao ano" is 12 months. */
const CONSTANTS: readonly (readonly [value: number, words: RegExp, name: string])[] = [
  [12, /^(?:ano|anos|anual|anuais|arr|duzias?)$/, 'doze'],
  [2, /^(?:dobro|ambos|dois|duas|dobrado)$/, 'dois'],
  [4, /^(?:mes|semanal|semana|semanas)$/, 'quatro'],
  [30, /^(?:mes|dia|dias|diari[ao])$/, 'trinta'],
];

function constantsIn(message: Message): NamedQuantity[] {
  return CONSTANTS.flatMap(([value, pattern, name]) => {
    const at = message.words.findIndex((word) => pattern.test(word));
    if (at < 0) return [];
    const before = message.words.slice(Math.max(0, at - NEAR), at).toReversed();
    const after = [name, ...message.words.slice(at, at + 2)];
    return [
      {
        value,
        kinds: [{ kind: 'count' as const, probability: 1 }],
        source: 'constant' as const,
        age: 0,
        written: String(value),
        before,
        after,
        nouns: [],
      },
    ];
  });
}

/** The beginning of a word, for features. */
export const stemOf = (word: string): string => word.slice(0, STEM);
