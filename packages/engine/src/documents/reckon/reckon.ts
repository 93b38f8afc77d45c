import { fold } from '../../shared/text.ts';
import { containsValue, figuresOf } from '../quantities.ts';
import type { DocumentRow } from '../row.ts';
import { type Ask, readAsk } from '../sheet/ask.ts';
import { type Entry, entriesOf } from '../sheet/entries.ts';
import { isExplained } from './explained.ts';
import { feeFor } from './fee.ts';
import { asksInstallment, installmentOf, withoutInstallments } from './installments.ts';
import { type Items, itemsOf } from './items.ts';
import { PERIOD } from './named.ts';
import {
  adds,
  asksAmount,
  namesAmount,
  namesOrder,
  operationOf,
  partsOf,
  plainText,
  statesAmount,
} from './parts.ts';
import { isIn, isMeasure, nameOf, pricesOf } from './price.ts';
import {
  differenceOf,
  eachOf,
  type Item,
  inPacks,
  type Reckoning,
  type Total,
  totalOf,
} from './reckoning.ts';
import { type Rule, rulesFor } from './rules.ts';
import { withoutRefusal, withVolume } from './volume.ts';

/** What was reckoned before, the newest last. */
type Before = readonly Reckoning[];

const WORDS_MAX = 30;
/** The share of a question's words that documents may not know; of one that names no amount, none. */
const UNKNOWN_MAX = 0.5;
/** A customer's order names who wants it and what for. */
const UNKNOWN_OF_ORDER = 0.8;
/** "3 banners e 4 metros de faixa" is hardly anything else than goods. */
const UNKNOWN_OF_LIST = 0.25;
const ANYTHING = readAsk('', null);

/**
 * The amount that a question asks for, reckoned from prices and rules of the documents; null unless
 * every number and every word of it that documents know is part of the reckoning.
 * @param earlier the questions before that documents answered, the newest last.
 */
export function reckonedFrom(
  question: string,
  rows: readonly DocumentRow[],
  earlier: readonly string[],
): Total | null {
  const entries = entriesOf(rows);
  if (!entries.some((entry) => pricesOf(entry).length > 0)) return null;
  let before: Before = [];
  let latest: Reckoning | null = null;
  for (const message of earlier) {
    const found = understood(message, entries, before);
    latest = found ?? latest;
    if (found) before = [...before, found];
    else if (mayName(message)) before = [];
  }
  const fee = feeFor(question, entries, latest);
  if (fee) return fee;
  // What "com almoço" adds to has to be known.
  const isAdded = adds(question) && readAsk(question, ANYTHING).own.length > 0;
  if (before.length === 0 && earlier.length > 0 && isAdded) return null;
  const last = before.at(-1);
  if (asksInstallment(question)) {
    const goods = understood(withoutInstallments(question), entries, before);
    const base = goods && goods.items.length > 0 ? goods : last;
    return base && base.items.length > 0 ? installmentOf(question, entries, totalOf(base)) : null;
  }
  const found = understood(question, entries, before);
  return amountOf(question, found, before);
}

/** One of the payments of an amount of the talk, by the clause of the documents that allows as many. */
export const instalmentFrom = (
  question: string,
  rows: readonly DocumentRow[],
  value: number,
): Total | null => installmentOf(question, entriesOf(rows), { value, rows: [] });

/** After a question of an amount that was not understood, nothing is known of what goes on with it. */
function mayName(message: string): boolean {
  const { wants, isFollowUp, ownNumbers } = readAsk(message, ANYTHING);
  return wants.money || !isFollowUp || ownNumbers.length > 0;
}

