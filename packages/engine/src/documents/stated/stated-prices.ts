import { fold } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import { inDigits } from '../number-words.ts';
import type { DocumentRow } from '../row.ts';
import { wordsOfRow } from '../row-words.ts';
import { asData, sourceText, subjectText } from '../wording.ts';
import { bestHits, isPriced, termsOf } from './goods.ts';

/** Goods with the price that the message itself states. */
export interface StatedLine {
  count: number;
  price: number;
  /** Empty in "3 vidas: 620, 710 e 290". */
  name: string;
}

const AMOUNT = String.raw`\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`;
const AFTER = String.raw`(?: ?(?:quanto|qnto|qto|qt|total|no total|ao todo|fica|sai|d[aá]|tudo|por m[eê]s)(?!\p{L}).{0,80})?`;
const PAIR = new RegExp(
  String.raw`^(?:.{0,120} )?(?<count>\d{1,4}|uma?|o|a) (?<name>\p{L}[\p{L} -]{1,40}?) (?<link>a|à|de|por|custando|sai a|no valor de|cobrando) (?<money>r\$ ?)?(?<price>${AMOUNT})(?<unit> ?(?:reais|contos?|pilas?|cada(?: uma?)?|a unidade))?${AFTER} ?[?.!]{0,3}$`,
  'iu',
);
const LIST = new RegExp(
  String.raw`^(?<before>[^:]{0,80}): ?(?<amounts>(?:r\$ ?)?(?:${AMOUNT})(?:(?:, | e | ?\+ ?|; ?)(?:r\$ ?)?(?:${AMOUNT})){1,11})(?<after>(?: ?[.,;?!]| (?:reais|quanto|qto|total|fica|d[aá]|por)(?!\p{L})|$).{0,120})$`,
  'iu',
);
const SEPARATORS = /[;+]|,(?!\d)|(?<!\p{L})(?:e|mais)(?!\p{L})/iu;
const ASKS = /\b(?:quanto|qnto|qto|qt|qnt|total|soma|tudo|valor|da)\b|\?/;
/** Bare numbers below it may be ages or sizes. */
const PLAIN_MIN = 120;
/** How far a stated price may be from the one of the list to be read as a price at all. */
const NEAREST = 0.4;
const FARTHEST = 2.5;

/** The goods of a message that states the price of each; null when one has none. */
export function statedLines(message: string, rows: readonly DocumentRow[]): StatedLine[] | null {
  if (!ASKS.test(fold(message))) return null;
  return listedAmounts(message) ?? pricedGoods(message, rows.filter(isPriced));
}

/** "3 vidas: 620, 710 e 290": an amount for each. */
function listedAmounts(message: string): StatedLine[] | null {
  const { before = '', amounts = '', after = '' } = LIST.exec(message)?.groups ?? {};
  const prices = (amounts.match(new RegExp(AMOUNT, 'gu')) ?? []).map(amountOf);
  const count = /\d+/.exec(before)?.[0];
  const isMoney = /r\$/i.test(amounts) || prices.every((price) => price > PLAIN_MIN);
  const isWhole = count === undefined || Number(count) === prices.length;
  return prices.length > 1 && isMoney && isWhole && !/\d/.test(after)
    ? prices.map((price) => ({ count: 1, price, name: '' }))
    : null;
}

/** "2 vestidos a 80 e 1 zíper a 35": each of the goods with its price. */
function pricedGoods(message: string, priced: readonly DocumentRow[]): StatedLine[] | null {
  const lines: StatedLine[] = [];
  let isCertain = false;
  for (const segment of inDigits(message).split(SEPARATORS)) {
    const {
      count = '',
      name = '',
      link = '',
      money,
      unit,
      price,
    } = PAIR.exec(segment.trim())?.groups ?? {};
    if (price === undefined) {
      if (/\d/.test(segment) || namesGoods(segment, priced)) return null;
      continue;
    }
    const line = { count: Number(count) || 1, price: amountOf(price), name: name.trim() };
    const isMarked = money !== undefined || unit !== undefined;
    if (RANGED.test(segment) || PEOPLE.test(fold(name))) return null;
    const isPrice = isMarked || fold(link) !== 'de' || isNearList(line, priced);
    if (!isPrice && goodsOf(line.name, priced).length > 0) return null;
    isCertain ||= isPrice;
    lines.push(line);
  }
  return isCertain ? lines : null;
}

/** "de 10 blusas a 20" is a range. */
const RANGED = /(?<!\p{L})(?:de|entre) \d+ \p{L}+ a /iu;
/** Numbers after them may be ages. */
const PEOPLE = /^(?:vidas?|pessoas?|adult|crianc|alun|hosped|socio|dependent|idos|bebe)/;

const amountOf = (written: string): number =>
  Number(
    /,\d{1,2}$/.test(written) || /^\d{1,3}(?:\.\d{3})+$/.test(written)
      ? written.replaceAll('.', '').replace(',', '.')
      : written,
  );

const goodsOf = (text: string, priced: readonly DocumentRow[]) =>
  bestHits(priced, termsOf(text)).filter(({ own }) => own > 0);

const namesGoods = (text: string, priced: readonly DocumentRow[]) =>
  goodsOf(text, priced).length > 0;

/** "blusa de 59" where the list has it for 49; "galão de 18" is a size. */
function isNearList({ name, price }: StatedLine, priced: readonly DocumentRow[]): boolean {
  const found = goodsOf(name, priced).map(({ row }) => row);
  const isSized = found.some(
    (row) => row.range !== null || wordsOfRow(row).sizes.some(({ low }) => low === price),
  );
  return (
    !isSized &&
    found.some(({ amount }) => {
      const ratio = price / (amount?.low ?? 0);
      return ratio >= NEAREST && ratio <= FARTHEST;
    })
  );
}

export const statedTotal = (lines: readonly StatedLine[]): number =>
  lines.reduce((sum, { count, price }) => sum + count * price, 0);

/** "**R$ 195**: 2 × R$ 80 (vestidos) + 1 × R$ 35 (zíper)." */
export function wordStated(lines: readonly StatedLine[]): string {
  const steps = lines.map(({ count, price, name }) => {
    const step = name === '' ? '' : ` (${asData(name)})`;
    return `${count === 1 ? '' : `${count} × `}${formatReais(price)}${step}`;
  });
  return `**${formatReais(statedTotal(lines))}**: ${steps.join(' + ')}, com os preços que você passou.`;
}

/** The rows of the very goods that state another price, with a sentence that says so; null for none. */
export function differingPrices(
  lines: readonly StatedLine[],
  rows: readonly DocumentRow[],
): { text: string; rows: DocumentRow[] } | null {
  const priced = rows.filter(isPriced);
  const differing = lines.flatMap(({ name, price }) => {
    const terms = termsOf(name);
    const same = bestHits(priced, terms).filter(
      ({ own, share }) => own > 0 && own === terms.length && share === 1,
    );
    const [first] = same;
    const isOne = new Set(same.map(({ row }) => row.amount?.low)).size === 1;
    const isOther = first?.row.amount && first.row.range === null && first.row.amount.low !== price;
    return first && isOne && isOther ? [first.row] : [];
  });
  const named = differing.map((row) => `${subjectText(row)} está a **${asData(row.value)}**`);
  return differing.length > 0
    ? { text: `Na sua lista, ${named.join(' e ')} — ${sourceText(differing)}.`, rows: differing }
    : null;
}
