import { money, percent, plain } from '../format.ts';
import type { Deal, Query, Unit, Value } from './deal.ts';
import { isLine } from './edits.ts';
import type { Solution } from './solution.ts';
import { discount, total } from './total.ts';

/** The value of a query with its steps, one a line; null where the deal lacks something. */
export function solved(query: Query, deal: Deal): Solution | null {
  switch (query.kind) {
    case 'total':
      return total(deal);
    case 'known':
      return { value: query.value, unit: query.unit, steps: [] };
    case 'each':
      return priceOf(deal, query.good);
    case 'size': {
      const price = priceOf(deal, query.good);
      return (
        price &&
        joinedBy(price, price.value / query.size, 'R$', (one) =>
          `${one} ÷ ${plain(query.size)} ${query.unit}`.trim(),
        )
      );
    }
    case 'share':
      return over(query.of, deal, 'R$', (of) => [
        (of * query.percent) / 100,
        `${percent(query.percent)} de ${money(of)}`,
      ]);
    case 'rest':
      return both(query.of, query.paid, deal, (of, paid) => [
        of - paid,
        `${money(of)} − ${money(paid)}`,
      ]);
    case 'difference':
      return difference(query.of, query.other, deal);
    case 'split':
      return over(query.of, deal, 'R$', (of) => [
        of / query.parts,
        `${money(of)} ÷ ${plain(query.parts)}`,
      ]);
    case 'times': {
      const of = solved(query.of, deal);
      return of && of.unit !== '%'
        ? joinedBy(of, of.value * query.count, of.unit, (one) => `${one} × ${plain(query.count)}`)
        : null;
    }
    case 'markup':
      return over(query.of, deal, 'R$', (of) => [
        of * (1 + query.percent / 100),
        `${money(of)} + ${percent(query.percent)}`,
      ]);
    case 'at-margin':
      return over(query.of, deal, 'R$', (of) => [
        of / (1 - query.percent / 100),
        `${money(of)} ÷ ${percent(100 - query.percent)}`,
      ]);
    case 'less':
      return over(query.of, deal, 'R$', (of) => [
        of - query.amount,
        `${money(of)} − ${money(query.amount)} (${query.name})`,
      ]);
    case 'less-share':
      return both(query.of, query.base, deal, (of, base) => [
        of - (base * query.percent) / 100,
        `${money(of)} − ${percent(query.percent)} de ${money(base)}`,
      ]);
    case 'sum':
      return summed(query.of, deal);
    case 'profit':
      return profit(deal);
    case 'profit-each':
      return profitEach(deal, query.good);
    case 'ratio':
      return both(
        query.of,
        query.base,
        deal,
        (of, base) => [(of / base) * 100, `${money(of)} ÷ ${money(base)}`],
        '%',
      );
    case 'discount':
      return discount(deal);
    case 'how-many': {
      const amount = solved(query.amount, deal);
      const each = solved(query.each, deal);
      if (!amount || !each || each.value <= 0) return null;
      const exact = amount.value / each.value;
      const shown = amount.unit === 'R$' ? money : plain;
      return {
        value: Math.ceil(exact - 1e-9),
        unit: 'count',
        steps: [
          ...amount.steps,
          ...each.steps,
          `${shown(amount.value)} ÷ ${each.unit === 'R$' ? money(each.value) : plain(each.value)} = ${plain(exact)}`,
        ],
      };
    }
  }
}

function over(
  query: Query,
  deal: Deal,
  unit: Unit,
  step: (of: number) => [value: number, written: string],
): Solution | null {
  const of = solved(query, deal);
  if (of?.unit !== 'R$') return null;
  const [value, written] = step(of.value);
  return { value, unit, steps: [...of.steps, `${written} = ${shown({ value, unit })}`] };
}

function both(
  one: Query,
  other: Query,
  deal: Deal,
  step: (one: number, other: number) => [value: number, written: string],
  unit: Unit = 'R$',
): Solution | null {
  const [a, b] = [solved(one, deal), solved(other, deal)];
  if (a?.unit !== 'R$' || b?.unit !== 'R$') return null;
  const [value, written] = step(a.value, b.value);
  const steps = [...new Set([...a.steps, ...b.steps])];
  return Number.isFinite(value)
    ? { value, unit, steps: [...steps, `${written} = ${shown({ value, unit })}`] }
    : null;
}

