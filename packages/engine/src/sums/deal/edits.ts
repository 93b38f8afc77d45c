import type { Deal, Entry, Good } from './deal.ts';

type Line = Entry & { kind: 'line' };
export const isLine = (one: Entry): one is Line => one.kind === 'line';
export const isCut = (one: Entry): boolean =>
  (one.kind === 'percent' || one.kind === 'amount' || one.kind === 'each') && one.sign < 0;

/** Sets how many of a good are ordered; a new line stands before the discounts that are to hold for it. */
export function withCount(deal: Deal, good: number, count: number, isBeforeCuts = false): Deal {
  const line: Line = { kind: 'line', good, count };
  const { entries } = deal;
  if (entries.some((one) => isLine(one) && one.good === good)) {
    const kept = entries.map((one) => (isLine(one) && one.good === good ? line : one));
    return { ...deal, entries: count > 0 ? kept : kept.filter((one) => one !== line) };
  }
  const cut = isBeforeCuts ? entries.findIndex(isCut) : -1;
  return { ...deal, entries: cut < 0 ? [...entries, line] : entries.toSpliced(cut, 0, line) };
}

export const countOf = ({ entries }: Deal, good: number): number =>
  entries.filter(isLine).findLast((one) => one.good === good)?.count ?? 0;

export const withGood = (deal: Deal, at: number, change: Partial<Good>): Deal => ({
  ...deal,
  goods: deal.goods.map((one, index) => (index === at ? { ...one, ...change } : one)),
});

export const withEntry = (deal: Deal, entry: Entry): Deal => ({
  ...deal,
  entries: [...deal.entries, entry],
});

/** The same order without discounts. */
export const withoutCuts = (deal: Deal): Deal => ({
  ...deal,
  entries: deal.entries.filter((one) => !isCut(one)),
});

/** A fresh order at the known prices. */
export const cleared = (deal: Deal): Deal => ({ ...deal, entries: [], spent: [] });

export const dropAll = (deal: Deal, entry: Entry): Deal => ({
  ...deal,
  entries: deal.entries.filter((one) => one !== entry),
});
