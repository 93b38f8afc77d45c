import { fold } from '../../shared/text.ts';
import { containsValue, figuresOf } from '../quantities.ts';
import type { DocumentRow } from '../row.ts';
import { type Ask, readAsk } from '../sheet/ask.ts';
import { type Entry, entriesOf } from '../sheet/entries.ts';
import { sameStem } from '../terms.ts';
import { isExplained } from './explained.ts';
import {
  adds,
  asksAmount,
  namesAmount,
  operationOf,
  type Part,
  partsOf,
  plainText,
  statesAmount,
} from './parts.ts';
import { fits, isIn, isOneOf, nameOf, priceFor, pricesOf, useOf } from './price.ts';
import {
  differenceOf,
  eachOf,
  type Item,
  type Reckoning,
  type Total,
  totalOf,
} from './reckoning.ts';
import { type Rule, rulesFor } from './rules.ts';

/** What was reckoned before, the newest last. */
type Before = readonly Reckoning[];

const WORDS_MAX = 30;
/** The share of a question's words that documents may not know; of one that names no amount, none. */
const UNKNOWN_MAX = 0.5;
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
  for (const message of earlier) {
    const found = understood(message, entries, before);
    if (found) before = [...before, found];
    else if (mayName(message)) before = [];
  }
  const found = understood(question, entries, before);
  return amountOf(question, found, before);
}

/** After a question of an amount that was not understood, nothing is known of what goes on with it. */
function mayName(message: string): boolean {
  const { wants, isFollowUp, ownNumbers } = readAsk(message, ANYTHING);
  return wants.money || !isFollowUp || ownNumbers.length > 0;
}

function amountOf(question: string, found: Reckoning | null, before: Before): Total | null {
  const operation = operationOf(question);
  if (!asksAmount(question, readAsk(question, ANYTHING).isFollowUp)) return null;
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
  if (operation === 'each') return parts === null ? null : eachOf(found, parts);
  const isReckoned =
    found.items.length > 1 ||
    found.rules.length > 0 ||
    found.items.some(({ count }) => count !== 1);
  return isReckoned ? totalOf(found) : null;
}

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
  const ask = readAsk(message, ANYTHING);
  const parts = partsOf(message);
  if (ask.own.length === 0 && ask.ownNumbers.length > 1) return null;
  const rules = rulesFor({ stems: ask.own, days: ask.days, months: ask.months }, entries);
  if (!parts || !rules) return null;
  const last = before.at(-1) ?? null;
  const isBare = ask.own.every((stem) => /^junt/.test(stem)) && ask.ownNumbers.length === 0;
  if (isBare && TOGETHER.test(fold(message))) return together(before);
  const reading = itemsOf(parts, { ask, entries, rules, last });
  if (!reading) return null;
  const found = joined(reading, rules, message, ask, last);
  const isWhole = namesAmount(message) || ask.isFollowUp;
  return found &&
    !sharesTier(found, entries) &&
    isExplained(ask, found, entries, isWhole ? UNKNOWN_MAX : 0)
    ? found
    : null;
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

interface Items {
  items: readonly Item[];
  /** Whether they only change what was reckoned before. */
  isChange: boolean;
}

interface Context {
  ask: Ask;
  entries: readonly Entry[];
  rules: readonly Rule[];
  last: Reckoning | null;
}

