import { money, plain } from '../format.ts';
import { changed, profitRate } from './amounts.ts';
import { isTime, TIME } from './asked.ts';
import { FACTORS } from './counted-values.ts';
import { withInterest } from './instalments.ts';
import {
  type Asked,
  ITEM,
  isCountable,
  isPeriod,
  MONEY,
  PERCENT,
  sameUnit,
  type Value,
} from './quantity.ts';
import { derived, type Scope } from './relation.ts';
import { RELATIONS } from './relations.ts';

/** More values than these are no longer derived. */
const VALUES_MAX = 160;
const ROUNDS = 5;

export interface Solution {
  value: Value;
  score: number;
}

/** The answers that the numbers give to a question, the best first. @param needed the bits that must be used */
export function solutions(givens: readonly Value[], asked: Asked, needed: number): Solution[] {
  const values = deriveAll(givens, asked);
  const found: Solution[] = [];
  for (const value of values) {
    if (
      (value.used & needed) !== needed ||
      value.steps.length === 0 ||
      !Number.isFinite(value.value)
    )
      continue;
    const fit = isSensible(value, asked) ? fitOf(value, asked) : null;
    if (fit !== null)
      found.push({
        value,
        score: fit - value.steps.length * STEP - bits(value.used & ~needed) * STEP,
      });
  }
  return found.toSorted((a, b) => b.score - a.score);
}

/** Fewer than one of a thing answers no "how many"; only a profit may be negative. */
function isSensible({ value, unit, per, role }: Value, asked: Asked): boolean {
  if (value < 0) return role === 'profit' && asked.roles?.[0] === 'profit' && asked.isStated;
  if (role === 'cost' && !asked.isStated && !asked.adds) return false;
  return !(isCountable(unit) && role === 'count' && value < 1 && per.length === 0);
}

const STEP = 0.2;
const bits = (used: number) => {
  let count = 0;
  for (let rest = used; rest; rest &= rest - 1) count++;
  return count;
};

function deriveAll(stated: readonly Value[], asked: Asked): Value[] {
  const givens = totalled(stated, asked);
  const values = [...givens];
  const known = new Set(values.map(keyOf));
  const add = (found: Value | readonly Value[] | null) => {
    for (const one of found === null ? [] : Array.isArray(found) ? found : [found as Value]) {
      const key = keyOf(one);
      if (values.length >= VALUES_MAX || known.has(key) || !(Math.abs(one.value) < 1e12)) continue;
      known.add(key);
      values.push(one);
    }
  };
  const [interest] = givens.filter(({ role, unit }) => role === 'interest' && unit === PERCENT);
  const scope: Scope = {
    asked,
    hasCounts: givens.some(({ unit, role }) => isCountable(unit) && role !== 'discount'),
    hasInterest: interest !== undefined,
    costs: givens.reduce(
      (found, { role, used }) => (role === 'cost' || role === 'fixed' ? found | used : found),
      0,
    ),
    cuts: givens.reduce((found, { role, used }) => (role === 'discount' ? found | used : found), 0),
  };
  const compares = /^(?:change|difference|discount|saving)$/.test(asked.roles?.[0] ?? '');
  const others =
    compares || givens.some(({ role }) => role === 'goal')
      ? givens.flatMap(({ unit, per }) => (unit === MONEY ? per : []))
      : [];
  const periods = new Set([...asked.per, ...others].filter(isPeriod));
  let start = 0;
  for (let round = 0; round < ROUNDS && start < values.length; round++) {
    const end = values.length;
    for (let i = 0; i < end && values.length < VALUES_MAX; i++) {
      const a = values[i];
      if (!a) continue;
      if (i >= start) add(converted(a, periods));
      for (let j = 0; j < end; j++) {
        const b = values[j];
        if (!b || i === j || (i < start && j < start)) continue;
        if (a.used & b.used) {
          add(profitRate(a, b, scope));
          continue;
        }
        for (const relation of RELATIONS) add(relation(a, b, scope));
        if (interest && b.unit === 'x' && !(a.used & interest.used))
          add(withInterest(a, b, interest));
        if (/^(?:change|difference|discount|loss|saving)$/.test(asked.roles?.[0] ?? '') && i < j)
          add(compared(a, b, asked));
      }
    }
    start = end;
  }
  return values;
}

/** At least so many amounts of one role are added up first. */
const LISTED = 3;

/** A list of costs, or of sales when all is asked for, as one amount. */
function totalled(givens: readonly Value[], { adds }: Asked): Value[] {
  const isListed = ({ unit, role, per }: Value) =>
    unit === MONEY &&
    (/^(?:cost|fixed)$/.test(role) ||
      (adds && /^(?:price|amount|revenue)$/.test(role) && per.length === 0));
  const found: Value[] = [];
  for (const all of Map.groupBy(givens, (one) =>
    isListed(one) ? `${one.role}|${one.per.join()}` : '',
  ).values()) {
    const [first] = all;
    if (!first || !isListed(first) || all.length < LISTED) found.push(...all);
    else found.push(sumOf(first, all));
  }
  return found;
}

function sumOf(first: Value, all: readonly Value[]): Value {
  const role = /^(?:price|amount)$/.test(first.role) ? ('revenue' as const) : first.role;
  const value = all.reduce((sum, one) => sum + one.value, 0);
  return derived(
    all,
    { value, unit: MONEY, per: first.per, role },
    (result) => `${all.map((one) => money(one.value)).join(' + ')} = ${result}`,
  );
}

const keyOf = ({ value, unit, per, role, used }: Value) =>
  `${value}|${unit}|${per.join(',')}|${role}|${used}`;