/** The larger less the smaller. */
function difference(one: Query, other: Query, deal: Deal): Solution | null {
  const [a, b] = [solved(one, deal), solved(other, deal)];
  if (!a || !b || a.unit !== b.unit || a.unit === '%') return null;
  const [high, low] = a.value >= b.value ? [a, b] : [b, a];
  const value = high.value - low.value;
  return {
    value,
    unit: a.unit,
    steps: [`${shown(high)} − ${shown(low)} = ${shown({ value, unit: a.unit })}`],
  };
}

function summed(queries: readonly Query[], deal: Deal): Solution | null {
  const all = queries.flatMap((one) => solved(one, deal) ?? []);
  if (all.length !== queries.length || all.some(({ unit }) => unit !== 'R$')) return null;
  const value = all.reduce((sum, one) => sum + one.value, 0);
  return {
    value,
    unit: 'R$',
    steps: [`${all.map((one) => money(one.value)).join(' + ')} = ${money(value)}`],
  };
}

const joinedBy = (
  of: Solution,
  value: number,
  unit: Unit,
  step: (one: string) => string,
): Solution => ({
  value,
  unit,
  steps: [...of.steps, `${step(shown(of))} = ${shown({ value, unit })}`],
});

export const shown = ({ value, unit }: Value): string =>
  unit === 'R$' ? money(value) : unit === '%' ? percent(value) : plain(value);

function priceOf({ goods }: Deal, at: number): Solution | null {
  const good = goods[at];
  return good?.price == null ? null : { value: good.price, unit: 'R$', steps: [] };
}

function profit(deal: Deal): Solution | null {
  const sold = total(deal);
  const lines = deal.entries.filter(isLine);
  const isCosted = lines.length > 0 && lines.every(({ good }) => deal.goods[good]?.cost != null);
  // Whether freight costs as much as it brings is not known.
  const hasExtra = deal.entries.some(({ kind }) => kind === 'extra');
  if (!sold || (!isCosted && deal.spent.length === 0) || (isCosted && hasExtra)) return null;
  const parts: string[] = [];
  let cost = 0;
  for (const line of isCosted ? lines : []) {
    const good = deal.goods[line.good];
    const each = good?.cost ?? 0;
    const packs = line.count / (good?.pack ?? 1);
    cost += packs * each;
    parts.push(`${plain(packs)} × ${money(each)}${good?.name ? ` (custo ${good.name})` : ''}`);
  }
  for (const { name, amount } of deal.spent) {
    cost += amount;
    parts.push(`${money(amount)}${name ? ` (${name})` : ''}`);
  }
  const value = sold.value - cost;
  const costs =
    parts.length > 1 || parts[0]?.includes('×') ? [`${parts.join(' + ')} = ${money(cost)}`] : [];
  return {
    value,
    unit: 'R$',
    steps: [...sold.steps, ...costs, `${money(sold.value)} − ${money(cost)} = ${money(value)}`],
  };
}

/** Price less cost of one, with the discounts that hold for it. */
function profitEach(deal: Deal, at: number): Solution | null {
  const good = deal.goods[at];
  if (good?.price == null || good.cost == null) return null;
  let price = good.price;
  const steps: string[] = [];
  for (const entry of deal.entries) {
    const before = price;
    if (entry.kind === 'each' && entry.good === at) price += entry.sign * entry.value;
    if (
      entry.kind === 'percent' &&
      (entry.scope === at || entry.scope === 'all' || entry.scope === 'goods')
    )
      price *= 1 + (entry.sign * entry.value) / 100;
    if (price !== before)
      steps.push(
        `${money(before)} ${price < before ? '−' : '+'} ${entry.kind === 'percent' ? percent(entry.value) : money(before > price ? before - price : price - before)} = ${money(price)}`,
      );
  }
  const value = price - good.cost;
  return {
    value,
    unit: 'R$',
    steps: [...steps, `${money(price)} − ${money(good.cost)} = ${money(value)}`],
  };
}