/** The goods of the parts of a message; null when one of them is unclear. */
function itemsOf(parts: readonly Part[], context: Context): Items | null {
  const { ask, rules, last } = context;
  const ofRules = rules.flatMap(({ stems }) => stems);
  let items: Item[] = [];
  let isChange = true;
  for (const given of parts) {
    const part = { ...given, stems: given.stems.filter((stem) => !ofRules.includes(stem)) };
    const isEmpty = part.stems.length === 0 && part.numbers.length === 0;
    if (isEmpty && part.days.size === 0 && part.months.size === 0) continue;
    const previous = items.at(-1);
    const entry = entryFor(part, context, previous?.entry ?? null);
    if (entry === 'unclear') return null;
    if (
      previous &&
      part.numbers.length === 0 &&
      (entry === previous.entry || belongs(part, previous))
    ) {
      const cell = priceFor(previous.entry, merged(part, ask), ask.own, previous.cell.heading);
      if (!cell) return null;
      items = [...items.slice(0, -1), { ...previous, cell }];
      continue;
    }
    const like = previous ?? last?.items.at(-1) ?? null;
    if (!entry && part.stems.length === 0 && last && items.length === 0 && last.items.length > 1) {
      const [number] = part.numbers;
      const counts = new Set(last.items.map(({ count }) => count));
      if (!number || counts.size > 1) return null;
      const again = last.items.map((item) => recounted(item, number, context));
      if (again.includes(null)) return null;
      items = again.filter((item) => item !== null);
      continue;
    }
    const inherited =
      like && (ask.isFollowUp || previous || part.stems.length > 0) && belongs(part, like)
        ? like.entry
        : null;
    const chosen = entry ?? inherited;
    if (!chosen) {
      if (part.numbers.length > 0) return null;
      continue;
    }
    if (entry && !last?.items.some((one) => one.entry === entry)) isChange = false;
    const item = itemIn(chosen, part, context, like);
    if (!item) return null;
    items = [...items, item];
  }
  return { items, isChange };
}

/** As many of the same goods, at the price of that many. */
function recounted(item: Item, number: Part['numbers'][number], context: Context): Item | null {
  const part = { stems: [], numbers: [number], days: context.ask.days, months: context.ask.months };
  return itemIn(item.entry, part, context, item);
}

/** Whether a part only tells which price of the goods before it is meant: "com antirreflexo". */
const belongs = ({ stems }: Part, { entry }: Item) =>
  stems.every((stem) =>
    isIn(stem, [
      ...entry.label.stems,
      ...entry.text.stems,
      ...entry.cells.flatMap(({ words }) => words.stems),
    ]),
  );

const merged = (part: Part, { days, months }: Ask): Part => ({ ...part, days, months });

/** The line that a part names; null when it names none, 'unclear' when it names several. */
function entryFor(
  part: Part,
  { ask, entries, last }: Context,
  previous: Entry | null,
): Entry | 'unclear' | null {
  const priced = entries.filter((entry) => pricesOf(entry).length > 0);
  // "plano" is no misspelt "piano" where the documents have both.
  const spelt = part.stems.filter((stem) => entries.some((entry) => isAbout(stem, entry, 1)));
  const isOther = (stem: string, entry: Entry) =>
    spelt.includes(stem) && nameOf(entry).every((one) => !sameStem(stem, one));
  const left = narrowed(priced, [
    (entry) => part.stems.filter((stem) => isNameOf(stem, entry) && !isOther(stem, entry)).length,
    (entry) => (isNumbered(entry, part) ? 1 : 0),
    (entry) => (entry === previous || last?.items.some((item) => item.entry === entry) ? 1 : 0),
    (entry) => ask.own.filter((stem) => isAbout(stem, entry)).length,
    (entry) => (part.stems.some((stem) => isOneOf(stem, nameOf(entry).slice(0, 1))) ? 1 : 0),
  ]);
  if (left.length === 0) return null;
  const [first] = left;
  return left.length === 1 && first ? first : 'unclear';
}

/** The lines that are best by each measure in turn; none where the first is zero for all. */
function narrowed(
  entries: readonly Entry[],
  measures: readonly ((entry: Entry) => number)[],
): readonly Entry[] {
  let left = entries;
  for (const [at, measure] of measures.entries()) {
    const values = left.map(measure);
    const most = Math.max(...values);
    if (at === 0 && most <= 0) return [];
    left = left.filter((_entry, index) => values[index] === most);
    if (left.length < 2) return left;
  }
  return left;
}

const isNameOf = (stem: string, entry: Entry) => !PERIOD.test(stem) && isOneOf(stem, nameOf(entry));
/** "no ano" names no goods for "6 a 10 anos". */
const PERIOD = /^(?:ano|anual|mensal|dia|semana|hora)$/;

