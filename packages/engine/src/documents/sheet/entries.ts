import { pricesIn } from '../figures.ts';
import { figuresOf } from '../quantities.ts';
import type { DocumentRow, RowRange } from '../row.ts';
import { monthsIn, weekdaysIn } from './periods.ts';
import { numbersIn, stemsWithCodes } from './words.ts';

/** What a text is compared by. */
export interface Words {
  stems: readonly string[];
  numbers: readonly string[];
  ranges: readonly RowRange[];
  days: ReadonlySet<string>;
  months: ReadonlySet<string>;
}

/** A figure of a line with what it is the figure of. */
export interface Cell {
  heading: string;
  text: string;
  words: Words;
  price: number | null;
}

/** One line of the documents as questions are compared with it. */
export interface Entry {
  row: DocumentRow;
  label: Words;
  /** The nearest heading, and those above it with the name of the file. */
  section: Words;
  top: Words;
  text: Words;
  around: Words;
  cells: readonly Cell[];
}

const PLAIN = /^(?:\+ ?)?(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*|\d+)(,\d{1,2})?(?=$|[ (/])/;
const PERCENT = /\d ?%/;
const known = new WeakMap<DocumentRow, Entry>();

/** The lines among the rows of the documents. */
export function entriesOf(rows: readonly DocumentRow[]): Entry[] {
  return rows.filter(({ kind }) => kind === 'line').map(entryOf);
}

function entryOf(row: DocumentRow): Entry {
  const entry = known.get(row) ?? readEntry(row);
  known.set(row, entry);
  return entry;
}

function readEntry(row: DocumentRow): Entry {
  const label = row.isSentence ? labelIn(row.line) : row.item;
  return {
    row,
    label: wordsOfText(label),
    section: wordsOfText(row.section.split(' – ').at(-1) ?? ''),
    top: wordsOfText(`${row.section.split(' – ').slice(0, -1).join(' ')} ${row.file}`),
    text: wordsOfText(row.isSentence ? row.line : `${row.item} ${row.conditions.join(' ')}`),
    around: wordsOfText(row.value),
    cells: row.isSentence ? clausesOf(row.line) : withUnits(row.conditions.map(cellOf)),
  };
}

/** "Papel de arroz: + R$ 18,00" is about what precedes the colon. */
function labelIn(line: string): string {
  const head = /^([^:]{2,60}):\s/.exec(line)?.[1];
  if (head) return head;
  const [price] = pricesIn(line);
  return price && price.start > 0 && price.start < 70 ? line.slice(0, price.start) : '';
}

/** "até 30 pessoas | 31 a 50": the ranges of one line count the same. */
function withUnits(cells: readonly Cell[]): Cell[] {
  const unit = cells
    .flatMap(({ words }) => words.ranges)
    .find((range) => range.unit !== null)?.unit;
  if (!unit) return [...cells];
  return cells.map((cell) => ({
    ...cell,
    words: {
      ...cell.words,
      ranges: cell.words.ranges.map((range) => ({ ...range, unit: range.unit ?? unit })),
    },
  }));
}

const CLAUSE =
  /\s[/|·]\s|;\s|\.\s(?=\p{Lu}|\d)|,\s(?![^()]{0,80}\))(?=\p{L}[^,]{0,60}(?:R\$|\d ?%))/u;

/** The clauses of a sentence that state a figure: "Até 3 km: R$ 12. De 3 a 6 km: R$ 20." */
function clausesOf(line: string): Cell[] {
  const clauses = line.split(/;\s/).flatMap((part) => tiersOf(part) ?? part.split(CLAUSE));
  return withGoods(clauses)
    .map((written) => {
      const text = written.replace(LEAST, '');
      const [price] = moneyIn(text);
      return {
        heading: '',
        text: text.trim(),
        words: wordsOfText(text),
        price: price ?? plainFigure(text),
      };
    })
    .filter(
      ({ text, price, words }) => price !== null || PERCENT.test(text) || words.ranges.length > 0,
    );
}

/** "R$ 28/m², mínimo R$ 450" is a price with its least amount. */
const LEAST = /(?<=R\$ ?\d[^;]{0,30}),? m[ií]nimo(?: de)? R\$ ?\d[\d.,]{0,12}/iu;

/** "R$ 480 (a partir de 6 dentes, R$ 430 cada)" states two prices of the same goods. */
const TIER =
  /^([^()]{2,80}?(?: \([^()]{1,40}\))?):? (R\$ ?\d[\d.,]{0,12}[^()]{0,30}?) ?\(([^()]{4,80})\)/u;

function tiersOf(clause: string): string[] | null {
  const [, name = '', price = '', tier = ''] = TIER.exec(clause) ?? [];
  const isTier = figuresOf(tier).some(({ kind, isRange }) => kind === 'counted' && isRange);
  return isTier && moneyIn(tier).length === 1 ? [`${name}: ${price}`, `${name}, ${tier}`] : null;
}

const FOR_MORE = /^(?:a partir|acima|mais) de \d/iu;

