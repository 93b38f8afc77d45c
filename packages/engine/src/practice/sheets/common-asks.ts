import { TRADE_SHEETS } from '../../knowledge/practice/index.ts';
import type { SheetKind, TradeSheet } from '../../knowledge/practice/trade-sheet.ts';
import { contentStems } from '../reading/stems.ts';
import { product, unit, type Vector, wordsOf } from './question-view.ts';

/** Kinds that say nothing without what they are about: "desde quando …" may ask for any fact. */
const OF_A_THING: ReadonlySet<SheetKind> = new Set([
  ...(['since', 'often', 'who', 'pays', 'tried'] as const),
]);
export const isPooled = (kind: SheetKind | undefined): kind is SheetKind =>
  kind !== undefined && !OF_A_THING.has(kind);

/** Words of one trade are in wordings of that trade only. */
const SHEETS_LEAST = 2;

interface CommonAsk {
  sheet: string;
  words: Vector;
}

/** Wordings without words of a trade, by what they ask for. */
export interface CommonAsks {
  byKind: ReadonlyMap<SheetKind, readonly CommonAsk[]>;
  weigh: (words: Vector) => Vector;
}

/** How rare each feature is among the facts of these kinds. */
function rarityAmong(sheets: readonly TradeSheet[]): (feature: number | string) => number {
  const counts = new Map<number | string, number>();
  const facts = sheets.flatMap((sheet) => sheet.facts.filter(({ kind }) => isPooled(kind)));
  for (const { asks } of facts) {
    for (const feature of new Set(asks.flatMap((ask) => [...wordsOf(ask).keys()]))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  return (feature) => Math.log(1 + facts.length / (0.5 + (counts.get(feature) ?? 0)));
}

function sheetsByStem(sheets: readonly TradeSheet[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { facts } of sheets) {
    for (const stem of new Set(facts.flatMap(({ asks }) => asks.flatMap(contentStems)))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
}

export function commonAsks(sheets: readonly TradeSheet[] = TRADE_SHEETS): CommonAsks {
  const rarity = rarityAmong(sheets);
  const counts = sheetsByStem(sheets);
  const weigh = (words: Vector): Vector =>
    unit(new Map([...words].map(([key, value]) => [key, value * rarity(key)])));
  const byKind = new Map<SheetKind, CommonAsk[]>();
  for (const { key, facts } of sheets) {
    for (const { kind, asks } of facts) {
      if (!isPooled(kind)) continue;
      const common = asks.filter((ask) =>
        contentStems(ask).every((stem) => (counts.get(stem) ?? 0) >= SHEETS_LEAST),
      );
      const own = common.map((ask) => ({ sheet: key, words: weigh(wordsOf(ask)) }));
      byKind.set(kind, [...(byKind.get(kind) ?? []), ...own]);
    }
  }
  return { byKind, weigh };
}

/** How alike a question is to the wordings of a kind in other sheets, 0 to 1. */
export const kindLikeness = (
  { byKind, weigh }: CommonAsks,
  kind: SheetKind,
  sheet: string,
  question: Vector,
): number => {
  const weighed = weigh(question);
  const asks = (byKind.get(kind) ?? []).filter((one) => one.sheet !== sheet);
  return Math.max(0, ...asks.map(({ words }) => product(weighed, words)));
};
