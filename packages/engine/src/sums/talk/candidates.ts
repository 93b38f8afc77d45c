import { combined, type Expression, made } from '../reading/expression.ts';
import { type Edit, editsIn } from './edits.ts';
import { ordersOf } from './orders.ts';
import type { NamedQuantity, Talk } from './talk-type.ts';

/** A way to reckon what a message asks for from the amounts of the talk. */
export interface TalkCandidate {
  expression: Expression;
  /** The amounts that the leaves of the expression stand for, by their index. */
  parts: readonly NamedQuantity[];
  /** The sum before that was changed; null for another expression. */
  edit: Edit | null;
}

/** How many ways are compared: of the message's numbers, with one amount before it, with two. */
const OWN_MAX = 260;
const WITH_ONE_MAX = 520;
const WITH_TWO_MAX = 260;

export function talkCandidates(talk: Talk): TalkCandidate[] {
  const { own, earlier } = talk;
  const parts = [...own, ...earlier];
  const leaves = parts.map((part, index) => leavesOf(part, index));
  const stated = own.flatMap(({ source }, at) => (source === 'own' ? [at] : []));
  const constants = own.flatMap(({ source }, at) => (source === 'constant' ? [at] : []));
  const before = earlier.map((_, at) => own.length + at);
  const found = new Map<string, Expression>();
  const add = (all: readonly Expression[], limit: number) => {
    for (const one of all) {
      if (found.size >= limit) return;
      if (one.type === 'number' || !isPlausible(one)) continue;
      const key = `${one.value.toPrecision(9)} ${one.kind} ${one.used} ${one.operation}`;
      if (!found.has(key)) found.set(key, one);
    }
  };
  const sets = setsOf(stated);
  const orders = ordersOf(stated.map((at) => ({ at, leaves: leaves[at] ?? [] })));
  const wholes = sets.filter((set) => set.length >= 2 && set.length <= 3);
  const joined = wholes.map((set) => joinedOf(set, leaves));
  for (const all of joined) add(all, OWN_MAX);
  add(orders, OWN_MAX);
  for (const set of sets.filter(({ length }) => length <= 2))
    for (const one of constants) add(joinedOf([...set, one], leaves), OWN_MAX);
  let limit = found.size + WITH_ONE_MAX;
  const terms = [...joined.flat().filter(isTerm), ...orders];
  for (const one of before) for (const leaf of leaves[one] ?? []) add(metBy(leaf, terms), limit);
  for (const set of sets)
    if (set.length <= 2) for (const one of before) add(joinedOf([...set, one], leaves), limit);
  for (const one of before)
    for (const other of constants) {
      add(joinedOf([one, other], leaves), limit);
      for (const at of stated.length === 1 ? stated : [])
        add(joinedOf([at, one, other], leaves), limit);
    }
  limit = found.size + WITH_TWO_MAX;
  add(pricedOf(stated, before, parts, leaves), limit);
  add(totalsOf(before, parts, leaves), limit);
  for (const set of sets.filter(({ length }) => length <= 1))
    before.forEach((one, at) => {
      for (const other of before.slice(at + 1))
        if (
          set.length === 0
            ? isAnyPair(parts[one], parts[other])
            : isNearPair(parts[one], parts[other])
        )
          add(joinedOf([...set, one, other], leaves), limit);
    });
  return [
    ...[...found.values()].map((expression) => ({ expression, parts, edit: null })),
    ...editsIn(talk)
      .filter(({ tree }) => isPlausible(tree.root))
      .map((edit) => ({ expression: edit.tree.root, parts, edit })),
  ];
}

/** Whether a way to reckon has every number of its message, or puts it in the place of another. */
export function usesAll({ own }: Talk, { expression, parts, edit }: TalkCandidate): boolean {
  return own.every((one) => {
    if (one.source !== 'own') return true;
    if (edit) return edit.by.includes(one) || edit.was === one.value;
    return (expression.used >> parts.indexOf(one)) & 1;
  });
}

/** Amounts that one message states, or of which one was reckoned, belong together. */
const isNearPair = (a: NamedQuantity | undefined, b: NamedQuantity | undefined) =>
  a !== undefined &&
  b !== undefined &&
  (a.age === b.age || a.source === 'result' || b.source === 'result');

const NEAR_AGE = 5;
const isAnyPair = (a: NamedQuantity | undefined, b: NamedQuantity | undefined) =>
  isNearPair(a, b) || (a !== undefined && b !== undefined && Math.max(a.age, b.age) <= NEAR_AGE);