/** "Polo: R$ 62, a partir de 20 peças R$ 55": the price for more is of the goods named before it. */
function withGoods(clauses: readonly string[]): string[] {
  let goods = '';
  return clauses.map((clause) => {
    const isMore = FOR_MORE.test(clause) && moneyIn(clause).length === 1;
    if (isMore)
      return goods === ''
        ? clause
        : `${goods}, ${clause.replace(/^\p{Lu}/u, (first) => first.toLowerCase())}`;
    const [price] = pricesIn(clause);
    goods = price ? clause.slice(0, price.start).replace(/[:\s]{1,3}$/, '') : '';
    return clause;
  });
}

/** Amounts that are prices, not the bounds of a range: "acima de R$ 300". */
const moneyIn = (text: string): number[] =>
  figuresOf(text)
    .filter(({ kind, isRange }) => kind === 'money' && !isRange)
    .map(({ value }) => value);

/** "gato 55": a short line that ends with a number; no hour and no day. */
const BARE =
  /^\p{L}[^:;.\d]{2,40}(?:\d{1,3}\p{L}{1,3} )?(?<![\s(](?:[aà]s?|at[eé]|dia|de|e|das|h|ou|n|nº|mais|menos)\s)(?<=[\p{L})]\s)(\d{1,3}(?:\.\d{3})+|\d{2,5})$/u;

/** "120 por adulto": a figure without its currency. */
function plainFigure(text: string): number | null {
  const found =
    /(?:^|: |\s)(\d{1,3}(?:\.\d{3})*(?:,\d{2})?) (?:por|cada|o|a)\b(?! \d)/u.exec(text)?.[1] ??
    /(?<![\d.,])(\d{1,3}(?:\.\d{3})*,\d{2})(?![\d%])/.exec(text)?.[1] ??
    /[:=—–]\s(\d{1,3}(?:\.\d{3})+|\d{2,5})\W*$/.exec(text)?.[1] ??
    BARE.exec(text)?.[1];
  return found ? Number(found.replaceAll('.', '').replace(',', '.')) : null;
}

function cellOf(condition: string): Cell {
  const [heading = '', text = ''] = condition.split('\t');
  const number = PLAIN.exec(text);
  const isMoney =
    /R\$/.test(text) ||
    /,\d{2}$/.test(number?.[0] ?? '') ||
    (number !== null && number[0] === text && !NO_PRICE.test(heading));
  return {
    heading,
    text,
    words: {
      ...wordsOfText(`${heading} ${number && number[0] === text ? '' : text}`),
      numbers: numbersIn(heading),
    },
    price:
      isMoney && number
        ? Number(`${(number[1] ?? '').replaceAll('.', '')}${(number[2] ?? '').replace(',', '.')}`)
        : null,
  };
}

const NO_PRICE =
  /\b(?:prazo|estoque|quantidade|qtd|c[oó]d|ref|garantia|tempo|dias|peso|medida|%|km|minutos)\b/i;
function wordsOfText(text: string): Words {
  return {
    stems: stemsWithCodes(text),
    numbers: numbersIn(text),
    ranges: rangesIn(text),
    days: weekdaysIn(text),
    months: monthsIn(text),
  };
}

function rangesIn(written: string): RowRange[] {
  const text = countingUp(written);
  const eve = eveIn(text);
  if (!/\d/.test(text)) return eve;
  const figures = figuresOf(text).filter(
    ({ kind, isRange }) => (kind === 'counted' || kind === 'money') && isRange,
  );
  const ranges = figures.map(({ kind, range, end }) => {
    const own = ordered({ ...range, unit: kind === 'money' ? 'r$' : countedIn(range.unit) });
    return isNotice(own, text.slice(end)) ? { ...own, low: own.high, high: null } : own;
  });
  return [...ranges, ...eve];
}

/** "De 14 a 7 dias antes" counts down. */
export const countingUp = (text: string): string =>
  text.replace(
    /(?<![\d.,])(\d{1,3}) a (\d{1,3})(?= \p{L})/gu,
    (range, low: string, high: string) => (Number(low) > Number(high) ? `${high} a ${low}` : range),
  );

/** "Até 5 dias antes" is five days or more. */
const isNotice = ({ low, high }: RowRange, after: string) =>
  low === null &&
  high !== null &&
  /^\s*(?:úteis\s+)?(?:antes|de antecedência)(?!\p{L})/iu.test(after);

/** "Na véspera ou no dia" as days before. */
const eveIn = (text: string): RowRange[] =>
  /(?<!\p{L})v[eé]spera(?!\p{L})/iu.test(text) ? [{ low: 0, high: 1, unit: 'dia' }] : [];

/** "10 a 29 peças" counts whatever the price is for. */
const countedIn = (unit: string | null) =>
  unit !== null && /^(?:unidad|un|und|peca|pc|pcs|item|itens|quanti)$/.test(unit) ? null : unit;

/** "de 59 a 30 dias" counts down. */
const ordered = (range: RowRange): RowRange =>
  range.low !== null && range.high !== null && range.low > range.high
    ? { ...range, low: range.high, high: range.low }
    : range;
