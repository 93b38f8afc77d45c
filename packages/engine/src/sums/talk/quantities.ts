import { LRUCache } from 'lru-cache';
import { withoutSizes } from '../measures.ts';
import { withoutNamingNumbers } from '../naming-numbers.ts';
import type { Kind } from '../reading/expression.ts';
import { sumModels } from '../reading/models.ts';
import { readSum } from '../reading/read.ts';
import { countsGoods, type Message, readMessage } from '../reading/stated.ts';
import { numberFeatures, questionFeatures } from '../reading/tag-features.ts';
import { kindOf, type Rank } from '../reading/tags.ts';
import { constantsIn } from './constants.ts';
import { stemOf, stemsOf } from './stem.ts';
import type { AskedFor, NamedQuantity, Said, Talk } from './talk-type.ts';
import { termsOf } from './terms.ts';

/** More numbers than these are no message that goes on with another. */
const OWN_MAX = 7;
const STATED_MAX = 9;
const RESULTS_MAX = 4;
const TERMS_MAX = 4;
const SUMS_MAX = 4;
const ALONE_MAX = 6;
export const TURNS_MAX = 14;
const NEAR = 3;

/** Quantities of a message after others; null for a text without a place in a talk about amounts. */
export function talkOf(text: string, said: readonly Said[]): Talk | null {
  const before = said.slice(-TURNS_MAX).toReversed();
  const texts = [text, ...before.map((one) => one.text)];
  const sized = (own: string) =>
    withoutSizes(
      own,
      texts.filter((one) => one !== own),
    );
  const read = readTagged(sized(text));
  if (!read) return null;
  const stated = before.flatMap(({ text: other }, at) =>
    (readTagged(sized(other))?.quantities ?? []).map((one) => ({
      ...one,
      source: 'stated' as const,
      age: at + 1,
    })),
  );
  if (read.quantities.length > OWN_MAX) return null;
  const results = before.flatMap(({ text: other, result }, at) =>
    result ? [resultOf(other, result, at + 1)] : [],
  );
  const kept = results.slice(0, RESULTS_MAX);
  const known = [...stated, ...read.quantities];
  const own = read.quantities.map((one) => asBefore(withThousands(one, known), kept));
  const terms = kept
    .slice(0, 2)
    .flatMap(({ tree, age }) => (tree ? termsOf(tree, age) : []))
    .filter(({ value }) => !results.some((one) => isNear(one.value, value)));
  return {
    message: read.message,
    asked: read.asked,
    own: [...own, ...constantsIn(read.message)],
    earlier: [
      ...kept,
      ...distinct(terms).slice(0, TERMS_MAX),
      ...namedFirst(distinct(stated), read.message).slice(0, STATED_MAX),
    ],
    sums: results
      .flatMap(({ tree, value, age }) => (tree ? [{ tree, value, age }] : []))
      .slice(0, SUMS_MAX),
    alone: own.length < 2 ? [] : readSum(read.message, null).readings.slice(0, ALONE_MAX),
  };
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.006 + 1e-5 * Math.abs(b);

interface Read {
  message: Message;
  asked: AskedFor;
  quantities: readonly NamedQuantity[];
}

/** The messages of a talk are read again at each of its turns. */
const known = new LRUCache<string, { read: Read | null }>({ max: 500 });

function readTagged(text: string): Read | null {
  const found = known.get(text);
  if (found) return found.read;
  const message = readMessage(withoutNamingNumbers(text));
  const read = message && {
    message,
    asked: askedIn(message),
    quantities: quantitiesIn(message),
  };
  known.set(text, { read });
  return read;
}

function askedIn(message: Message): AskedFor {
  const { taggers } = sumModels();
  const features = questionFeatures(message);
  const best = (rank: Rank) => rank(features)[0]?.label ?? '';
  return {
    role: best(taggers['asked role']),
    unit: best(taggers['asked unit']),
    per: best(taggers['asked per']),
  };
}

const LEAST_LARGE = 20_000;
/** "a proposta veio 595" of a flat for 640 mil: thousands that a number leaves out. */
function withThousands(one: NamedQuantity, known: readonly NamedQuantity[]): NamedQuantity {
  const { value, written, kinds } = one;
  const isShort = Number.isInteger(value) && value >= 20 && value < 1000 && /^\d+$/.test(written);
  if (!isShort || kinds[0]?.probability === 1) return one;
  const full = value * 1000;
  const isLeftOut = known.some(
    (other) =>
      other.value === full ||
      (kinds.some(({ kind }) => kind === 'money') &&
        other.value >= LEAST_LARGE &&
        other.value % 1000 === 0 &&
        full > other.value * 0.5 &&
        full < other.value * 1.6),
  );
  return isLeftOut ? { ...one, value: full, kinds: [{ kind: 'money', probability: 1 }] } : one;
}

/** "são 7, não 5" after a sum with 5 pieces: a number that it has is of the same kind again. */
function asBefore(one: NamedQuantity, results: readonly NamedQuantity[]): NamedQuantity {
  if (one.kinds.length < 2) return one;
  const parts = results.slice(0, 2).flatMap(({ tree }) => tree?.parts ?? []);
  const same = parts.find(({ value }) => value === one.value);
  return same && one.kinds.some(({ kind }) => kind === same.kind)
    ? { ...one, kinds: [{ kind: same.kind, probability: 1 }] }
    : one;
}

function distinct(all: readonly NamedQuantity[]): NamedQuantity[] {
  const seen = new Set<number>();
  return all.filter(({ value }) => !seen.has(value) && seen.add(value));
}

/** Those that the message names by a word beside them first, then the newest. */
function namedFirst(all: readonly NamedQuantity[], { words }: Message): NamedQuantity[] {
  const stems = new Set(words.map(stemOf));
  const isNamed = ({ nouns }: NamedQuantity) => Number(nouns.some((noun) => stems.has(noun)));
  return all.toSorted((a, b) => isNamed(b) - isNamed(a) || a.age - b.age);
}

function resultOf(
  text: string,
  { value, kind, tree }: NonNullable<Said['result']>,
  age: number,
): NamedQuantity {
  const read = readTagged(text);
  const about = read ? stemsOf(read.message.words) : [];
  return {
    value,
    kinds: [{ kind, probability: 1 }],
    source: 'result',
    age,
    written: '',
    before: [],
    after: [],
    nouns: about,
    about,
    role: read?.asked.role ?? '',
    per: read?.asked.per ?? '',
    tree,
  };
}

const KIND_FROM = 0.12;
const SMALL = 60;

function quantitiesIn(message: Message): NamedQuantity[] {
  const { taggers } = sumModels();
  const { words, numbers } = message;
  const about = stemsOf(words);
  return numbers.flatMap((stated, index) => {
    const { value, written, at, mark } = stated;
    const before = words.slice(Math.max(0, at - NEAR), at).toReversed();
    const after = words.slice(at + 1, at + 1 + NEAR);
    if (value <= 0 || isDate(before, after)) return [];
    const features = numberFeatures(message, index);
    const isTimes =
      countsGoods(message, stated) ||
      mark === 'times' ||
      /^(?:vezes|dividido|dividir)$/.test(before[0] ?? '');
    const kinds =
      mark === 'money' || mark === 'percent'
        ? [{ kind: mark, probability: 1 } as const]
        : isTimes
          ? [{ kind: 'count' as const, probability: 1 }]
          : kindsOf(taggers.unit(features), value);
    return [
      {
        value,
        kinds,
        source: 'own' as const,
        age: 0,
        written,
        before,
        after,
        nouns: stemsOf(wordsBeside(message, index)),
        about,
        role: taggers.role(features)[0]?.label ?? '',
        per: taggers.per(features)[0]?.label ?? '',
        tree: null,
      },
    ];
  });
}

const BESIDE = 5;
/** The words around a number up to the numbers before and after it. */
function wordsBeside({ words, numbers }: Message, index: number): readonly string[] {
  const at = numbers[index]?.at ?? 0;
  const from = Math.max((numbers[index - 1]?.at ?? -1) + 1, at - BESIDE);
  const to = Math.min(numbers[index + 1]?.at ?? words.length, at + BESIDE + 1);
  return words.slice(from, to);
}

/** Small whole numbers may always be counts, whatever the tagger says. */
function kindsOf(units: ReturnType<Rank>, value: number): NamedQuantity['kinds'] {
  const of = (wanted: Kind) =>
    units
      .filter(({ label }) => kindOf(label) === wanted)
      .reduce((sum, { probability }) => sum + probability, 0);
  const isSmall = Number.isInteger(value) && value <= SMALL;
  return (['money', 'count', 'percent'] as const)
    .map((kind) => ({ kind, probability: of(kind) }))
    .filter(
      ({ kind, probability }) => probability >= (isSmall && kind === 'count' ? 0.03 : KIND_FROM),
    )
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
