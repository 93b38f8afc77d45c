import { fold } from '../shared/text.ts';
import { amountOf, priceOfColumn } from './list-prices.ts';
import { product } from './list-product.ts';
import { type ListLine, RULE } from './price-list.ts';
import type { Price, Product } from './product.ts';
import { AMOUNT, isSizeSet, sizedPrices, sizesOf } from './size-sets.ts';
import { isTelling, tokensOf } from './tokens.ts';

/** What was read of some lines, and what of these lines is left to be read as other goods. */
export interface Variants {
  taken: Set<string>;
  products: Product[];
  left: ListLine[];
}

export const keyOf = ({ file, line }: Pick<ListLine, 'file' | 'line'>): string =>
  `${file}\t${line}`;

/** The goods that lines price in several variants: by columns, by sizes, by how many together. */
export function variantsIn(lines: readonly ListLine[]): Variants {
  const found: Variants = { taken: new Set(), products: [], left: [] };
  for (const [at, row] of lines.entries()) {
    const isRule = RULE.test(row.line);
    const sized = sizedPrices(row.line).filter((_, __, all) => !isRule || all.length > 1);
    const lots = lotsIn(row.line).filter((_, __, all) => !isRule || all.length > 1);
    if (lots.length > 0) readLots(row, lots, found);
    else if (sized.length > 0) readSizes(row, sized, found);
    else if (!isRule) readColumns(row, lines, at, found);
  }
  return found;
}

const around = (row: ListLine, trail = '') => ({
  label: '',
  section: row.section,
  trail,
  source: { line: row.line, file: row.file },
});

/** One of several variants of the same goods. */
function variant(row: ListLine, name: string, column: string, amount: number): Product | null {
  const isSize = isSizeSet(column) || /\d (?:a|ao|at[eé]) \d/u.test(column);
  const made = product(name, amount, around(row, column));
  if (!made) return null;
  const named = isSize ? [] : (tokensOf(column) ?? []).filter(isTelling);
  return {
    ...made,
    label: `${made.label} ${column}`,
    words: [...made.words, ...named],
    besides: [...made.besides, ...(isSize ? (tokensOf('tamanho tam') ?? []) : [])],
    aliases: [...made.aliases, ...(isSize ? sizesOf(column) : [])],
    variant: isSize ? sizesOf(column) : named,
    kin: `${row.file}\t${row.line}\t${name}`,
  };
}

function readSizes(row: ListLine, pairs: readonly RegExpExecArray[], found: Variants): void {
  let name = '';
  let end = 0;
  let rest = '';
  for (const [at, pair] of pairs.entries()) {
    const between = row.line.slice(end, pair.index);
    const own = nameIn(between);
    if (/\p{L}{2}/u.test(own)) {
      // What stands between two sets of sizes may price other goods before it names the next.
      const cut = at > 0 ? lastPart(between) : own;
      rest += at > 0 ? between.slice(0, between.length - cut.length) : '';
      name = nameIn(cut);
    }
    end = pair.index + pair[0].length;
    const amount = amountOf(pair[2] ?? '');
    const made = amount === null ? null : variant(row, name, pair[1] ?? '', amount);
    if (made) found.products.push(made);
  }
  found.taken.add(keyOf(row));
  rest += restOf(row.line.slice(end), name);
  if (/\d/.test(rest))
    found.left.push({ ...row, line: rest.trim(), item: '', conditions: [], source: row.line });
}

