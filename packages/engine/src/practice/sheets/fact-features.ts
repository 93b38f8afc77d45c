import type { TradeSheet } from '../../knowledge/practice/trade-sheet.ts';
import { fitsType } from '../asked/answer-type.ts';
import { plain } from '../reading/plain.ts';
import { contentStems } from '../reading/stems.ts';
import { type CommonAsks, isPooled, kindLikeness } from './common-asks.ts';
import { product, type QuestionView, unit, type Vector, viewOf, wordsOf } from './question-view.ts';

/** How much more rare features count. */
const RARITY = 1.3;

interface IndexedFact {
  asks: readonly QuestionView[];
  ownWords: readonly Vector[];
  says: Vector;
  stems: ReadonlySet<string>;
}

/** A sheet prepared for comparing questions with its facts. */
export interface IndexedSheet {
  sheet: TradeSheet;
  facts: readonly IndexedFact[];
  weigh: (words: Vector) => Vector;
  rarityOfStem: (stem: string) => number;
}

/** How many facts have each of some things. */
function countsOf<T>(facts: readonly (readonly T[])[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const one of facts.flatMap((things) => [...new Set(things)])) {
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}

/** A number, an ending or who it is about in a line is no word of its own. */
export const withoutSlots = (line: string): string =>
  line
    .replace(/\{n:(\d{1,4})-\d{1,4}\}/g, '$1')
    .replace(/\{o\|a\}/g, 'o')
    .replace(/\{u:([^{}|]{0,60})\|[^{}|]{0,60}\}/g, '$1')
    .replace('{idade}', '10')
    .replace('{serie}', '5º ano do fundamental');

export function indexSheet(sheet: TradeSheet): IndexedSheet {
  const texts = sheet.facts.map(({ asks, says }) => ({
    asks: asks.map(withoutSlots),
    says: says.map(withoutSlots),
  }));
  const features = countsOf(
    texts.map(({ asks }) => asks.flatMap((ask) => [...wordsOf(ask).keys()])),
  );
  const stems = countsOf(texts.map(({ asks, says }) => [...asks, ...says].flatMap(contentStems)));
  const rarity = (count: number) => Math.log(1 + texts.length / (0.5 + count));
  const weigh = (words: Vector): Vector =>
    unit(
      new Map(
        [...words].map(([key, value]) => [key, value * rarity(features.get(key) ?? 0) ** RARITY]),
      ),
    );
  return {
    ...{ sheet, weigh, rarityOfStem: (stem) => rarity(stems.get(stem) ?? 0) },
    facts: texts.map(({ asks, says }) => ({
      asks: asks.map(viewOf),
      ownWords: asks.map((ask) => weigh(wordsOf(ask))),
      says: weigh(wordsOf(says.join(' '))),
      stems: new Set([...asks, ...says].flatMap(contentStems)),
    })),
  };
}

/** What speaks for each fact of a sheet being asked for; the weights are learned from left-out wordings. */
export function factFeatures(
  { sheet, facts, weigh, rarityOfStem }: IndexedSheet,
  common: CommonAsks,
  text: string,
): number[][] {
  const question = viewOf(text);
  const words = weigh(question.words);
  const all = common.weigh(question.words);
  const folded = plain(text);
  const whole = sumOf(question.stems, rarityOfStem) || 1;
  return facts.map(({ asks, ownWords, says, stems }, at) => {
    const fact = sheet.facts[at];
    const own = most(ownWords, (one) => product(words, one));
    const known = question.stems.filter((stem) => stems.has(stem));
    const kind = fact?.kind;
    const likeness = isPooled(kind) ? kindLikeness(common, kind, sheet.key, question.words) : 0;
    const isOfType = asks.some(({ type }) => type === question.type) ? 1 : 0;
    const shared = sumOf(known, rarityOfStem) / whole;
    return [
      1,
      own,
      Math.sqrt(own),
      most(asks, (one) => product(all, common.weigh(one.words))),
      product(words, says),
      isPooled(kind) ? 1 : 0,
      likeness,
      likeness * isOfType,
      most(asks, (one) => product(question.asked, one.asked)),
      most(asks, (one) => product(question.act, one.act)),
      isOfType,
      fact?.says.every((one) => fitsType(folded, withoutSlots(one))) ? 1 : 0,
      shared,
      shared * isOfType,
      own * shared,
    ];
  });
}

const most = <T>(items: readonly T[], value: (item: T) => number): number =>
  Math.max(0, ...items.map(value));

const sumOf = (items: readonly string[], value: (item: string) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);
