import { containsValue } from '../quantities.ts';
import { type Ask, type AskNumber, readAsk } from './ask.ts';
import type { Cell, Entry } from './entries.ts';
import { type Hit, rank } from './rank.ts';
import { likeness } from './words.ts';

/** A priced cell that a message names, and how many of it. */
export interface Priced {
  entry: Entry;
  cell: Cell;
  price: number;
  count: number;
  /** "2 diárias", when the price is for one. */
  per: string;
}

interface Before {
  ask: Ask | null;
  priced: readonly Priced[];
}

const PARTS =
  /\s(?:e|mais|\+)\s+(?=(?:\d|\p{L}))|[,+]\s*|\s(?:com|junto com)\s+(?=(?:[ao]s?|um|uma|\d)\s)/u;
const MEMORY = /\b(?:ess[ae]s?|dela|dele|isso|ultim[ao]|anterior|dess[ae]s?)\b/;
const MEASURES =
  /^(?:kg|km|ano|cm|m|m2|grama|g|ml|l|litro|metro|idade|mil|hora|h|min|minuto|x|parcel|mensal)$/;
const PERIODS = /^(?:dia|diaria|noite|hora|h)$/;
const PER_PERIOD: Readonly<Record<string, RegExp>> = {
  dia: /\bdi[aá]rias?\b|por dia/i,
  diaria: /\bdi[aá]rias?\b|por dia/i,
  noite: /\bnoites?\b|di[aá]ria/i,
  hora: /por hora|\/h|a hora/i,
};
const REFERRED_WORDS = 9;
const NAMED = 0.5;
const KNOWN_PRICE = /di[aá]ria|pre[cç]o|valor|venda|unit|avuls/i;

/** The priced goods that a message names; those before it where it refers to them. */
export function itemsOf(ask: Ask, entries: readonly Entry[], before: Before): Priced[] {
  const priced = entries.filter(({ cells }) => cells.some(({ price }) => price !== null));
  const all = { priced, entries };
  const parts = ask.text.split(PARTS).filter(Boolean);
  const found: Priced[] = [];
  if (parts.length > 1) {
    for (const part of parts) {
      const item = itemIn(part, ask, all, before);
      const isSame = found.some(
        (one) => one.entry === item?.entry && (!/\d/.test(part) || one.cell === item.cell),
      );
      if (item && !isSame) {
        found.push(item);
      } else if (!item && MEMORY.test(part) && before.priced.length > 0 && found.length === 0) {
        found.push(...before.priced.slice(-1));
      }
    }
    if (found.length > 1) return withCommonCount(found, ask);
    // A sum of some of the goods would be a wrong total.
    if (parts.filter((part) => /^\W*\d+ (?!\p{L}+ antes)/u.test(part)).length > 1) return [];
  }
  const one = itemIn(ask.text, ask, all, before);
  const isAdded =
    /^(?:e |mais |com )/.test(ask.folded) &&
    /\b(?:total|junt[oa]s?|tudo|somando)\b/.test(ask.folded);
  if (one && isAdded && before.priced.length > 0) return [...before.priced.slice(-1), one];
  if (one) return [one];
  return referred(ask, entries, before);
}

/** "3 dela", "2 noites então?": the goods before, so many of them. */
function referred(ask: Ask, entries: readonly Entry[], before: Before): Priced[] {
  const last = before.priced.at(-1);
  if (!last || !ask.isFollowUp || ask.text.split(/\s+/).length > REFERRED_WORDS) return [];
  if (/\b(?:junt[oa]s|total|somando)\b/.test(ask.folded) && before.priced.length > 1) {
    const all = distinct(before.priced);
    return all.map((one) =>
      inRange({
        ...one,
        count: Math.max(
          ...all.map(({ count }) => count),
          countOf(ask.ownNumbers, one.entry, one.cell, '').count,
        ),
      }),
    );
  }
  const counts = ask.ownNumbers.filter(({ kind, isName }) => kind === 'counted' && !isName);
  const counted = countOf(counts, last.entry, last.cell, unitsAround(last.entry, entries));
  return counts.length === 0 || counted.count === 1 ? [] : [inRange({ ...last, ...counted })];
}

/** "40 camisetas com silk": the count of the goods is that of what is added to each. */
function withCommonCount(items: readonly Priced[], { ownNumbers: numbers }: Ask): Priced[] {
  const counts = numbers.filter(
    ({ kind, unit }) => kind === 'counted' && !(unit && MEASURES.test(unit)),
  );
  const [first] = items;
  const isEach = first && first.count > 1 && counts.length === 1;
  return items.map((item) =>
    isEach && item.count === 1 && /por (?:pe[cç]a|unidade|pessoa)/i.test(item.entry.row.section)
      ? { ...item, count: first.count }
      : item,
  );
}

interface Lines {
  priced: readonly Entry[];
  entries: readonly Entry[];
}

