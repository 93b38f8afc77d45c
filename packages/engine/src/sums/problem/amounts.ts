import { money } from '../format.ts';
import {
  ITEM,
  isCountable,
  isPeriod,
  MONEY,
  PERCENT,
  type Role,
  sameUnit,
  type Value,
} from './quantity.ts';
import { derived, is, type Relation, type Scope, show } from './relation.ts';

/** Whether two amounts are of the same thing; without counts "per item" may stay unsaid. */
const samePer = (a: Value, b: Value, { hasCounts }: Scope) => {
  const isSame =
    a.per.length === b.per.length &&
    a.per.every((unit) => b.per.some((other) => sameUnit(unit, other)));
  if (isSame || hasCounts) return isSame;
  const [one, two] = [a.per, b.per].map((per) => per.filter((unit) => !isCountable(unit)));
  const isLoose =
    a.per.length === 0 || b.per.length === 0 || a.per.includes(ITEM) || b.per.includes(ITEM);
  return isLoose && (one ?? []).join() === (two ?? []).join();
};

const widest = (a: Value, b: Value) =>
  a.per.length < b.per.length || (a.per.includes(ITEM) && b.per.length > 0) ? b.per : a.per;

const isBefore = (a: Value, b: Value) => lowest(a.used) < lowest(b.used);

const lowest = (bits: number) => bits & -bits;

const ADDED: Partial<Record<Role, readonly Role[]>> = {
  cost: ['cost', 'fixed', 'extra'],
  fixed: ['fixed', 'cost', 'goal'],
  price: ['extra'],
  revenue: ['revenue', 'extra', 'amount', 'price'],
  amount: ['extra', 'amount'],
  extra: ['extra'],
  profit: ['profit', 'earning'],
  commission: ['commission', 'extra', 'earning'],
  earning: ['earning', 'commission'],
  debt: ['debt'],
  done: ['done'],
};

export const plus: Relation = (a, b, scope) => {
  if (a.unit !== MONEY || b.unit !== MONEY) return null;
  if (is(a, 'cost') && is(b, 'earning', 'goal') && scope.asked.roles?.[0] === 'price')
    return derived(
      [a, b],
      { value: a.value + b.value, unit: MONEY, per: a.per, role: 'price' },
      (result) => `${show(a)} + ${show(b)} = ${result}`,
    );
  const isCounted = scope.asked.unit !== null && isCountable(scope.asked.unit);
  if (isCounted && is(a, 'cost') && is(b, 'goal') && !a.per.some(isCountable))
    return derived(
      [a, b],
      { value: a.value + b.value, unit: MONEY, per: a.per, role: 'goal' },
      (result) => `${show(a)} + ${show(b)} = ${result}`,
    );
  if (is(a, 'amount') && is(b, 'amount') && !scope.asked.adds) return null;
  const isOnce =
    is(b, 'extra') &&
    b.per.length === 0 &&
    a.per.every((one) => one === ITEM || scope.asked.per.includes(one));
  if (!ADDED[a.role]?.includes(b.role) || (!samePer(a, b, scope) && !isOnce)) return null;
  if (a.role === b.role && !isBefore(a, b)) return null;
  const role: Role = is(a, 'fixed') && is(b, 'goal') ? 'goal' : a.role;
  return derived(
    [a, b],
    { value: a.value + b.value, unit: MONEY, per: isOnce ? a.per : widest(a, b), role },
    (result) => `${show(a)} + ${show(b)} = ${result}`,
  );
};

const LESS: readonly (readonly [from: readonly Role[], taken: readonly Role[], role: Role])[] = [
  [
    ['price', 'revenue', 'net', 'amount', 'profit', 'done'],
    ['cost', 'fixed', 'fee', 'commission'],
    'profit',
  ],
  [['earning', 'profit'], ['cost', 'fixed'], 'profit'],
  [['price', 'revenue', 'amount'], ['discount'], 'price'],
  [['price', 'revenue', 'amount', 'invested'], ['deposit'], 'rest'],
  [['goal'], ['done'], 'remaining'],
  [['count', 'goal'], ['discount'], 'count'],
  [['before'], ['after'], 'difference'],
  [['price', 'revenue', 'amount', 'debt'], ['done'], 'rest'],
];

