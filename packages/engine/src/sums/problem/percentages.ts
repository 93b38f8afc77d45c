import { money } from '../format.ts';
import {
  type Asked,
  ITEM,
  isCountable,
  MONEY,
  PERCENT,
  type Role,
  type Value,
} from './quantity.ts';
import { derived, is, type Relation, show } from './relation.ts';

const BASES: readonly Role[] = [
  'price',
  'revenue',
  'amount',
  'goal',
  'done',
  'invested',
  'bill',
  'net',
  'debt',
  'rest',
  'earning',
];

const minus =
  (role: Role, part: Role) =>
  (a: Value, b: Value): Value[] | null => {
    if (b.unit !== PERCENT || a.unit !== MONEY || b.value <= 0 || b.value >= 100) return null;
    const value = (a.value * b.value) / 100;
    const rest = derived(
      [a, b],
      { value: a.value - value, unit: MONEY, per: a.per, role },
      (result) => `${show(a)} − ${show(b)} (${money(value)}) = ${result}`,
    );
    const taken = derived(
      [a, b],
      { value, unit: MONEY, per: a.per, role: part },
      (result) => `${show(a)} × ${show(b)} = ${result}`,
    );
    return [rest, taken];
  };

/** A percentage of what it applies to. */
export const percentOf: Relation = (a, b, { asked }) => {
  if (
    b.unit !== PERCENT ||
    b.steps.length > 0 ||
    (a.unit !== MONEY && !is(a, 'count', 'goal', 'done'))
  )
    return null;
  if (a.unit !== MONEY) return ofCount(a, b, asked);
  const needed = neededSales(a, b, asked);
  if (needed) return needed;
  const isBase =
    is(a, ...BASES) ||
    (is(a, 'extra', 'cost', 'fixed', 'remaining') &&
      is(b, 'increase', 'decrease', 'share', 'commission'));
  switch (b.role) {
    case 'discount':
      return isBase ? minus(a.role === 'amount' ? 'price' : a.role, 'discount')(a, b) : null;
    case 'fee':
      // A tax on the commission leaves less of it.
      if (is(a, 'commission') && a.steps.length > 0) return minus('commission', 'fee')(a, b);
      return isBase && !is(a, 'net')
        ? minus('net', 'fee')(a, b)
        : is(a, 'net', 'goal')
          ? grossUp(a, b)
          : null;
    case 'commission':
      return isBase && !is(a, 'earning', 'net', 'bill') && b.value > 0
        ? [
            derived(
              [a, b],
              { value: (a.value * b.value) / 100, unit: MONEY, per: a.per, role: 'commission' },
              (result) => `${show(a)} × ${show(b)} = ${result}`,
            ),
            derived(
              [a, b],
              { value: a.value * (1 - b.value / 100), unit: MONEY, per: a.per, role: 'net' },
              (result) =>
                `${show(a)} − ${show(b)} (${money((a.value * b.value) / 100)}) = ${result}`,
            ),
          ]
        : null;
    case 'deposit':
      return isBase ? minus('rest', 'deposit')(a, b) : null;
    case 'decrease':
      return isBase || is(a, 'cost', 'fixed')
        ? minus('rest', asked.roles?.[0] === 'loss' ? 'loss' : 'saving')(a, b)
        : null;
    case 'markup':
      return is(a, 'cost', 'amount') ? marked(a, b) : null;
    case 'margin':
      return is(a, 'cost') && b.value < 100
        ? priceForMargin(a, b)
        : is(a, 'price', 'revenue', 'amount', 'done')
          ? share(a, b, 'profit')
          : null;
    case 'increase':
      return isBase || is(a, 'cost', 'fixed') ? increased(a, b) : null;
    case 'share':
      return isBase || is(a, 'cost', 'profit', 'fixed')
        ? share(a, b, a.role === 'profit' ? 'profit' : 'amount')
        : null;
    default:
      return null;
  }
};