function amountOf(question: string, found: Reckoning | null, before: Before): Total | null {
  const operation = operationOf(question);
  const names = (found?.items ?? []).flatMap(({ entry }) => nameOf(entry));
  const { isFollowUp: goesOn } = readAsk(question, ANYTHING);
  // Several goods without another word, "armação com lente", are asked for with what they come to.
  const isPlain = goesOn || (found?.items.length ?? 0) > 1;
  if (!asksAmount(question, isPlain, names)) return null;
  if (operation === 'difference') return difference(found, before, question);
  const last = before.at(-1);
  const { own, isFollowUp } = readAsk(question, ANYTHING);
  if (
    !found &&
    last &&
    operation === 'each' &&
    isFollowUp &&
    own.every((stem) => PERIOD.test(stem))
  )
    return amountOf(question, last, []);
  if (!found || found.items.length === 0) return null;
  if (operation === 'share')
    return found.rules.some(({ effect }) => effect === 'part') ? totalOf(found) : null;
  const parts = operation === 'each' ? partsIn(found, question) : null;
  if (operation === 'each' && parts !== null) return eachOf(found, parts);
  if (operation === 'each' && !isPaidMonthly(found, question)) return null;
  const isReckoned =
    found.items.length > 1 ||
    found.rules.length > 0 ||
    found.items.some(({ count }) => count !== 1);
  return isReckoned ? totalOf(found) : null;
}

/** "6 por mês, quanto dá por mês?": what is paid each month is asked for, not a part of it. */
const isPaidMonthly = ({ items }: Reckoning, question: string): boolean =>
  /\bpor m[eê]s\b/i.test(question) &&
  items.every(({ cell, entry }) =>
    /\/m[eê]s|por m[eê]s|mensal/i.test(`${entry.row.section} ${entry.row.line} ${cell.heading}`),
  );

/** "qual a diferença dos dois?", "o gold e a diferença pro plus" */
function difference(found: Reckoning | null, before: Before, question: string): Total | null {
  const items = found?.items ?? [];
  const [one, two] = items;
  const rules = found?.rules ?? [];
  if (found && one && two && items.length === 2 && rules.length === 0)
    return differenceOf({ items: [one], rules }, { items: [two], rules });
  const last = before.at(-1);
  if (found && items.length > 0)
    return last && !isSame(last, found) ? differenceOf(last, found) : null;
  const other = before.at(-2);
  const isOfBoth =
    readAsk(question, ANYTHING).own.length === 0 && BOTH.test(fold(plainText(question)));
  return isOfBoth && last && other && !isSame(last, other) ? differenceOf(other, last) : null;
}

const isSame = (one: Reckoning, other: Reckoning) => totalOf(one).value === totalOf(other).value;

/** How many a price is for: "Pacote 6 sessões", "KIT 20", a plan for a year. */
function partsIn({ items }: Reckoning, question: string): number | null {
  const [item] = items;
  if (!item || items.length > 1) return null;
  if (item.count > 1 || item.cell.words.ranges.length > 0) return null;
  const { heading, text } = item.cell;
  const stated = `${item.entry.row.isSentence ? text : item.entry.row.item} ; ${heading}`;
  if (/\bpor m[eê]s\b/i.test(question))
    return /anual/i.test(stated) ? 12 : /semestral/i.test(stated) ? 6 : null;
  const asked = readAsk(question, null);
  const counts = figuresOf(stated).filter(
    ({ kind, isRange, value }) =>
      kind === 'counted' && !isRange && value > 1 && !stated.includes(`${value}+`),
  );
  const named = counts.filter(
    ({ value, range }) =>
      asked.ownNumbers.some((one) => one.value === value) ||
      (range.unit !== null && isIn(range.unit, asked.own)),
  );
  return named.length === 1 ? (named[0]?.value ?? null) : null;
}

/** What a message asks to be reckoned, with what it goes on with; null when any of it is unclear. */
function understood(message: string, entries: readonly Entry[], before: Before): Reckoning | null {
  if (plainText(message).split(/\s+/).length > WORDS_MAX || statesAmount(message)) return null;
  const plain = withoutRefusal(message);
  const ask = readAsk(plain, ANYTHING);
  const parts = partsOf(plain);
  if (ask.own.length === 0 && ask.ownNumbers.length > 1) return null;
  // "10 kg" names no rule for more than 20 kg.
  const stems = ask.own.filter((stem) => !(isMeasure(stem) && isCounted(stem, ask)));
  const named = rulesFor({ stems, days: ask.days, months: ask.months }, entries);
  if (!parts || !named) return null;
  const isShare = operationOf(message) === 'share';
  const rules = named.filter(({ effect }) => isShare || effect !== 'part');
  const last = before.at(-1) ?? null;
  const isBare = ask.own.every((stem) => /^junt/.test(stem)) && ask.ownNumbers.length === 0;
  if (isBare && TOGETHER.test(fold(message))) return together(before);
  const reading = itemsOf(parts, { ask, entries, rules, last });
  if (!reading || isShared(reading.items)) return null;
  const goods = joined(reading, rules, message, ask, last);
  const tiered = goods && sharesTier(goods, entries) ? atSharedTier(goods) : goods;
  const found = inPacks(withVolume(tiered, entries, message));
  return found && isExplained(ask, found, entries, unknownIn(message, ask, reading)) ? found : null;
}

