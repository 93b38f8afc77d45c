import { conversionsAt, conversionsOf } from './conversions.ts';
import {
  combined,
  converted,
  type Expression,
  indexesOf,
  isSymmetric,
  type Kind,
  type Meeting,
} from './expression.ts';
import { pairFeatures } from './pair-features.ts';
import type { Rank, Tagged } from './tags.ts';

/** A way to reckon a message's numbers, with the log probability of how they meet. */
export interface Candidate {
  expression: Expression;
  score: number;
}

/** At most so many numbers meet in one expression. */
const NUMBERS_MAX = 8;
const CANDIDATES_MAX = 50;
/** Expressions that are kept of the same numbers, by how many numbers there are. */
const KEPT = [0, 8, 16, 16, 12, 8, 6, 4, 3];
/** What a conversion of units costs. */
const CONVERSION = -1.2;
const LEAST = 1e-4;
/** So much less probable than the best, in logarithms, nothing is kept. */
const FAR = 14;

type Scores = (
  places: readonly [number, number],
  kinds: readonly [Kind, Kind],
  meeting: Meeting,
) => number;

/** The likeliest expressions of a message, the best first. */
export function candidatesOf(sum: Tagged, meetings: Rank): Candidate[] {
  const { message, tags } = sum;
  const kept = keptOf(sum);
  const scores = scoresOf(sum, meetings);
  const found = new Map<number, Candidate[]>();
  const limit = KEPT[Math.min(kept.length, NUMBERS_MAX)] ?? 4;
  const masks = subsetsOf(kept.map((index) => 1 << index));
  for (const mask of masks) {
    const indexes = indexesOf(mask);
    const all =
      indexes.length === 1 ? leavesOf(sum, indexes[0] ?? 0) : joinedOf(mask, found, scores);
    found.set(mask, best(all, limit));
  }
  const conversions = conversionsOf(message);
  const every = message.numbers.map((_, index) => index);
  const whole = masks.flatMap((mask) => {
    const used = indexesOf(mask);
    const rest = every.filter((index) => !used.includes(index));
    const unneeded = unneededScore(rest, used, sum, scores);
    return (found.get(mask) ?? [])
      .map((one) => ({ ...one, score: one.score + unneeded }))
      .flatMap((one) => [
        one,
        ...conversions.map((conversion) => ({
          expression: converted(one.expression, conversion),
          score: one.score + CONVERSION,
        })),
      ])
      .filter(
        ({ expression }) =>
          expression.type === 'pair' || (expression.conversion !== null && tags.length <= 3),
      );
  });
  return best(whole, CANDIDATES_MAX);
}

/** How probable it is that some numbers meet with no other. */
function unneededScore(
  rest: readonly number[],
  used: readonly number[],
  { tags }: Tagged,
  scores: Scores,
): number {
  const kindOf = (index: number) => tags[index]?.kinds[0]?.kind ?? 'count';
  let score = 0;
  for (const one of rest) {
    for (const other of [...used, ...rest.filter((another) => another > one)]) {
      const [i, j] = [Math.min(one, other), Math.max(one, other)];
      score += scores([i, j], [kindOf(i), kindOf(j)], 'none');
    }
  }
  return score;
}

/** The numbers that the sum most probably needs. */
function keptOf({ tags }: Tagged): number[] {
  return tags
    .map(({ unneeded }, index) => ({ unneeded, index }))
    .sort((a, b) => a.unneeded - b.unneeded)
    .slice(0, NUMBERS_MAX)
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}

/** All sets of some bits, the smaller ones first. */
function subsetsOf(bits: readonly number[]): number[] {
  let found = [0];
  for (const bit of bits) found = [...found, ...found.map((one) => one | bit)];
  const size = (mask: number) => indexesOf(mask).length;
  return found.slice(1).sort((a, b) => size(a) - size(b) || a - b);
}

function leavesOf({ message, tags }: Tagged, index: number): Candidate[] {
  const stated = message.numbers[index];
  if (!stated) return [];
  const used = 1 << index;
  return (tags[index]?.kinds ?? []).flatMap(({ kind, probability }) => {
    const score = Math.log(probability);
    const expression: Expression = {
      type: 'number',
      index,
      value: stated.value,
      kind,
      used,
      money: kind === 'money' ? used : 0,
      percents: kind === 'percent' ? used : 0,
      conversion: null,
    };
    return [
      { expression, score },
      ...(kind === 'percent' ? [] : conversionsAt(message, stated.at)).map((conversion) => ({
        expression: converted(expression, conversion),
        score: score + CONVERSION,
      })),
    ];
  });
}

function joinedOf(
  mask: number,
  found: ReadonlyMap<number, readonly Candidate[]>,
  scores: Scores,
): Candidate[] {
  const joined: Candidate[] = [];
  const lowest = mask & -mask;
  for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
    if (!(part & lowest)) continue;
    const known = new Map<string, number>();
    for (const a of found.get(part) ?? []) {
      for (const b of found.get(mask & ~part) ?? []) {
        const kinds = `${a.expression.money} ${b.expression.money} ${a.expression.percents} ${b.expression.percents}`;
        for (const expression of combined(a.expression, b.expression)) {
          if (expression.type !== 'pair') continue;
          const isTurned = expression.left !== a.expression;
          const key = `${expression.operation}${isTurned}${kinds}`;
          const own = known.get(key) ?? met(expression, scores);
          known.set(key, own);
          joined.push({ expression, score: a.score + b.score + own });
        }
      }
    }
  }
  return joined;
}

function met(expression: Extract<Expression, { type: 'pair' }>, scores: Scores): number {
  const { operation, left, right } = expression;
  const kindOf = (index: number): Kind =>
    (expression.money >> index) & 1
      ? 'money'
      : (expression.percents >> index) & 1
        ? 'percent'
        : 'count';
  let sum = 0;
  for (const i of indexesOf(left.used)) {
    for (const j of indexesOf(right.used)) {
      sum +=
        i < j
          ? scores([i, j], [kindOf(i), kindOf(j)], operation)
          : scores(
              [j, i],
              [kindOf(j), kindOf(i)],
              isSymmetric(operation) ? operation : `${operation} turned`,
            );
    }
  }
  return sum;
}

/** The best of those with different values. */
function best(all: readonly Candidate[], limit: number): Candidate[] {
  const kept: Candidate[] = [];
  const seen = new Set<string>();
  let highest = Number.NEGATIVE_INFINITY;
  for (const { score } of all) highest = Math.max(highest, score);
  const near = all.filter(({ score }) => score > highest - FAR);
  for (const one of near.sort((a, b) => b.score - a.score)) {
    const { value, kind, used } = one.expression;
    const key = `${value.toPrecision(9)} ${kind} ${used}`;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(one);
    if (kept.length >= limit) break;
  }
  return kept;
}

function scoresOf(sum: Tagged, meetings: Rank): Scores {
  const known = new Map<string, Map<string, number>>();
  return (places, kinds, meeting) => {
    const key = `${places} ${kinds}`;
    let row = known.get(key);
    if (!row) {
      row = new Map(
        meetings(pairFeatures(sum, places, kinds)).map(({ label, probability }) => [
          label,
          Math.log(Math.max(LEAST, probability)),
        ]),
      );
      known.set(key, row);
    }
    return row.get(meeting) ?? Math.log(LEAST);
  };
}
