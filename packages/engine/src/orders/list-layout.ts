import { fold, lengthInWords } from '../shared/text.ts';
import { amountOf, rangeOf, TIER } from './list-prices.ts';
import { product } from './list-product.ts';
import { keyOf, variantsIn, withNote } from './list-variants.ts';
import { type ListLine, productsOf, RULE } from './price-list.ts';
import type { Price, Product } from './product.ts';

/** All that the lines of price lists sell, each row once, its steps of quantity together. */
export function listedIn(lines: readonly ListLine[]): Product[] {
  const inTables = new Set(lines.filter(hasColumn).map(keyOf));
  const { taken, products: stepped } = stepsBelow(lines);
  const all = [...titlesWithPrice(lines), ...lines];
  const open = all.filter((line) => !taken.has(keyOf(line)));
  const variants = variantsIn(open);
  const rest = [...open.filter((line) => !variants.taken.has(keyOf(line))), ...variants.left];
  // The same line as plain text lacks the names of its columns.
  const inRows = rest
    .filter((line) => hasColumn(line) || !inTables.has(keyOf(line)))
    .flatMap(productsOf);
  const read = [...stepped, ...variants.products, ...inRows];
  return merged([...read, ...lines.flatMap((line) => withNote(line, read))]).map(asExtra);
}

const SERVICE =
  /^(?:instala|montag|bord|ajust|aplica|silk|estamp|embal|personaliz|grava|art|balanc|pint|limpez|mont)/;

/** What is added to other goods: "ajuste + 30 por peça", "instalação 45 por peça". */
function asExtra(one: Product): Product {
  const line = fold(one.source?.line ?? '');
  const [head] = one.words;
  const amount = one.prices[0]?.amount ?? 0;
  const isAdded = new RegExp(
    `\\+ ?(?:r\\$ ?)?${String(amount)
      .replace('.', ',')
      .replace(/^(\d)(\d{3})$/, '$1.?$2')}(?![\\d.])`,
  ).test(line);
  const isService =
    head !== undefined &&
    SERVICE.test(head.stem) &&
    /\b(?:por|cada|a) (?:peca|pneu|roda|unidade|item)|\bcada\b/.test(line);
  return isAdded || isService ? { ...one, isExtra: true } : one;
}

const hasColumn = ({ item, conditions }: ListLine): boolean =>
  item !== '' && conditions.some((one) => /^[^\t]{1,60}\t[^\p{L}]{0,4}\d/u.test(one));

/** "1 a 9 un -> 35,00 cada": a price for a quantity, of what the line before names. */
const STEP = new RegExp(
  `^\\s{0,3}(?:de )?(${TIER.source})\\s{0,3}(?:[-–:=>.→]{1,30}|por|a|sai a)?\\s{0,3}(?:R\\$ ?)?(\\d{1,3}(?:\\.\\d{3})?,\\d{2}|\\d{1,5})(?: ?(?:cada|reais|a unidade|o kg|o quilo|/?un\\p{L}{0,6}))?\\s{0,3}$`,
  'iu',
);
const HEAD_WORDS = 7;

/** The steps of quantity that stand below the name of their goods. */
function stepsBelow(lines: readonly ListLine[]): { taken: Set<string>; products: Product[] } {
  const products: Product[] = [];
  const taken = new Set<string>();
  let head = '';
  let own: Price[] = [];
  let read: ListLine[] = [];
  const close = () => {
    const [first] = read;
    const label = head || (first?.section.split(' – ').at(-1) ?? '');
    const made =
      first && own.length > 1
        ? product(label, own[0]?.amount ?? 0, {
            label: '',
            section: '',
            trail: '',
            source: { line: [label, ...read.map(({ line }) => line)].join('; '), file: first.file },
          })
        : null;
    if (made) {
      products.push({ ...made, prices: own });
      for (const line of read) taken.add(keyOf(line));
    }
    own = [];
    read = [];
  };
  for (const row of lines.filter(({ item }) => item === '')) {
    const [, tier = '', price = ''] = STEP.exec(row.line) ?? [];
    const amount = tier === '' ? null : amountOf(price);
    if (amount !== null && !/\p{L}{4}/u.test(withoutUnits(tier))) {
      own.push({ ...rangeOf(tier), amount, lot: 1 });
      read.push(row);
      continue;
    }
    close();
    head = isHead(row.line) ? row.line.replace(/:\s{0,3}$/, '') : '';
  }
  close();
  return { taken, products };
}

/** The word that a step counts its goods in. */
const withoutUnits = (tier: string): string =>
  tier.replace(/a partir de|acima de|mais de|ou mais/giu, ' ').replace(/ \p{L}{1,14}\s{0,3}$/u, '');

const isHead = (line: string): boolean =>
  !/\d{1,7},\d{2}|R\$|%/.test(line) &&
  !RULE.test(line) &&
  lengthInWords(line) <= HEAD_WORDS &&
  /\p{L}{3}/u.test(line);

const PRICED_TITLE = /^\p{L}[\p{L} ]{2,50} (?:R\$ ?)?(\d{1,5}(?:,\d{2})?)$/u;
const YEAR = /^(?:19|20)\d{2}$/;

/** A list without a title has its first row read as one: "Limpeza de pele 120". */
function titlesWithPrice(lines: readonly ListLine[]): ListLine[] {
  const seen = new Set(lines.map(keyOf));
  return lines.flatMap(({ section, file }): ListLine[] => {
    const line = { line: section, item: '', conditions: [], section: '', file };
    const [, amount = ''] = PRICED_TITLE.exec(section) ?? [];
    const isRow =
      amount !== '' && !YEAR.test(amount) && !/tabel|prec|valor|lista/.test(fold(section));
    if (!isRow || seen.has(keyOf(line))) return [];
    seen.add(keyOf(line));
    return [line];
  });
}

/** Rows that are read twice are one; rows of the same name for other quantities are steps of one. */
function merged(products: readonly Product[]): Product[] {
  const found: Product[] = [];
  for (const one of products) {
    const at = found.findIndex((other) => isSameName(one, other));
    const other = found[at];
    if (!other || at < 0) {
      found.push(one);
      continue;
    }
    const fresh = one.prices.filter(
      (price) => !other.prices.some((two) => isSamePrice(price, two)),
    );
    if (fresh.length === 0) continue;
    found[at] = { ...other, prices: [...other.prices, ...fresh], source: bothSources(other, one) };
  }
  return found;
}

const nameOf = ({ words, aliases, measure }: Product): string =>
  `${[...words, ...aliases].map(({ value, stem }) => value ?? stem).join(' ')} ${measure}`;
const isSameName = (one: Product, other: Product): boolean =>
  one.source?.file === other.source?.file &&
  nameOf(one) === nameOf(other) &&
  (one.prices.every((price) => other.prices.some((two) => isSamePrice(price, two))) ||
    (isStepped(one) && isStepped(other)));
const isStepped = ({ prices }: Product): boolean =>
  prices.every(({ least, most }) => least !== null || most !== null);
const isSamePrice = (one: Price, other: Price): boolean =>
  one.amount === other.amount && one.least === other.least && one.lot === other.lot;

const bothSources = ({ source: one }: Product, { source: other }: Product): Product['source'] =>
  one && other ? { ...one, line: `${one.line}; ${other.line}` } : one;
