import { amountOf } from './list-prices.ts';
import { product } from './list-product.ts';
import type { ListLine } from './price-list.ts';
import type { Product } from './product.ts';
import { type Token, tokensOf } from './tokens.ts';

const PRICE = /(?:R\$ ?)?(?:\d{1,3}(?:\.\d{3}){1,2}|\d{1,7}),\d{2}/gu;
const BETWEEN = /^\s{0,3}(?:[-–|/;·:]\s{0,3})?$/u;
const SEPARATOR = /\s[-–/|·]\s|;\s|\s?\|\s?|\t/u;
const SIZE_NAMES = ['pp', 'p', 'm', 'g', 'gg', 'xg'];
/** Fewer rows of as many prices are no table. */
const ROWS = 2;

/** "Calça: 62,00 / 70,00 / 79,00" below "TAMANHOS 2 a 8 / 10 a 16 / P a GG": goods by column. */
export function inColumns(lines: readonly ListLine[]): { taken: Set<string>; products: Product[] } {
  const taken = new Set<string>();
  const products: Product[] = [];
  const whole = lines.filter(({ item }) => item === '');
  for (const row of whole) {
    const cells = cellsOf(row.line);
    if (!cells) continue;
    const alike = whole.filter((one) => cellsOf(one.line)?.amounts.length === cells.amounts.length);
    const title = [row.section, ...whole.map(({ line }) => line)].find(
      (line) => headerIn(line, cells.amounts.length) !== null,
    );
    if (alike.length < ROWS || title === undefined) continue;
    const header = headerIn(title, cells.amounts.length) ?? [];
    taken.add(`${row.file}\t${row.line}`);
    taken.add(`${row.file}\t${title}`);
    for (const [at, amount] of cells.amounts.entries()) {
      const column = header[at] ?? '';
      const made = product(cells.name, amount, {
        label: '',
        section: '',
        trail: '',
        source: { line: row.line, file: row.file },
      });
      const named = tokensOf(column) ?? [];
      if (made)
        products.push({
          ...made,
          label: `${made.label} ${column}`,
          words: [...made.words, ...(isRange(column) ? [] : named)],
          besides: tokensOf(isRange(column) ? 'tamanho tam' : '') ?? [],
          aliases: [...made.aliases, ...sizesOf(column)],
        });
    }
  }
  return { taken, products };
}

/** A name followed by two prices or more, and nothing else. */
function cellsOf(line: string): { name: string; amounts: number[] } | null {
  const found = [...line.matchAll(PRICE)];
  const [first] = found;
  if (!first || found.length < 2 || first.index === 0) return null;
  const isPlain = found.every((one, at) => {
    const end = one.index + one[0].length;
    return BETWEEN.test(line.slice(end, found[at + 1]?.index ?? line.length));
  });
  const amounts = found.flatMap(([text]) => amountOf(text) ?? []);
  return isPlain
    ? { name: line.slice(0, first.index).replace(/[\s:–-]{1,6}$/u, ''), amounts }
    : null;
}

/** The last parts of a line without prices that has as many columns. */
function headerIn(line: string, many: number): string[] | null {
  if (/R\$|\d,\d{2}|%/.test(line)) return null;
  const parts = line.split(SEPARATOR).map((part) => part.trim());
  const isFull = parts.length > many && parts.every((part) => part !== '' && part.length < COLUMN);
  return isFull ? parts.slice(-many) : null;
}
const COLUMN = 30;

const RANGE = /(\d{1,3}|\p{L}{1,2}) (?:a|ao|at[eé]) (\d{1,3}|\p{L}{1,2})$/iu;
const isRange = (column: string): boolean => RANGE.test(column);

/** The sizes of "10 a 16" and of "P a GG". */
function sizesOf(column: string): readonly Token[] {
  const [, from = '', to = ''] = RANGE.exec(column.toLowerCase()) ?? [];
  const [low, high] = [SIZE_NAMES.indexOf(from), SIZE_NAMES.indexOf(to)];
  if (low >= 0 && high > low) return tokensOf(SIZE_NAMES.slice(low, high + 1).join(' ')) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === '' || !(last > first) || last - first > MOST) return [];
  return (
    tokensOf(Array.from({ length: last - first + 1 }, (_, at) => String(first + at)).join(' , ')) ??
    []
  ).filter(({ value }) => value !== null);
}
const MOST = 40;