/** Whether a word of the question is anywhere in a line, its heading or its columns. */
const isAbout = (stem: string, { label, text, section, cells }: Entry, least?: number) =>
  isIn(
    stem,
    [...label.stems, ...text.stems, ...section.stems, ...cells.flatMap(({ words }) => words.stems)],
    least,
  );

/** Whether a number of the part names one of the prices of a line, such as "250 un" or "30 a 99". */
const isNumbered = (entry: Entry, { numbers }: Part) =>
  numbers.some((number) =>
    [entry.label, ...pricesOf(entry).map(({ words }) => words)].some(
      (words) =>
        words.numbers.includes(String(number.value)) ||
        words.ranges.some((range) => fits(range, number, entry) === true),
    ),
  );

/** A line with the price that a part names and how many are paid; null when a number has no use. */
function itemIn(
  entry: Entry,
  part: Part,
  { ask, entries }: Context,
  like: Item | null,
): Item | null {
  if (entries.some((other) => other !== entry && isForMore(other, part))) return null;
  const carried = carriedCount(like, entry, ask);
  const numbers = [...part.numbers, ...carried];
  const cell = priceFor(
    entry,
    merged({ ...part, numbers }, ask),
    ask.own,
    like?.cell.heading ?? null,
  );
  if (!cell) return null;
  const uses = part.numbers.map((number) => useOf(number, { entry, cell }));
  if (uses.includes(null)) return null;
  const counts = part.numbers.filter((_number, at) => uses[at] === 'count');
  if (counts.length > 1) return null;
  const [number = carried[0]] = counts;
  return { entry, cell, count: number?.value ?? 1 };
}

/** "escora a partir de 50 peças": another price of the same goods for as many. */
function isForMore(entry: Entry, { stems, numbers }: Part): boolean {
  const [first] = entry.cells.filter(({ text }) => /R\$|\d,\d\d/.test(text));
  const isOfGoods = stems.length > 0 && stems.every((stem) => isIn(stem, first?.words.stems ?? []));
  return (
    isOfGoods &&
    first?.price === null &&
    numbers.some(({ value, unit }) =>
      first.words.ranges.some((range) => containsValue(range, value, unit) === true),
    )
  );
}

/** "com a estampa": what is paid for each of the goods is paid for all that were counted. */
function carriedCount(like: Item | null, entry: Entry, ask: Ask): Part['numbers'] {
  if (!like || like.count === 1) return [];
  const around = `${entry.row.section} ${entry.row.line}`;
  const isTier =
    like.cell.words.ranges.length > 0 &&
    pricesOf(entry).some(({ heading }) => heading !== '' && heading === like.cell.heading);
  const isPerPiece =
    isTier ||
    (/\bpor (?:pe[cç]a|unidade)\b|\bcada\b/i.test(around) &&
      !/\buma vez\b|[uú]nic[ao]|por pedido/i.test(entry.row.line));
  const isSameGoods = ask.isFollowUp && entry.row.section === like.entry.row.section;
  return isPerPiece || isSameGoods
    ? [{ value: like.count, unit: null, kind: 'counted', isSize: false }]
    : [];
}

/** The goods and rules of a message with those that it goes on with. */
function joined(
  { items, isChange }: Items,
  rules: readonly Rule[],
  message: string,
  { isFollowUp }: Ask,
  last: Reckoning | null,
): Reckoning | null {
  if (!isFollowUp || !last) return items.length > 0 ? { items, rules } : null;
  const kept = last.rules.filter(({ effect }) => !rules.some((rule) => rule.effect === effect));
  if (items.length === 0)
    return rules.length > 0 ? { items: last.items, rules: [...kept, ...rules] } : null;
  if (adds(message) && !isChange)
    return { items: [...last.items, ...items], rules: [...kept, ...rules] };
  return { items, rules: rules.length > 0 ? [...kept, ...rules] : [] };
}
