import { money, percent, plain } from '../format.ts';
import type { Deal, Entry } from './deal.ts';
import { isLine } from './edits.ts';
import type { Solution } from './solution.ts';

type LineEntry = Entry & { kind: 'line' };
type Added = Entry & { kind: 'line' | 'extra' | 'base' };

/** What the entries so far come to. */
interface Sum {
  all: number;
  /** Without freight and the like. */
  goods: number;
  /** What each of the goods comes to. */
  each: ReadonlyMap<number, number>;
}

const isAdded = (one: Entry): one is Added =>
  one.kind === 'line' || one.kind === 'extra' || one.kind === 'base';

/** The total of the entries in their order, each discount on what stands before it. */
export function total(deal: Deal): Solution | null {
  if (!deal.entries.some(isAdded)) return null;
  const steps: string[] = [];
  let sum: Sum = { all: 0, goods: 0, each: new Map() };
  for (let at = 0; at < deal.entries.length; ) {
    const added = deal.entries.slice(at).findIndex((one) => !isAdded(one));
    const group = deal.entries.slice(at, added < 0 ? undefined : at + added).filter(isAdded);
    const cut = deal.entries[at];
    const next =
      group.length > 0 ? withAdded(sum, group, deal) : cut ? withCut(sum, cut, deal) : null;
    if (!next) return null;
    if (next.step) steps.push(next.step);
    sum = next.sum;
    at += Math.max(1, group.length);
  }
  return { value: sum.all, unit: 'R$', steps };
}

interface Next {
  sum: Sum;
  step: string | null;
}

function withAdded(before: Sum, group: readonly Added[], deal: Deal): Next | null {
  const each = new Map(before.each);
  let { all, goods } = before;
  for (const one of group) {
    const amount = one.kind === 'line' ? amountOf(deal, one) : one.amount;
    if (amount === null) return null;
    all += amount;
    if (one.kind !== 'extra') goods += amount;
    if (one.kind === 'line') each.set(one.good, (each.get(one.good) ?? 0) + amount);
  }
  const written = group.map((one) => writtenOf(deal, one));
  const parts = before.all === 0 ? written : [money(before.all), ...written];
  const isShown = parts.length > 1 || written.some((one) => one.includes('×'));
  return {
    sum: { all, goods, each },
    step: isShown ? `${parts.join(' + ')} = ${money(all)}` : null,
  };
}

function withCut(before: Sum, cut: Entry, deal: Deal): Next | null {
  if (isAdded(cut)) return null;
  const found = offIn(before, cut, deal);
  if (!found) return null;
  const { off, written, isOfGoods } = found;
  const all = before.all + cut.sign * off;
  const goods = isOfGoods ? before.goods + cut.sign * off : before.goods;
  const mark = cut.sign < 0 ? '−' : '+';
  return {
    sum: { ...before, all, goods },
    step: `${money(before.all)} ${mark} ${written} = ${money(all)}`,
  };
}

interface Off {
  off: number;
  written: string;
  isOfGoods: boolean;
}

/** What a discount or surcharge comes to. */
function offIn(sum: Sum, cut: Exclude<Entry, Added>, deal: Deal): Off | null {
  if (cut.kind === 'amount') return { off: cut.value, written: money(cut.value), isOfGoods: false };
  if (cut.kind === 'each') {
    const packs = packsOf(deal, cut.good);
    const written = `${plain(packs)} × ${money(cut.value)}`;
    return { off: packs * cut.value, written, isOfGoods: true };
  }
  const { scope, value } = cut;
  const base = scope === 'all' ? sum.all : scope === 'goods' ? sum.goods : sum.each.get(scope);
  if (base === undefined) return null;
  const name = typeof scope === 'number' ? ` (${deal.goods[scope]?.name ?? ''})` : '';
  const of = scope === 'all' ? '' : ` de ${money(base)}${name}`;
  return {
    off: (base * value) / 100,
    written: `${percent(value)}${of}`,
    isOfGoods: scope !== 'all',
  };
}

/** How many packs of a good are ordered. */
const packsOf = ({ entries, goods }: Deal, good: number): number =>
  entries.filter(isLine).reduce((sum, one) => (one.good === good ? sum + one.count : sum), 0) /
  (goods[good]?.pack ?? 1);

/** What one line comes to without discounts; null without a price. */
function amountOf({ goods }: Deal, { good, count }: LineEntry): number | null {
  const found = goods[good];
  return found && found.price !== null ? (count / found.pack) * found.price : null;
}

function writtenOf({ goods }: Deal, one: Added): string {
  const good = one.kind === 'line' ? goods[one.good] : undefined;
  const name = one.kind === 'line' ? (good?.name ?? '') : one.name;
  const amount =
    one.kind === 'line'
      ? `${plain(one.count / (good?.pack ?? 1))} × ${money(good?.price ?? 0)}`
      : money(one.amount);
  return name ? `${amount} (${name})` : amount;
}

/** What all discounts take off. */
export function discount(deal: Deal): Solution | null {
  const cuts = deal.entries.filter((one) => 'sign' in one && one.sign < 0);
  const full = total({ ...deal, entries: deal.entries.filter((one) => !cuts.includes(one)) });
  const now = total(deal);
  if (!full || !now || cuts.length === 0) return null;
  const value = full.value - now.value;
  return {
    value,
    unit: 'R$',
    steps: [`${money(full.value)} − ${money(now.value)} = ${money(value)}`],
  };
}
