import {
  ITEM,
  isCountable,
  isPeriod,
  MONEY,
  PERCENT,
  packOf,
  type Role,
  sameUnit,
  TIMES,
  type Value,
} from './quantity.ts';
import { derived, is, type Relation, show } from './relation.ts';

/** How many of the first period the second one has. */
export const FACTORS: Readonly<Record<string, readonly [factor: number, assumed: string]>> = {
  'day week': [7, '7 dias por semana'],
  'day month': [30, 'mês de 30 dias'],
  'week month': [4, 'mês de 4 semanas'],
  'month year': [12, ''],
  'week year': [52, 'ano de 52 semanas'],
  'day year': [365, 'ano de 365 dias'],
};

/** R$ 65 per person × 80 people. */
export const times: Relation = (a, b) => {
  if (
    b.unit === MONEY ||
    b.unit === PERCENT ||
    b.unit === TIMES ||
    a.unit === PERCENT ||
    is(b, 'discount')
  )
    return null;
  const isNamed = a.unit === MONEY && labels(a).includes(b.unit);
  if (a.per.length === 0 && !isNamed) return null;
  const label =
    isNamed && isCountable(b.unit) && a.per.every((one) => one === ITEM) ? (a.per[0] ?? '') : null;
  const pack = a.per.find((one) => packOf(one) && isCountable(b.unit));
  const matched = label ?? bestMatch(a.per, b.unit) ?? pack;
  const longer =
    matched === undefined ? a.per.find((one) => FACTORS[`${one} ${b.unit}`]) : undefined;
  const unit = matched ?? longer;
  if (unit === undefined) return null;
  const size = pack !== undefined && unit === pack ? (packOf(pack) ?? 1) : 1;
  const [factor = 1, assumed = ''] = longer ? (FACTORS[`${longer} ${b.unit}`] ?? []) : [];
  const per = [
    ...a.per.filter((one) => one !== unit),
    ...b.per.filter((one) => !a.per.includes(one) || one === unit),
  ];
  const role: Role = is(a, 'price') || (is(a, 'amount') && !isPeriod(unit)) ? 'revenue' : a.role;
  const made = derived(
    [a, b],
    { value: ((a.value * b.value) / size) * factor, unit: a.unit, per, role },
    (result) =>
      `${show(b)}${size > 1 ? ` ÷ ${size}` : ''}${factor > 1 ? ` × ${factor}` : ''} × ${show(a)} = ${result}`,
    ...(assumed ? [assumed] : []),
  );
  return { ...made, label: '' };
};

const labels = ({ label }: Value) => label.split(' ').filter(Boolean);

function bestMatch(per: readonly string[], unit: string): string | undefined {
  let best: string | undefined;
  let score = 0;
  for (const one of per) {
    const match = sameUnit(one, unit);
    if (match > score) [best, score] = [one, match];
  }
  return best;
}

/** R$ 1.350 ÷ 30 pieces, for "cada"; and 8 sales ÷ 24 days. */
export const dividedBy: Relation = (a, b, { asked, hasCounts }) => {
  if (
    b.unit === MONEY ||
    b.unit === PERCENT ||
    b.unit === TIMES ||
    a.unit === PERCENT ||
    b.value === 0
  )
    return null;
  if (!asked.per.some((one) => sameUnit(one, b.unit)) || sameUnit(a.unit, b.unit) === 2)
    return null;
  if (is(a, 'discount')) return null;
  // What each costs is not spread over days.
  if (isPeriod(b.unit) && hasCounts && a.per.some((one) => !isPeriod(one))) return null;
  if (b.per.some((one) => isPeriod(one) && a.per.some((other) => isPeriod(other) && other !== one)))
    return null;
  const pack =
    b.per.length === 1 &&
    a.per.length === 1 &&
    !isPeriod(a.per[0] ?? '') &&
    sameUnit(a.per[0] ?? '', b.per[0] ?? '')
      ? a.per[0]
      : undefined;
  if (pack === undefined && b.per.some((one) => one !== ITEM && !isPeriod(one))) return null;
  const isSplit =
    isPeriod(b.unit) && a.per.length === 1 && FACTORS[`${b.unit} ${a.per[0]}`] !== undefined;
  if (!isSplit && a.per.some((one) => !(one === ITEM || one === pack || isPeriod(one))))
    return null;
  if (!isSplit && isPeriod(b.unit) && b.unit !== 'hour' && a.per.some(isPeriod)) return null;
  // The hours of a month spread what is earned in it.
  const isHourly = b.unit === 'hour';
  const per = isSplit
    ? []
    : a.per.filter((one) => one !== ITEM && one !== pack && !(isHourly && isPeriod(one)));
  return derived(
    [a, b],
    {
      value: a.value / b.value,
      unit: a.unit,
      per: [...per, b.unit],
      // What has to come in, spread over what is sold, is its price.
      role: is(a, 'goal') && asked.roles?.[0] === 'price' ? 'price' : a.role,
    },
    (result) => `${show(a)} ÷ ${show(b)} = ${result}`,
  );
};

/** R$ 1.500 ÷ R$ 75 per repair are 20 repairs; R$ 189 per bag ÷ 15 kg per bag. */
export const ratio: Relation = (a, b, { asked }) => {
  const isCounted = asked.unit !== null && asked.unit !== MONEY && asked.unit !== PERCENT;
  if (!isCounted && !asked.roles?.includes('count')) return null;
  if (
    a.unit === PERCENT ||
    b.unit === PERCENT ||
    a.unit === TIMES ||
    b.unit === TIMES ||
    b.value <= 0
  )
    return null;
  if (!sameUnit(a.unit, b.unit) || b.per.length !== 1 || a.per.includes(b.per[0] ?? ''))
    return null;
  if (
    a.unit === MONEY &&
    !is(
      a,
      'goal',
      'fixed',
      'cost',
      'remaining',
      'invested',
      'amount',
      'price',
      'debt',
      'revenue',
      'rest',
      'bill',
      'extra',
      'profit',
    )
  )
    return null;
  if (
    a.unit === MONEY &&
    !is(
      b,
      'price',
      'earning',
      'profit',
      'commission',
      'saving',
      'amount',
      'revenue',
      'net',
      'cost',
      'decrease',
      'bill',
      'rest',
      'increase',
    )
  )
    return null;
  if (is(a, 'price') && a.per.length > 0 && !a.per.every((one) => one === 'item')) return null;
  const [unit = ''] = b.per;
  if (is(a, 'price', 'cost') && !isPeriod(unit)) return null;
  const per = a.per.filter((one) => isPeriod(one));
  return derived(
    [a, b],
    { value: a.value / b.value, unit, per, role: 'count' },
    (result) => `${show(a)} ÷ ${show(b)} = ${result}`,
  );
};
