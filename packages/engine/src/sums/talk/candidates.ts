import { withValue } from '../chain/changed.ts';
import type { SumTree } from '../chain/sum-tree.ts';
import { combined, type Expression, type Operation } from '../reading/expression.ts';
import type { NamedQuantity, Talk } from './quantities.ts';

/** A way to reckon what a message asks for from the amounts of the talk. */
export interface TalkCandidate {
  expression: Expression;
  /** The amounts that the leaves of the expression stand for, by their index. */
  parts: readonly NamedQuantity[];
  /** The number of the sum before that was replaced, with its replacement; null for another expression. */
  replaced: { tree: SumTree; at: number; by: NamedQuantity } | null;
}

const RARE: readonly Operation[] = ['whole', 'before less', 'before more'];
const ONLY_LAST: readonly Operation[] = ['ratio', 'change'];
const OWN_LEAVES_MAX = 4;
const CANDIDATES_MAX = 900;

export function talkCandidates({ own, earlier, last }: Talk): TalkCandidate[] {
  const parts = [...own, ...earlier];
  const leaves = parts.map((part, index) => leavesOf(part, index));
  const stated = own.flatMap(({ source }, at) => (source === 'own' ? [at] : []));
  const constants = own.flatMap(({ source }, at) => (source === 'constant' ? [at] : []));
  const before = earlier.map((_, at) => own.length + at);
  const found = new Map<string, Expression>();
  const add = (all: readonly Expression[]) => {
    for (const one of all) {
      if (found.size >= CANDIDATES_MAX) return;
      if (one.type === 'number' || !isPlausible(one)) continue;
      const key = `${one.value.toPrecision(9)} ${one.kind} ${one.used} ${one.operation}`;
      if (!found.has(key)) found.set(key, one);
    }
  };
  const main = withOneLess(stated);
  for (const set of main) if (set.length >= 2) add(joinedOf(set, leaves));
  for (const set of main) for (const one of constants) add(joinedOf([...set, one], leaves));
  for (const set of main)
    if (set.length <= 3) for (const one of before) add(joinedOf([...set, one], leaves));
  for (const one of before) for (const other of constants) add(joinedOf([one, other], leaves));
  add(pairedOf(stated, leaves));
  for (const set of main) {
    if (set.length > 1) continue;
    before.forEach((one, at) => {
      for (const other of before.slice(at + 1))
        if (set.length === 0 || isNearPair(parts[one], parts[other]))
          add(joinedOf([...set, one, other], leaves));
    });
  }
  return [
    ...[...found.values()].map((expression) => ({ expression, parts, replaced: null })),
    ...(last ? replacedIn(last, own, parts) : []),
  ];
}

/** Amounts that one message states, or of which one was reckoned, belong together. */
const isNearPair = (a: NamedQuantity | undefined, b: NamedQuantity | undefined) =>
  a !== undefined &&
  b !== undefined &&
  (a.age === b.age || a.source === 'result' || b.source === 'result');

/** All numbers of the message, and all but one of them. */
function withOneLess(stated: readonly number[]): number[][] {
  if (stated.length > OWN_LEAVES_MAX) return [];
  return [[...stated], ...stated.map((_, at) => stated.filter((_one, other) => other !== at))];
}

const leavesOf = ({ value, kinds }: NamedQuantity, index: number): Expression[] =>
  kinds.map(({ kind }) => ({
    type: 'number',
    index,
    value,
    kind,
    used: 1 << index,
    money: kind === 'money' ? 1 << index : 0,
    percents: kind === 'percent' ? 1 << index : 0,
    conversion: null,
  }));

/** All expressions of a set of amounts. */
function joinedOf(set: readonly number[], leaves: readonly Expression[][]): Expression[] {
  const known = new Map<number, Expression[]>();
  const whole = (1 << set.length) - 1;
  for (let mask = 1; mask <= whole; mask++) {
    const single = set.findIndex((_, at) => mask === 1 << at);
    if (single >= 0) {
      known.set(mask, leaves[set[single] ?? 0] ?? []);
      continue;
    }
    const joined: Expression[] = [];
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      if (!(part & mask & -mask)) continue;
      for (const a of known.get(part) ?? [])
        for (const b of known.get(mask & ~part) ?? [])
          for (const one of combined(a, b)) if (isUsual(one, mask === whole)) joined.push(one);
    }
    known.set(mask, joined);
  }
  return known.get(whole) ?? [];
}

const isUsual = (one: Expression, isLast: boolean): boolean =>
  one.type === 'number' ||
  (!RARE.includes(one.operation) &&
    (isLast || !ONLY_LAST.includes(one.operation)) &&
    !isSquare(one));

/** Money is not multiplied or divided by itself within a sum. */
const isSquare = (one: Expression): boolean =>
  one.type === 'pair' &&
  one.operation === 'mul' &&
  one.left.kind === 'money' &&
  one.right.kind === 'money';

/** "3 a 45 e 4 a 18": as many of each at their price. */
function pairedOf(stated: readonly number[], leaves: readonly Expression[][]): Expression[] {
  if (stated.length < 4 || stated.length % 2 === 1) return [];
  let sums: Expression[] = [];
  for (let at = 0; at < stated.length; at += 2) {
    const [one = [], other = []] = [leaves[stated[at] ?? 0], leaves[stated[at + 1] ?? 0]];
    const products = one.flatMap((a) =>
      other.flatMap((b) =>
        combined(a, b).filter(
          (pair) => pair.type === 'pair' && pair.operation === 'mul' && pair.kind === 'money',
        ),
      ),
    );
    sums =
      at === 0
        ? products
        : sums.flatMap((a) =>
            products.flatMap((b) =>
              combined(a, b).filter((pair) => pair.type === 'pair' && pair.operation === 'add'),
            ),
          );
  }
  return sums;
}

/** "e se forem 3?": the sum before with another number. */
function replacedIn(
  tree: SumTree,
  own: readonly NamedQuantity[],
  parts: readonly NamedQuantity[],
): TalkCandidate[] {
  return own
    .filter(({ source }) => source === 'own')
    .flatMap((by) =>
      tree.parts.flatMap((part, at) => {
        if (!by.kinds.some(({ kind }) => kind === part.kind) || by.value === part.value) return [];
        const changed = withValue(tree, at, { ...part, value: by.value, written: by.written });
        return changed && isPlausible(changed.root)
          ? [{ expression: changed.root, parts, replaced: { tree: changed, at, by } }]
          : [];
      }),
    );
}

const LEAST_MONEY = 0.5;
/** Nobody asks for an amount of less than half a real. */
const isPlausible = ({ value, kind }: Expression): boolean =>
  kind !== 'money' || value >= LEAST_MONEY;
