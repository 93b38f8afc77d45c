import { plain } from '../format.ts';
import {
  type Given,
  ITEM,
  isCountable,
  isPeriod,
  MONEY,
  PERCENT,
  sameUnit,
  TIMES,
} from './quantity.ts';
import { derived, show } from './relation.ts';

/** What the other numbers of a message say about one. */
export function settled(read: readonly Given[]): Given[] {
  const givens = ofEach(each(ofPacks(listed(paired(further(inSquareMetres(priced(read))))))));
  const goal = givens.find(({ role, unit }) => role === 'goal' && unit !== MONEY);
  const isPriced = givens.some(
    ({ role, mayBeCost }) =>
      (role === 'price' && !mayBeCost) || role === 'markup' || role === 'margin',
  );
  const hasTimes = givens.some(({ unit }) => unit === TIMES);
  const isMarked = givens.some(({ role }) => role === 'markup');
  const named = givens.find(
    ({ unit, per, role }) =>
      unit === MONEY &&
      per.length === 1 &&
      per[0] !== ITEM &&
      per[0] !== 'hour' &&
      /^(?:price|cost|amount)$/.test(role),
  );
  const counts = givens.filter(
    ({ unit, role }) =>
      role === 'count' && unit !== MONEY && unit !== PERCENT && unit !== TIMES && !isPeriod(unit),
  );
  const last = counts.at(-1);
  const period =
    counts.length > 1 && last?.per.length === 1 && isPeriod(last.per[0] ?? '') ? last.per : null;
  return givens
    .map((given) => {
      if (period && counts.includes(given) && given.per.length === 0)
        return { ...given, per: period };
      if (hasTimes && given.unit === PERCENT && given.role === 'share')
        return { ...given, role: 'interest' as const };
      if (given.role === 'amount' && isMarked) return { ...given, role: 'cost' as const };
      if (
        named &&
        given.unit === MONEY &&
        /^(?:price|cost|amount)$/.test(given.role) &&
        given.per.every((one) => one === ITEM) &&
        (given.per.length > 0 || (given.role === 'amount' && !isPeriod(named.per[0] ?? '')))
      )
        return {
          ...given,
          per: named.per,
          ...(given.mayBeCost && isPriced ? { role: 'cost' as const } : {}),
        };
      if (given.role === 'done' && given.isBare && goal) return { ...given, unit: goal.unit };
      return given.mayBeCost && isPriced ? { ...given, role: 'cost' as const } : given;
    })
    .filter((given, at) => !isRepeated(given, givens.slice(0, at)));
}

/** "nos 3", "os 30": named again. */
const isRepeated = (given: Given, before: readonly Given[]) =>
  (given.isAgain && before.some(({ value }) => value === given.value)) ||
  (given.unit === ITEM &&
    given.role === 'count' &&
    given.per.length === 0 &&
    before.some(
      ({ value, role, unit }) => value === given.value && role === 'count' && isCountable(unit),
    ));

/** Words for what comes in, not for the price of one. */
const INCOME = /\b(?:fatur|receb|ganh|tir|lucr)/;

/** "450 por mês pra 22 clientes": of each of them. */
function each(givens: readonly Given[]): readonly Given[] {
  const counts = givens.filter(
    ({ unit, role, per }) =>
      role === 'count' && isCountable(unit) && unit !== ITEM && per.length === 0,
  );
  if (counts.some(({ isGroup }) => isGroup)) return givens;
  const amounts = givens.filter(
    ({ unit, role, per, label }) =>
      unit === MONEY &&
      /^(?:price|amount)$/.test(role) &&
      per.length === 1 &&
      isPeriod(per[0] ?? '') &&
      !INCOME.test(label),
  );
  const [count] = counts;
  const [amount] = amounts;
  if (counts.length !== 1 || amounts.length !== 1 || !count || !amount) return givens;
  return givens.map((one) =>
    one === amount ? { ...one, per: [count.unit, ...one.per].toSorted() } : one,
  );
}

/** "vendi 1.200 na segunda, 980 na terça": an amount of a list is counted as the one before it. */
function listed(givens: readonly Given[]): readonly Given[] {
  const found: Given[] = [];
  for (const given of givens) {
    const before = found.at(-1);
    const isListed =
      given.unit === MONEY &&
      given.isBare &&
      given.role === 'price' &&
      given.per.join() === ITEM &&
      before?.unit === MONEY &&
      before.role === given.role &&
      before.per.length === 0;
    found.push(isListed ? { ...given, per: [] } : given);
  }
  return found;
}

