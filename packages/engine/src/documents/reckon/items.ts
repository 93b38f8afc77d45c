import { containsValue } from '../quantities.ts';
import type { Ask } from '../sheet/ask.ts';
import type { Cell, Entry } from '../sheet/entries.ts';
import { spelled } from '../sheet/words.ts';
import { type Context, entryFor, measured } from './named.ts';
import type { Part } from './parts.ts';
import { isGeneric, isIn, isMeasure, nameOf, priceFor, pricesOf, useOf } from './price.ts';
import type { Item } from './reckoning.ts';

/** The goods of a message. */
export interface Items {
  items: readonly Item[];
  /** Whether they only change what was reckoned before. */
  isChange: boolean;
}

/** The goods of the parts of a message; null when one of them is unclear. */
export function itemsOf(parts: readonly Part[], context: Context): Items | null {
  const { ask, rules, last } = context;
  const ofRules = rules.flatMap(({ stems }) => stems);
  let items: Item[] = [];
  let isChange = true;
  for (const given of withAmounts(parts, context)) {
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
    const item =
      itemIn(chosen, part, context, like) ??
      inSibling(chosen, part, context, like) ??
      inMeasured(part, context, like);
    if (!item) return null;
    items = [...items, item];
  }
  return { items, isChange };
}

/** "38 km daqui, quanto o frete": a measure before or after the goods that are paid by it. */
function withAmounts(parts: readonly Part[], context: Context): readonly Part[] {
  const entries = parts.map((part) => entryFor(part, context, null));
  const free = parts.findIndex(
    ({ numbers }, at) => entries[at] === null && numbers.length === 1 && numbers[0]?.unit != null,
  );
  const number = parts[free]?.numbers[0];
  if (!number) return parts;
  const paid = parts.findIndex(({ numbers }, at) => {
    const entry = entries[at];
    if (!entry || entry === 'unclear' || numbers.length > 0) return false;
    return pricesOf(entry).some((cell) => useOf(number, { entry, cell }) !== null);
  });
  if (paid < 0) return parts;
  return parts.flatMap((part, at) =>
    at === free ? [] : at === paid ? [{ ...part, numbers: [number] }] : [part],
  );
}

/** "e se for 6.000": the line of the same goods with the price of that many; null without just one. */
function inSibling(entry: Entry, part: Part, context: Context, like: Item | null): Item | null {
  const name = [...new Set(nameOf(entry))].sort().join(' ');
  const others = context.entries.filter(
    (other) =>
      other !== entry &&
      other.row.file === entry.row.file &&
      other.row.section === entry.row.section &&
      [...new Set(nameOf(other))].sort().join(' ') === name,
  );
  const found = others.flatMap((other) => itemIn(other, part, context, like) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** "torre 10 dias": the line of that many days, below a heading with the name of the goods. */
function inMeasured(part: Part, context: Context, like: Item | null): Item | null {
  const priced = context.entries.filter((entry) => pricesOf(entry).length > 0);
  const entry = measured(part, context.ask, priced);
  return entry && part.stems.every((stem) => isIn(stem, entry.section.stems))
    ? itemIn(entry, part, context, like)
    : null;
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

/** A line with the price that a part names and how many are paid; null when a number has no use. */
function itemIn(
  entry: Entry,
  part: Part,
  { ask, entries }: Context,
  like: Item | null,
): Item | null {
  if (entries.some((other) => other !== entry && isForMore(other, part))) return null;
  const carried = part.numbers.some((number) => isCount(number, entry))
    ? []
    : carriedCount(like, entry, ask);
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
  const times = number && isThereAndBack(cell) ? 2 : 1;
  return { entry, cell, count: (number?.value ?? 1) * times, unit: number?.unit ?? null };
}

/** "R$ 4,50 por km, contando ida e volta" is paid for twice the distance. */
const isThereAndBack = ({ text }: Cell): boolean => /\bpor km\b.{0,30}\bida e volta\b/i.test(text);

/** Whether a number says how many of the goods, whichever price holds for that many. */
const isCount = ({ unit, isSize }: Part['numbers'][number], entry: Entry): boolean =>
  !isSize && (unit === null || isGeneric(unit) || isIn(spelled(unit), nameOf(entry)));

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
  if (!like || like.count === 1 || isMeasure(like.unit ?? '')) return [];
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