/** The sales that give a commission or margin, and the amount before a percentage. */
function neededSales(a: Value, b: Value, asked: Asked): Value | null {
  const isWanted =
    asked.roles?.includes('sales') === true && is(a, 'goal', 'fixed', 'remaining', 'cost');
  const isEarned =
    asked.isReverse && is(a, 'commission', 'earning') && is(b, 'commission', 'share');
  if ((isWanted && is(b, 'commission', 'margin', 'share', 'markup', 'conversion')) || isEarned)
    return derived(
      [a, b],
      { value: (a.value * 100) / b.value, unit: MONEY, per: a.per, role: 'sales' },
      (result) => `${show(a)} ÷ ${show(b)} = ${result}`,
    );
  if (asked.isReverse && is(b, 'discount', 'share') && b.value < 100 && is(a, 'price', 'amount'))
    return derived(
      [a, b],
      { value: (a.value * 100) / (100 - b.value), unit: MONEY, per: a.per, role: 'sales' },
      (result) => `${show(a)} ÷ (100% − ${show(b)}) = ${result}`,
    );
  return null;
}

const share = (a: Value, b: Value, role: Role) =>
  derived(
    [a, b],
    { value: (a.value * b.value) / 100, unit: MONEY, per: a.per, role },
    (result) => `${show(a)} × ${show(b)} = ${result}`,
  );

const ofCount = (a: Value, b: Value, { unit }: Asked): Value[] | null =>
  is(b, 'conversion', 'share')
    ? [
        derived(
          [a, b],
          { value: (a.value * b.value) / 100, unit: a.unit, per: a.per, role: 'after' },
          (result) => `${show(a)} × ${show(b)} = ${result}`,
        ),
        ...(is(b, 'conversion') && (unit === null || isCountable(unit))
          ? [
              derived(
                [a, b],
                { value: (a.value * 100) / b.value, unit: ITEM, per: a.per, role: 'before' },
                (result) => `${show(a)} ÷ ${show(b)} = ${result}`,
              ),
            ]
          : []),
      ]
    : is(b, 'decrease', 'increase')
      ? [
          derived(
            [a, b],
            {
              value: a.value * (1 + (is(b, 'increase') ? 1 : -1) * (b.value / 100)),
              unit: a.unit,
              per: a.per,
              role: a.role,
            },
            (result) => `${show(a)} ${is(b, 'increase') ? '+' : '−'} ${show(b)} = ${result}`,
          ),
        ]
      : null;

const grossUp = (a: Value, b: Value): Value | null =>
  b.value < 100
    ? derived(
        [a, b],
        { value: a.value / (1 - b.value / 100), unit: MONEY, per: a.per, role: 'price' },
        (result) => `${show(a)} ÷ (100% − ${show(b)}) = ${result}`,
        'taxa contada sobre o valor cobrado',
      )
    : null;

const marked = (a: Value, b: Value) =>
  derived(
    [a, b],
    { value: a.value * (1 + b.value / 100), unit: MONEY, per: a.per, role: 'price' },
    (result) => `${show(a)} + ${show(b)} (${money((a.value * b.value) / 100)}) = ${result}`,
  );

const priceForMargin = (a: Value, b: Value) =>
  derived(
    [a, b],
    { value: a.value / (1 - b.value / 100), unit: MONEY, per: a.per, role: 'price' },
    (result) => `${show(a)} ÷ (100% − ${show(b)}) = ${result}`,
    'margem sobre o preço de venda',
  );

const increased = (a: Value, b: Value) => [
  derived(
    [a, b],
    { value: a.value * (1 + b.value / 100), unit: MONEY, per: a.per, role: a.role },
    (result) => `${show(a)} + ${show(b)} (${money((a.value * b.value) / 100)}) = ${result}`,
  ),
  derived(
    [a, b],
    { value: (a.value * b.value) / 100, unit: MONEY, per: a.per, role: 'difference' },
    (result) => `${show(a)} × ${show(b)} = ${result}`,
  ),
];