/** "18 planos de 99,90 e 6 de 149,90": several kinds of one thing, each with its own price. */
function paired(givens: readonly Given[]): readonly Given[] {
  const isPriced = (count: Given | undefined, amount: Given | undefined) =>
    count !== undefined &&
    amount?.unit === MONEY &&
    isCountable(count.unit) &&
    count.role === 'count' &&
    count.per.length === 0 &&
    /^(?:amount|price)$/.test(amount.role) &&
    amount.per.length === 1 &&
    sameUnit(amount.per[0] ?? '', count.unit) === 2;
  const starts = givens.flatMap((count, at) => (isPriced(count, givens[at + 1]) ? [at] : []));
  const units = new Set(starts.map((at) => givens[at]?.unit));
  if (starts.length < 2 || units.size > 1) return givens;
  return givens.flatMap((given, at) => {
    const amount = givens[at + 1];
    if (starts.includes(at) && amount) return [product(given, amount)];
    return starts.includes(at - 1) ? [] : [given];
  });
}

function product(count: Given, amount: Given): Given {
  const value = count.value * amount.value;
  const made = derived(
    [amount, count],
    { value, unit: MONEY, per: [], role: 'revenue' },
    (result) => `${plain(count.value)} × ${show(amount)} = ${result}`,
  );
  return { ...amount, ...made, written: `${count.written} de ${amount.written}`, isBare: false };
}

/** "10% e depois mais 5%", "9,9% mais 1 real": what follows a cut with "mais" is one more. */
const further = (givens: readonly Given[]): readonly Given[] =>
  givens
    .filter(({ unit, role }) => !(role === 'count' && unit === 'desconto'))
    .map((given, at, all) => {
      const before = all[at - 1];
      if (before?.unit !== PERCENT) return given;
      if (before.role === 'discount' && given.unit === PERCENT && given.role === 'increase')
        return { ...given, role: 'discount' };
      return before.role === 'fee' && given.unit === MONEY && given.role === 'extra'
        ? { ...given, role: 'fee', per: [] }
        : given;
    });

/** "fixo 1.260, assinatura 79, custo de cada uma 44": beside its cost, the amount is a price. */
function priced(givens: readonly Given[]): readonly Given[] {
  const isSold = givens.some(({ unit, role }) => unit === PERCENT && role === 'commission');
  const hasPrice = givens.some(({ role }) => role === 'price');
  return givens.map((one, at) => {
    const next = givens[at + 1];
    const isBeforeCost =
      one.role === 'fixed' && one.isBare && one.per.length === 0 && !hasPrice && at > 0;
    if (isBeforeCost && next?.role === 'cost' && next.per.join() === ITEM)
      return { ...one, role: 'price' as const, per: [ITEM] };
    // The premium of an insurance policy is its price.
    return isSold && one.role === 'earning' && one.label.split(' ').includes('premio')
      ? { ...one, role: 'price' as const, per: [] }
      : one;
  });
}

/** "3.200 m2 a 2,35 o metro": the metre of an area is a square one. */
function inSquareMetres(givens: readonly Given[]): readonly Given[] {
  const isArea = givens.some(({ unit }) => unit === 'm2');
  const isLength = givens.some(({ unit }) => unit === 'm');
  return isArea && !isLength
    ? givens.map((one) =>
        one.unit === MONEY
          ? { ...one, per: one.per.map((unit) => (unit === 'm' ? 'm2' : unit)) }
          : one,
      )
    : givens;
}

/** "banho 55, faço 9 por dia": the only amount is of each that is counted. */
function ofEach(givens: readonly Given[]): readonly Given[] {
  const amounts = givens.filter(({ unit }) => unit === MONEY);
  const [amount] = amounts;
  const count = givens.find(
    ({ unit, role, per }) =>
      role === 'count' && isCountable(unit) && per.length === 1 && isPeriod(per[0] ?? ''),
  );
  if (amounts.length !== 1 || !amount || !count) return givens;
  if (amount.role !== 'amount' || amount.per.length > 0 || !amount.isBare) return givens;
  return givens.map((one) => (one === amount ? { ...one, per: [count.unit] } : one));
}

/** "um saco rende 30 pães, o saco custa 96": the amount is of the pack that it names. */
function ofPacks(givens: readonly Given[]): readonly Given[] {
  const packs = givens.flatMap(({ isPack, per }) => (isPack ? per : []));
  return givens.map((one) => {
    const pack = packs.find((name) => one.label.split(' ').includes(name));
    const isOpen = one.unit === MONEY && one.per.every((unit) => unit === ITEM);
    return pack && isOpen && !one.isPack ? { ...one, per: [pack] } : one;
  });
}