export const less: Relation = (a, b, scope) => {
  if (a.unit === PERCENT || a.value <= 0) return null;
  if (
    a.unit !== b.unit &&
    !(a.unit !== MONEY && b.unit !== MONEY && b.unit !== PERCENT && sameUnit(a.unit, b.unit))
  )
    return null;
  if (a.unit !== MONEY && b.value > a.value) return null;
  if (is(b, 'commission') && scope.costs === 0) return null;
  // What is paid anyway brings a goal nearer.
  if (
    is(a, 'goal') &&
    is(b, 'earning') &&
    b.per.every(isPeriod) &&
    b.steps.length === 0 &&
    a.unit === MONEY
  )
    return derived(
      [a, b],
      { value: a.value - b.value, unit: MONEY, per: a.per, role: 'remaining' },
      (result) => `${show(a)} − ${show(b)} = ${result}`,
    );
  const row = LESS.find(([from, taken]) => from.includes(a.role) && taken.includes(b.role));
  if (!row || !samePer(a, b, scope)) return null;
  return derived(
    [a, b],
    { value: a.value - b.value, unit: a.unit, per: widest(a, b), role: row[2] },
    (result) => `${show(a)} − ${show(b)} = ${result}`,
  );
};

/** Profit as a share of price and of all its costs; the two share their numbers. */
export const profitRate: Relation = (a, b, { asked, costs, cuts }) => {
  if (
    asked.unit !== PERCENT ||
    !is(a, 'profit') ||
    b.unit !== MONEY ||
    b.value <= 0 ||
    (a.used & b.used) !== b.used
  )
    return null;
  if (is(b, 'price', 'revenue'))
    return (a.used & cuts) === (b.used & cuts) ? rate(a, b, 'margin') : null;
  return is(b, 'cost', 'fixed') && (a.used & costs) === (b.used & costs)
    ? rate(a, b, 'markup')
    : null;
};

/** The change between two amounts, and one as a share of the other. */
export const rates: Relation = (a, b, scope) => {
  const isConversion = scope.asked.unit === PERCENT && scope.asked.roles?.[0] === 'conversion';
  if (isConversion && isCountable(a.unit) && isCountable(b.unit) && a.value < b.value)
    return a.per.length === 0 && b.per.length === 0 ? rate(a, b, 'conversion') : null;
  if (
    scope.asked.unit !== PERCENT ||
    a.unit !== MONEY ||
    b.unit !== MONEY ||
    b.value <= 0 ||
    !samePer(a, b, scope)
  )
    return null;
  if (is(a, 'after') && is(b, 'before')) return changed(b, a);
  if (
    is(a, 'done', 'deposit', 'discount', 'fixed', 'cost') &&
    is(b, 'goal', 'price', 'amount', 'revenue')
  )
    return rate(a, b, is(a, 'discount') ? 'discount' : 'share');
  return null;
};

const rate = (a: Value, b: Value, role: Role) =>
  derived(
    [a, b],
    { value: (a.value / b.value) * 100, unit: PERCENT, per: [], role },
    (result) => `${show(a)} ÷ ${show(b)} = ${result}`,
  );

/** How much the second is above or below the first, in percent. */
export const changed = (from: Value, to: Value): Value =>
  derived(
    [from, to],
    {
      value: (Math.abs(to.value - from.value) / from.value) * 100,
      unit: PERCENT,
      per: [],
      role: to.value < from.value ? 'discount' : 'change',
    },
    (result) =>
      `${money(Math.max(from.value, to.value))} − ${money(Math.min(from.value, to.value))} = ${money(Math.abs(to.value - from.value))}; ÷ ${show(from)} = ${result}`,
  );
