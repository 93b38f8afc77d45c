import { money, plain } from '../format.ts';
import { MONEY, type Role, TIMES, type Value } from './quantity.ts';
import { derived, is, type Relation, show } from './relation.ts';

const PAID: readonly Role[] = [
  'price',
  'amount',
  'revenue',
  'rest',
  'bill',
  'invested',
  'debt',
  'goal',
  'net',
  'cost',
];

const MONTHS_MAX = 420;

/** An amount in instalments without interest, and what all of them come to. */
export const inTimes: Relation = (a, b, { hasInterest }) => {
  if (
    hasInterest ||
    b.unit !== TIMES ||
    a.unit !== MONEY ||
    b.value > MONTHS_MAX ||
    !Number.isInteger(b.value)
  )
    return null;
  if (is(a, 'instalment'))
    return derived(
      [a, b],
      { value: a.value * b.value, unit: MONEY, per: [], role: 'revenue' },
      (result) => `${plain(b.value)} × ${show(a)} = ${result}`,
    );
  if (!is(a, ...PAID)) return null;
  return derived(
    [a, b],
    { value: a.value / b.value, unit: MONEY, per: [], role: 'instalment', label: plain(b.value) },
    (result) => `${show(a)} ÷ ${plain(b.value)} = ${result}`,
    'sem juros',
  );
};

/**
 * One of equal instalments by the annuity formula.
 * @param percent monthly interest
 * @returns null for numbers that make no sense.
 */
export function instalment(amount: number, count: number, percent: number): number | null {
  const isPossible = amount > 0 && count > 0 && Number.isInteger(count);
  if (!isPossible || percent < 0 || percent >= 100) return null;
  const rate = percent / 100;
  return rate === 0 ? amount / count : (amount * rate) / (1 - (1 + rate) ** -count);
}

/** With interest a month. */
export function withInterest(amount: Value, count: Value, interest: Value): Value[] {
  const each = instalment(amount.value, count.value, interest.value);
  if (each === null || amount.unit !== MONEY || !is(amount, ...PAID)) return [];
  const formula = `parcela = ${show(amount)} × ${show(interest)} ÷ (1 − (1 + ${show(interest)})^−${plain(count.value)})`;
  const assumed = `juros compostos de ${show(interest)} ao mês, primeira parcela em 30 dias`;
  const one = derived(
    [amount, count, interest],
    { value: each, unit: MONEY, per: [], role: 'instalment', label: plain(count.value) },
    (result) => `${formula} = ${result}`,
    assumed,
  );
  const all = derived(
    [one],
    { value: each * count.value, unit: MONEY, per: [], role: 'revenue' },
    (result) => `${plain(count.value)} × ${money(each)} = ${result}`,
  );
  return [one, all];
}