/** "Valores por noite" below the same heading. */
const unitsAround = (entry: Entry, entries: readonly Entry[]): string =>
  entries
    .filter(
      ({ row }) =>
        row.isSentence && row.file === entry.row.file && row.section === entry.row.section,
    )
    .map(({ row }) => (/^(?:valores|pre[cç]os|di[aá]rias?)\b/i.test(row.line) ? row.line : ''))
    .join(' ');

function itemIn(
  part: string,
  whole: Ask,
  { priced, entries }: Lines,
  before: Before,
): Priced | null {
  const isWhole = part === whole.text;
  const own = isWhole ? whole : withContext(readAsk(part, null), whole, before);
  const hits = rank({ ...own, wants: { ...own.wants, money: true } }, priced);
  const [best, second] = hits;
  if (!best) return null;
  const names = own.own.filter((stem) => isNamed(stem, best.entry));
  const isFollowed = isWhole && whole.isFollowUp && names.length > 0;
  if (names.length === 0 || (!isFollowed && isWhole && best.coverage < NAMED)) return null;
  if (second && second.score > best.score - 0.01 && isOther(best, second)) return null;
  const cells = best.cells.filter(({ price }) => price !== null);
  const same = before.priced.findLast(({ entry }) => entry === best.entry)?.cell;
  const cell =
    cells.length === 1
      ? cells[0]
      : (cells.find((one) => one === same) ??
        cells.find(({ heading }) => KNOWN_PRICE.test(heading)));
  if (!cell || cell.price === null) return null;
  const numbers = own.ownNumbers;
  return inRange({
    entry: best.entry,
    cell,
    price: cell.price,
    ...countOf(numbers, best.entry, cell, unitsAround(best.entry, entries)),
  });
}

/** The cell of the range that the count is in: "100 a 299 peças". */
function inRange(item: Priced): Priced {
  if (item.count === 1) return item;
  const cell = item.entry.cells.find(
    ({ price, words }) =>
      price !== null &&
      words.ranges.some((range) => range.unit === null && containsValue(range, item.count, null)),
  );
  return cell?.price ? { ...item, cell, price: cell.price } : item;
}

/** Whether two lines that match as well state different prices. */
const isOther = (one: Hit, other: Hit) =>
  one.entry.row.item !== other.entry.row.item && one.cells[0]?.price !== other.cells[0]?.price;

const distinct = (items: readonly Priced[]) => [
  ...new Map(items.map((item) => [`${item.entry.row.line} ${item.cell.heading}`, item])).values(),
];

const isNamed = (stem: string, { label, text, cells, section }: Entry) =>
  [
    ...label.stems,
    ...text.stems,
    ...section.stems,
    ...cells.flatMap(({ words }) => words.stems),
  ].some((one) => likeness(stem, one) >= 0.8);

/** A part of a message is also about what the rest of it and the conversation name. */
function withContext(part: Ask, whole: Ask, before: Before): Ask {
  const terms = new Map(part.terms);
  for (const [stem, weight] of whole.terms)
    if (!terms.has(stem) && !whole.own.includes(stem)) terms.set(stem, weight * 0.8);
  for (const stem of whole.own) if (!terms.has(stem)) terms.set(stem, 0.15);
  for (const [stem, weight] of before.ask?.terms ?? [])
    if (!terms.has(stem)) terms.set(stem, weight * 0.4);
  return { ...part, terms, numbers: part.numbers, days: whole.days, months: whole.months };
}

/** How many of a priced cell the numbers of a message state, and for how many days or nights. */
function countOf(
  numbers: readonly AskNumber[],
  entry: Entry,
  cell: Cell,
  around: string,
): { count: number; per: string } {
  let count = 1;
  let per = '';
  const name = `${around} ${entry.row.section} ${entry.row.item} ${cell.heading} ${entry.row.isSentence ? entry.row.line : cell.text}`;
  for (const number of numbers) {
    const { value, unit, kind, isName } = number;
    if (kind !== 'counted' || value <= 1 || value > 5_000 || isName) continue;
    const perUnit = unit !== null && new RegExp(`\\b(?:por|cada|/) ?${unit}`, 'i').test(name);
    if (unit !== null && PERIODS.test(unit)) {
      const key = unit.startsWith('dia') ? unit : unit.slice(0, 5).replace(/s$/, '');
      if (PER_PERIOD[key]?.test(name) || perUnit) {
        count *= value;
        per = `${value} ${unit}s`;
      }
      continue;
    }
    if (unit !== null && MEASURES.test(unit) && !perUnit) continue;
    const isOfName = [...entry.label.numbers, ...cell.words.numbers].includes(String(value));
    const isRange = [...cell.words.ranges, ...entry.label.ranges].some(
      (range) =>
        containsValue(range, value, unit) === true &&
        !(range.unit === null || /^(?:unidad|un|peca|pc|und|par|caixa)/.test(range.unit)),
    );
    if (perUnit || (!isRange && !isOfName)) count *= value;
  }
  return { count, per };
}