const isCounted = (stem: string, { ownNumbers }: Ask) =>
  ownNumbers.some(({ unit }) => unit === stem);

/** Whether two goods of a message have one price, of a line that states several without a sign. */
const isShared = (items: readonly Item[]): boolean =>
  new Set(items.map(({ cell }) => cell)).size < items.length;

/** The share of a message's words that documents may not know. */
function unknownIn(message: string, { isFollowUp }: Ask, { items }: Items): number {
  const isCounted = items.some(({ unit, count }) => unit !== null || count > 1);
  if (isCounted && (namesAmount(message) || namesOrder(message))) return UNKNOWN_OF_ORDER;
  return namesAmount(message) || isFollowUp ? UNKNOWN_MAX : isCounted ? UNKNOWN_OF_LIST : 0;
}

const BOTH = /\bd[oa]s (?:2|dois|duas)\b|\bentre (?:eles|elas|[oa]s (?:2|dois|duas))\b/;
const TOGETHER = /\b(?:junt[oa]s?|(?:[oa]s|d[oa]s) (?:dois|duas|2)|tudo|total)\b/;

/** "as duas juntas": what the last two questions asked for. */
function together(before: Before): Reckoning | null {
  const [one, two] = before.slice(-2);
  if (!one || !two) return null;
  const isOther = two.items.every((item) => one.items.every(({ entry }) => entry !== item.entry));
  return isOther ? { items: [...one.items, ...two.items], rules: two.rules } : null;
}

/** "Sabores diferentes somam para a faixa": the price of each depends on how many there are of all. */
const SUMMED = /\bsoma\w*\b.{0,40}\b(?:faixa|quantidade|tabela)\b/;

function sharesTier({ items }: Reckoning, entries: readonly Entry[]): boolean {
  const tiered = items.filter(({ count, cell }) => count > 1 && cell.words.ranges.length > 0);
  return (
    new Set(tiered.map(({ entry }) => entry)).size > 1 &&
    entries.some(
      ({ row }) => SUMMED.test(fold(row.line)) && !/(?<!\p{L})n[aã]o(?!\p{L})/iu.test(row.line),
    )
  );
}

/** The same goods at the price of as many as there are of all; null where one has none. */
function atSharedTier({ items, rules }: Reckoning): Reckoning | null {
  const all = items.reduce((sum, { count }) => sum + count, 0);
  const priced = items.map((item) => {
    const cells = pricesOf(item.entry).filter(({ words }) =>
      words.ranges.some((range) => containsValue(range, all, null) === true),
    );
    const [cell] = cells;
    return cell && cells.length === 1 ? { ...item, cell } : null;
  });
  return priced.includes(null) ? null : { items: priced.filter((item) => item !== null), rules };
}

/** The goods and rules of a message with those that it goes on with. */
function joined(
  { items, isChange }: Items,
  rules: readonly Rule[],
  message: string,
  { isFollowUp }: Ask,
  last: Reckoning | null,
): Reckoning | null {
  if (!(isFollowUp || adds(message)) || !last) return items.length > 0 ? { items, rules } : null;
  const kept = last.rules.filter(({ effect }) => !rules.some((rule) => rule.effect === effect));
  if (items.length === 0)
    return rules.length > 0 ? { items: last.items, rules: [...kept, ...rules] } : null;
  if (adds(message) && !isChange)
    return { items: [...last.items, ...items], rules: [...kept, ...rules] };
  return { items, rules: rules.length > 0 ? [...kept, ...rules] : [] };
}