/** The difference of two amounts of the same kind, for a question about it. */
function compared(a: Value, b: Value, { unit, roles }: Asked): Value[] {
  if (
    a.unit !== MONEY ||
    b.unit !== MONEY ||
    a.used & b.used ||
    !/^(?:price|amount|revenue|cost|bill|before|after|net|profit|goal|commission|earning)$/.test(
      a.role,
    )
  )
    return [];
  const [first] = roles ?? [];
  // "ele gasta 1.150, eu faço por 1.035": what somebody pays now beside what the seller asks.
  const isOffer =
    /^(?:discount|saving|change)$/.test(first ?? '') &&
    [a, b].every(({ role }) => /^(?:cost|price|bill|fixed)$/.test(role)) &&
    periodsIn(a) === periodsIn(b);
  if (
    a.role !== b.role &&
    a.role !== 'amount' &&
    b.role !== 'amount' &&
    !isOffer &&
    !(a.role === 'before' && b.role === 'after')
  )
    return [];
  const gap = first === 'saving' || first === 'loss' ? first : 'difference';
  if (
    gap === 'saving' &&
    a.per.join() !== b.per.join() &&
    [a, b].every(({ steps }) => steps.length === 0)
  )
    return [];
  if (a.per.some(isPeriod) && b.per.some(isPeriod) && a.per.join() !== b.per.join()) return [];
  const [high, low] = a.value >= b.value ? [a, b] : [b, a];
  if (unit === PERCENT)
    return [
      {
        ...(roles?.[0] === 'discount' ? changed(high, low) : changed(a, b)),
        role: roles?.[0] ?? 'change',
      },
    ];
  return [
    derived(
      [high, low],
      { value: high.value - low.value, unit: MONEY, per: a.per, role: gap },
      (result) => `${money(high.value)} − ${money(low.value)} = ${result}`,
    ),
  ];
}

const periodsIn = ({ per }: Value): string => per.filter((one) => one !== ITEM).join();

/** "R$ 360 por dia" as an amount a month, when the question is about months. */
function converted(value: Value, periods: ReadonlySet<string>): Value[] {
  const found: Value[] = [];
  for (const from of value.per.filter(isPeriod)) {
    for (const to of periods) {
      const [factor, assumed] = FACTORS[`${from} ${to}`] ?? [];
      const part = factor ? undefined : PARTS[`${from} ${to}`];
      if (part && !periods.has(from)) found.push(partOf(value, from, to, part));
      if (factor) {
        const next = {
          ...value,
          value: value.value * factor,
          per: [...value.per.filter((one) => one !== from), to],
        };
        found.push(
          derived(
            [value],
            next,
            (result) =>
              `${value.unit === MONEY ? money(value.value) : plain(value.value)} × ${factor} = ${result}`,
            ...(assumed ? [assumed] : []),
          ),
        );
      }
    }
  }
  return found;
}

/** Of how many of the second period the first one consists. */
const PARTS: Readonly<Record<string, number>> = { 'year month': 12, 'month week': 4 };

function partOf(value: Value, from: string, to: string, count: number): Value {
  const per = [...value.per.filter((one) => one !== from), to];
  const shown = value.unit === MONEY ? money(value.value) : plain(value.value);
  return derived(
    [value],
    { ...value, value: value.value / count, per },
    (result) => `${shown} ÷ ${count} = ${result}`,
    ...(count === 4 ? ['mês de 4 semanas'] : []),
  );
}

/** How well a value answers a question; null when it does not. */
/** Every sale has its one customer, contract and the like. */
const EACH_SALE = /^(?:venda|cliente|contrato|pedido|pessoa|matricula|unidade|item)$/;

function fitOf(value: Value, { unit, per, roles, isStated, adds }: Asked): number | null {
  let score = 0;
  if (
    unit === TIME
      ? !isTime(value.unit)
      : unit !== null && !(unit === value.unit || (sameUnit(unit, value.unit) && unit !== MONEY))
  )
    return null;
  if (unit !== null && unit !== value.unit) score -= 0.3;
  if (unit === null && !isStated && value.unit !== MONEY) score -= 1;
  if (unit === MONEY && value.unit !== MONEY) return null;
  if (roles) {
    const at = roles.indexOf(value.role);
    if (at < 0 && (isStated || unit !== null)) return null;
    score += at < 0 ? 0 : 2 - at * 0.3;
  } else score += (PRIMARY[value.role] ?? 0) - (adds && value.role === 'instalment' ? 1 : 0);
  for (const one of per) {
    if (value.per.some((other) => sameUnit(one, other))) score += 1;
    else if (isPeriod(one) && !value.per.some(isPeriod)) score -= 0.2;
    else if (EACH_SALE.test(one)) score -= 1;
    else return null;
  }
  const extra = value.per.filter((one) => !per.some((other) => sameUnit(one, other)));
  if (extra.some((one) => isPeriod(one) && per.some(isPeriod))) return null;
  score -=
    extra.filter((one) => one !== ITEM).length * 0.5 +
    extra.filter((one) => one === ITEM).length * 0.1;
  return score;
}

/** What a question without a word for it asks for. */
const PRIMARY: Partial<Record<string, number>> = {
  instalment: 0.6,
  commission: 0.5,
  profit: 0.3,
  net: 0.2,
  price: 0.3,
  revenue: 0.4,
  sales: 0.3,
  discount: -0.4,
  fee: -0.4,
  saving: -0.2,
  deposit: -0.2,
  difference: -0.5,
  before: -0.1,
  after: -0.1,
};