const nameIn = (text: string): string =>
  text.replace(/^[\s,;:/|·–-]{1,9}|[\s,;:/|·(–-]{1,9}$/gu, '');
const lastPart = (text: string): string => text.split(/\s[-–·|]\s|;\s|\.\s/u).at(-1) ?? text;

/** "/ manga longa 29" after "body manga curta P M G 24": its first word is that of the row. */
function restOf(text: string, name: string): string {
  const [head = ''] = (name.split(':').at(-1) ?? name).trim().split(' ');
  return /^\s{0,2}[/,]\s?\p{Ll}/u.test(text) && name.split(' ').length > 1
    ? text.replace(/^\s{0,2}[/,]\s?/u, ` ; ${head} `)
    : text;
}

const LOT = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,3}\.\d{3}|\d{2,5}) ?(un\p{L}{0,6}|p[cç]s?|pe[cç]as|folhas|\p{L}{4,12})\.? ?[:=–-]? ?(?:R\$ ?)?(${AMOUNT})(?=\s{0,2}(?:[·|/;,]|$))`,
  'giu',
);
const LOT_LEAST = 50;

/** "500 un 95 · 1.000 un 140": what so many cost together. */
function lotsIn(line: string): RegExpExecArray[] {
  const found = [...line.matchAll(LOT)];
  const [first] = found;
  if (!first) return [];
  const name = fold(line.slice(0, first.index));
  const isLot = found.every(([, many = '', noun = '']) => {
    const isNamed = name.includes(fold(noun).replace(/s$/, '').slice(0, 5));
    const isPiece = /^(?:un|p[cç]|folhas)/iu.test(noun);
    return isNamed || (isPiece && (amountOf(many) ?? 0) >= LOT_LEAST);
  });
  return isLot && /\p{L}{3}/u.test(name) && !/\d\s{0,2}[/,]/.test(name) ? found : [];
}

function readLots(row: ListLine, lots: readonly RegExpExecArray[], found: Variants): void {
  const name = nameIn(row.line.slice(0, lots[0]?.index ?? 0));
  const prices = lots.flatMap(([, many = '', , price = '']): Price[] => {
    const [lot, amount] = [amountOf(many), amountOf(price)];
    return lot === null || amount === null ? [] : [{ amount, least: null, most: null, lot }];
  });
  const made = product(name, prices[0]?.amount ?? 0, around(row));
  if (!made) return;
  found.products.push({ ...made, prices, measure: '' });
  found.taken.add(keyOf(row));
}

const CELL = new RegExp(`^(?:R\\$ ?)?(${AMOUNT})$`, 'u');
const CODE = /^\p{Lu}{1,3}-?\d{1,4}$/u;
const UNIT = /^(?:un|und|unid|unidade|hora|h|metro|m|kg|dia|di[aá]ria|pe[cç]a|litro|cx|pct)\.?$/iu;

/** The cells of a row: its name, and two prices or more, of which some may be missing. */
function cellsOf({ line }: ListLine): { parts: string[]; cells: string[] } {
  const parts = line.split(/\s{1,3}[·|/]\s{1,3}/u);
  const cells: string[] = [];
  while (parts.length > 1 && isCell(parts.at(-1) ?? '')) cells.unshift(parts.pop() ?? '');
  return { parts, cells };
}
const isCell = (text: string): boolean => CELL.test(text) || /^[-–]$/.test(text);

function readColumns(row: ListLine, lines: readonly ListLine[], at: number, found: Variants): void {
  const { parts, cells } = cellsOf(row);
  if (cells.length === 0) return;
  let names = cells.length > 1 ? headerFor(row, lines, at, cells.length) : null;
  const name = parts.at(-1) ?? '';
  const [, lead = '', first = ''] =
    new RegExp(`^(.{2,80}) (?:R\\$ ?)?(${AMOUNT})$`, 'u').exec(name) ?? [];
  if (!names && first !== '') {
    names = headerFor(row, lines, at, cells.length + 1);
    const isTable = names !== null || cells.length > 1;
    if (isTable || cells.length === 1) {
      parts[parts.length - 1] = lead;
      cells.unshift(first);
    }
  }
  if (cells.length < 2) return;
  const code = parts.find((part) => CODE.test(part));
  const label = parts.filter((part) => part !== code && !UNIT.test(part)).join(' ');
  const amounts = cells.map(amountOf);
  const columns = names ?? cells.map(() => '');
  const stepped = pricesByCount(columns, amounts);
  const made = stepped
    ? [product(label, stepped[0]?.amount ?? 0, around(row))].flatMap((one) =>
        one ? [{ ...one, prices: stepped }] : [],
      )
    : columns.flatMap((column, place) => {
        const amount = amounts[place] ?? null;
        return amount === null ? [] : (variant(row, label, column, amount) ?? []);
      });
  if (made.length === 0) return;
  const coded = code ? (tokensOf(code) ?? []) : [];
  found.products.push(...made.map((one) => ({ ...one, aliases: [...one.aliases, ...coded] })));
  found.taken.add(keyOf(row));
}

/** The prices of columns that are named by how many are bought; null for other columns. */
function pricesByCount(
  columns: readonly string[],
  amounts: readonly (number | null)[],
): Price[] | null {
  if (columns.some((name) => isSizeSet(name) || /\b(?:tam|anos|n[ºo])/iu.test(name))) return null;
  const prices = columns.flatMap((name, at) => {
    const amount = amounts[at] ?? null;
    return amount === null ? [] : (priceOfColumn(name, amount, columns) ?? []);
  });
  const isAll = prices.length === amounts.filter((one) => one !== null).length;
  return isAll && prices.length > 1 && isRising(prices) ? prices : null;
}

/** Steps of quantity follow each other without a gap; sizes do not. */
const isRising = (prices: readonly Price[]): boolean =>
  prices.every((one, at) => {
    const before = prices[at - 1];
    return before?.most == null || one.least === null || one.least === before.most + 1;
  });

/** The names of so many columns, of the row, of another row of its table or of a line before it. */
function headerFor(
  row: ListLine,
  lines: readonly ListLine[],
  at: number,
  many: number,
): string[] | null {
  const own = namedColumns(row, many);
  if (own) return own;
  const near = [...lines.slice(0, at).toReversed(), ...lines.slice(at + 1)].filter(
    ({ file }) => file === row.file,
  );
  for (const other of near) {
    const { cells } = cellsOf(other);
    const isAlike = cells.length === many || cells.length + 1 === many;
    const names = (isAlike ? namedColumns(other, many) : null) ?? titleColumns(other.line, many);
    if (names) return names;
  }
  return titleColumns(row.section, many);
}

function namedColumns({ conditions, line }: ListLine, many: number): string[] | null {
  const names = conditions.map((one) => one.split('\t')[0]?.trim() ?? '').filter(Boolean);
  const joined = names.map((one) => one.split(/\s?\/\s?/u)).find((one) => one.length === many);
  const isOwn = names.length === many && !names.some((one) => line.includes(one) && /\d/.test(one));
  const isWhole = isOwn && !names.some((one) => /^(?:produtos?|medidas?|itens?|item)$/i.test(one));
  return isWhole ? names : (joined ?? null);
}

const WORD_OF_TITLE =
  /((?:tam(?:anho)?s? )?[\p{L}\d]{1,14}(?: (?:a|ao|at[eé]) [\p{L}\d]{1,4}| ?(?:kg|cm|ml|l|m|un)(?!\p{L}))?)$/iu;

/** The last parts of a line without prices that has as many columns. */
function titleColumns(line: string, many: number): string[] | null {
  if (/R\$|\d,\d{2}|%/.test(line)) return null;
  const parts = line.split(/\s[-–/|·]\s|;\s|\s?\|\s?|\t/u).map((part) => part.trim());
  if (parts.length !== many && parts.length !== many + 1) return null;
  const names = parts.slice(-many);
  const isFull = names.slice(1).every((part) => part !== '' && part.length < COLUMN);
  if (!isFull || parts.some(isPriced)) return null;
  const [first = ''] = names;
  const [, word = first] = WORD_OF_TITLE.exec(first) ?? [];
  return parts.length > many && first.split(' ').length < SENTENCE
    ? names
    : [word, ...names.slice(1)];
}
const COLUMN = 30;
const SENTENCE = 4;
const PRICED = new RegExp(`(?:^|\\p{L} )${AMOUNT}$`, 'u');
const isPriced = (part: string): boolean =>
  PRICED.test(part) && !isSizeSet(part) && !/ (?:a|ao|at[eé]) \d/u.test(part);

/** What a parenthesis prices: "com bordado 329" the goods with it, "instalar + 50" what is added. */
export function withNote({ line, file }: ListLine, all: readonly Product[]): Product[] {
  const [, lead = '', note = '', plus = '', price = ''] = NOTE.exec(line) ?? [];
  const amount = amountOf(price);
  const one = all.find(({ source }) => source?.line === line && source.file === file);
  const isAdded = plus !== '';
  if (!one || amount === null || (!isAdded && lead === '')) return [];
  const words = (tokensOf(note) ?? []).filter(isTelling);
  const prices = [{ amount, least: null, most: null, lot: 1 }];
  const named = isAdded
    ? { label: note, words }
    : { label: `${one.label} com ${note}`, words: [...one.words, ...words] };
  return [{ ...one, ...named, aliases: [], prices, kin: '', isExtra: isAdded }];
}
const NOTE = new RegExp(
  String.raw`\((com |c/ ?)?([^()\d+]{3,40}?) ?(\+?) ?(?:R\$ ?)?(${AMOUNT})(?: (?:o|a|por|cada) [^()]{1,14})?\)`,
  'u',
);
