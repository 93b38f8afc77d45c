import type { Features } from '../../recognition/features.ts';
import type { Kind } from './expression.ts';
import { countsGoods, type Mark, type Message } from './stated.ts';
import { numberFeatures, questionFeatures } from './tag-features.ts';

export const TAGGERS = ['role', 'unit', 'per', 'asked role', 'asked unit', 'asked per'] as const;
export type TaggerName = (typeof TAGGERS)[number];

/** A label for what is read, the likeliest first. */
type Ranking = readonly { label: string; probability: number }[];
export type Rank = (features: Features) => Ranking;
export type Taggers = Readonly<Record<TaggerName, Rank>>;

export const forEachTagger = <T>(make: (name: TaggerName) => T): Record<TaggerName, T> => ({
  role: make('role'),
  unit: make('unit'),
  per: make('per'),
  'asked role': make('asked role'),
  'asked unit': make('asked unit'),
  'asked per': make('asked per'),
});

/** What a number is in the sum of its message. */
interface Tag {
  /** The likeliest role, and the second where it is likely, too. */
  role: string;
  second: string;
  isSure: boolean;
  unit: string;
  per: string;
  /** The second period, where it is likely, too. */
  otherPer: string;
  /** What it may count, the likeliest first. */
  kinds: readonly { kind: Kind; probability: number }[];
  /** The probability that the sum does not need it. */
  unneeded: number;
}

export interface Tagged {
  message: Message;
  tags: readonly Tag[];
  asked: { role: string; second: string; unit: string; per: string; otherPer: string };
}

const SECOND_FROM = 0.2;
const OTHER_FROM = 0.1;
const SURE_FROM = 0.7;

export function tagged(message: Message, taggers: Taggers): Tagged {
  const question = questionFeatures(message);
  const roles = taggers['asked role'](question);
  const pers = taggers['asked per'](question);
  return {
    message,
    tags: message.numbers.map((_, index) => tagOf(message, index, taggers)),
    asked: {
      role: best(roles),
      second: second(roles),
      unit: best(taggers['asked unit'](question)),
      per: best(pers),
      otherPer: second(pers, OTHER_FROM),
    },
  };
}

function tagOf(message: Message, index: number, taggers: Taggers): Tag {
  const features = numberFeatures(message, index);
  const roles = taggers.role(features);
  const units = taggers.unit(features);
  const pers = taggers.per(features);
  const unit = best(units);
  const number = message.numbers[index];
  const mark = number?.mark;
  const isCount = number !== undefined && countsGoods(message, number);
  return {
    role: best(roles),
    second: second(roles),
    isSure: (roles[0]?.probability ?? 0) >= SURE_FROM,
    unit,
    per: best(pers),
    otherPer: second(pers, OTHER_FROM),
    kinds: isCount ? COUNT : kindsOf(units, mark),
    unneeded: roles.find(({ label }) => label === 'none')?.probability ?? 0,
  };
}

const COUNT: Tag['kinds'] = [{ kind: 'count', probability: 1 }];
const KIND_FROM = 0.1;

function kindsOf(units: Ranking, mark: Mark = 'none'): Tag['kinds'] {
  if (mark === 'money' || mark === 'percent') return [{ kind: mark, probability: 1 }];
  if (mark === 'times') return [{ kind: 'count', probability: 1 }];
  const of = (wanted: Kind) =>
    units
      .filter(({ label }) => kindOf(label) === wanted)
      .reduce((sum, { probability }) => sum + probability, 0);
  return (['money', 'percent', 'count'] as const)
    .map((kind) => ({ kind, probability: of(kind) }))
    .filter(({ probability }) => probability >= KIND_FROM)
    .sort((a, b) => b.probability - a.probability);
}

/** What a number with a unit counts. */
export const kindOf = (unit: string): Kind =>
  unit === 'R$' ? 'money' : unit === '%' ? 'percent' : 'count';

const best = ([one]: Ranking) => one?.label ?? '';
const second = ([, one]: Ranking, from = SECOND_FROM) =>
  one && one.probability >= from ? one.label : '-';
