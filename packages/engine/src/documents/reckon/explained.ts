import { figuresOf } from '../quantities.ts';
import type { DocumentRow } from '../row.ts';
import type { Ask } from '../sheet/ask.ts';
import { type Entry, entriesOf } from '../sheet/entries.ts';
import { stemsWithCodes } from '../sheet/words.ts';
import { partsOf } from './parts.ts';
import { isIn, isOneOf, overlap, pricesOf } from './price.ts';
import type { Item, Reckoning } from './reckoning.ts';
import type { Rule } from './rules.ts';

/** Whether a reckoning accounts for all of a question that may change its result. */
export function isExplained(
  ask: Ask,
  { items, rules }: Reckoning,
  entries: readonly Entry[],
  unknownMax: number,
): boolean {
  const chosen = [...items.map(({ entry }) => entry), ...rules.map(({ entry }) => entry)];
  const own = ask.own.filter((stem) => !isMeasure(stem, ask));
  const open = own.filter(
    (stem) => !items.some((item) => isOf(stem, item)) && !rules.some((rule) => names(stem, rule)),
  );
  if (open.some((stem) => entries.some((entry) => changesPrices(entry) && mentions(stem, entry))))
    return false;
  if (own.length > 0 && open.length / own.length > unknownMax) return false;
  return !isPeriodOpen(ask, chosen, entries) && !isOfferOpen(ask, items, chosen, entries);
}

/** Whether another line has an offer for a number of the question: "pacote 5 noites: paga 4". */
const isOfferOpen = (
  { ownNumbers }: Ask,
  items: readonly Item[],
  chosen: readonly Entry[],
  entries: readonly Entry[],
): boolean =>
  entries.some(
    (entry) =>
      !chosen.includes(entry) &&
      OFFER.test(entry.row.line) &&
      figuresOf(entry.row.line).some(
        ({ kind, value, range }) =>
          kind === 'counted' &&
          range.unit !== null &&
          items.some(({ count }) => count === value) &&
          ownNumbers.some((number) => number.value === value && number.unit === range.unit),
      ),
  );
const OFFER = /(?<!\p{L})(?:pacote|paga|pague|leve|ganha|gr[aá]tis|brinde|desconto)(?!\p{L})/iu;

/** "com desconto" asks for whichever holds. */
const names = (stem: string, { stems, effect, text }: Rule): boolean =>
  stems.includes(stem) ||
  (stem === 'descon' && effect === 'off') ||
  isOneOf(stem, stemsWithCodes(text));

/** "9hp" and the "dias" of "4 dias" are of a number, which the goods account for. */
const isMeasure = (stem: string, { ownNumbers }: Ask) =>
  /^(?:dia|diaria|noite|hora|ano|mensal)$/.test(stem)
    ? ownNumbers.some(({ unit }) => stem === unit)
    : ownNumbers.some(({ value, unit }) => stem === `${value}${unit}`);

/**
 * Whether an amount accounts for the numbers and the words of a question that may change it.
 * @param stated the amount with its steps and the lines that it is from.
 * @param earlier the messages that the question may go on with.
 */
export function accountsFor(
  question: string,
  stated: string,
  rows: readonly DocumentRow[],
  earlier: readonly string[],
): boolean {
  const entries = entriesOf(rows).filter(changesPrices);
  if (entries.length === 0) return true;
  const parts = partsOf(question);
  if (!parts) return false;
  const all = [...parts, ...earlier.flatMap((message) => partsOf(message) ?? [])];
  const sizes = all.flatMap(({ numbers }) => numbers.filter(({ isSize }) => isSize));
  if (sizes.some(({ value }) => stated.includes(`${value.toLocaleString('pt-BR')} ×`)))
    return false;
  const stems = stemsWithCodes(stated);
  const open = parts.flatMap((part) => part.stems).filter((stem) => !isIn(stem, stems));
  return !open.some((stem) => entries.some((entry) => isOneOf(stem, entry.label.stems)));
}

/** Whether documents have a figure for the day or month that is asked for, which is not used. */
function isPeriodOpen(
  { days, months }: Ask,
  chosen: readonly Entry[],
  entries: readonly Entry[],
): boolean {
  const isUsed = (entry: Entry) =>
    [entry.text, ...entry.cells.map(({ words }) => words)].some(
      (words) => overlap(days, words.days) + overlap(months, words.months) > 0,
    );
  const isStated = (entry: Entry) => changesPrices(entry) && isUsed(entry);
  return (days.size > 0 || months.size > 0) && entries.some(isStated) && !chosen.some(isUsed);
}

/** Whether a word is of a line and its chosen price, not of the other prices. */
const isOf = (stem: string, { entry, cell }: Item) =>
  mentions(stem, {
    ...entry,
    cells: entry.cells.filter((one) => one === cell || one.price === null),
  });

const changesPrices = (entry: Entry) => pricesOf(entry).length > 0 || entry.row.line.includes('%');

function mentions(stem: string, { label, text, section, cells, around, row }: Entry): boolean {
  return isIn(stem, [
    ...label.stems,
    ...text.stems,
    ...section.stems,
    ...(row.isSentence ? around.stems : []),
    ...cells.flatMap(({ words }) => words.stems),
  ]);
}