/** All numbers of the message, all but one of them, neighbours, and none. */
function setsOf(stated: readonly number[]): number[][] {
  const neighbours = stated.slice(1).map((at, place) => [stated[place] ?? 0, at]);
  const lessOne = stated.map((_, at) => stated.filter((_one, other) => other !== at));
  const all = [[...stated], ...lessOne, ...neighbours, ...stated.map((at) => [at]), []];
  return [...new Map(all.map((set) => [set.join(), set])).values()];
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

/** Whether people reckon so: no share of a share, no money by money but at the end. */
function isUsual(one: Expression, isLast: boolean): boolean {
  if (one.type === 'number') return true;
  const { operation, left, right } = one;
  if (operation === 'before less') return isLast && left.type === 'number';
  if (operation === 'whole' || operation === 'before more') return false;
  if (operation === 'ratio' || operation === 'change') return isLast;
  if (right.kind === 'percent') return right.type === 'number' && operation !== 'mul';
  if (left.kind === 'percent') return left.type === 'number' && right.type === 'number';
  if (operation === 'mul') return left.kind !== 'money' || right.kind !== 'money';
  if (operation === 'div') return right.kind === 'count' || (left.kind === 'money' && isLast);
  return true;
}

/** A line of an order or a sum of lines: what goes on with an amount before. */
const isTerm = (one: Expression): boolean =>
  one.type === 'pair' && /^(?:mul|add|of|less)$/.test(one.operation) && one.kind !== 'percent';

/** What is reckoned within a message, together with one amount before it. */
const metBy = (leaf: Expression, terms: readonly Expression[]): Expression[] =>
  terms.flatMap((term) =>
    term.kind === leaf.kind
      ? present([made('add', leaf, term), made('sub', leaf, term), made('sub', term, leaf)])
      : [],
  );

const present = (all: readonly (Expression | null)[]): Expression[] =>
  all.filter((one) => one !== null);

/** "essa semana foram 4 box e 5 nagô": each number with the earlier one of the same name, all together. */
function pricedOf(
  stated: readonly number[],
  before: readonly number[],
  parts: readonly NamedQuantity[],
  leaves: readonly Expression[][],
): Expression[] {
  if (stated.length < 2) return [];
  const free = new Set(before.filter((at) => parts[at]?.source === 'stated'));
  let sum: Expression | null = null;
  for (const at of stated) {
    const line = lineOf(at, free, parts, leaves);
    if (!line) return [];
    sum = sum ? made('add', sum, line) : line;
  }
  return sum ? [sum] : [];
}

/** A number times the earlier one with most of its words, which no other number takes then. */
function lineOf(
  at: number,
  free: Set<number>,
  parts: readonly NamedQuantity[],
  leaves: readonly Expression[][],
): Expression | null {
  const nouns = parts[at]?.nouns ?? [];
  const sharedBy = (one: number) =>
    (parts[one]?.nouns ?? []).filter((noun) => nouns.includes(noun)).length;
  const named = [...free]
    .filter((one) => sharedBy(one) > 0)
    .sort((a, b) => sharedBy(b) - sharedBy(a));
  for (const one of named)
    for (const a of leaves[at] ?? [])
      for (const b of leaves[one] ?? []) {
        if (a.kind === b.kind || a.kind === 'percent' || b.kind === 'percent') continue;
        free.delete(one);
        return made('mul', a, b);
      }
  return null;
}

const TOTAL_MAX = 5;
/** "junta tudo": the newest results of one kind. */
function totalsOf(
  before: readonly number[],
  parts: readonly NamedQuantity[],
  leaves: readonly Expression[][],
): Expression[] {
  const results = before
    .filter((at) => parts[at]?.source === 'result')
    .flatMap((at) => leaves[at]?.[0] ?? [])
    .slice(0, TOTAL_MAX);
  const sums: Expression[] = [];
  let sum: Expression | null = null;
  for (const one of results) {
    sum = sum ? made('add', sum, one) : one;
    if (sum?.type === 'pair' && sum.left.type === 'pair' && sum.kind === one.kind) sums.push(sum);
  }
  return sums;
}

const LEAST_MONEY = 0.02;
/** Nobody asks for less than a few cents, nor for the trees of less. */
const isPlausible = ({ value, kind }: Expression): boolean =>
  kind !== 'money' || value >= LEAST_MONEY;
