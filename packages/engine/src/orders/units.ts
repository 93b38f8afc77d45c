import type { Line } from './order.ts';
import { type Measure, PIECES } from './product.ts';
import type { Token } from './tokens.ts';

interface Quantity {
  count: number;
  /** Whether the count is surely in the unit of the price. */
  isSure: boolean;
}

const NAMES: Readonly<Record<Measure, { one: string; many: string }>> = {
  '': { one: 'unidade', many: 'Quantas unidades' },
  cento: { one: 'cento', many: 'Quantos centos' },
  duzia: { one: 'dúzia', many: 'Quantas dúzias' },
  milheiro: { one: 'milheiro', many: 'Quantos milheiros' },
  kg: { one: 'quilo', many: 'Quantos quilos' },
  m: { one: 'metro', many: 'Quantos metros' },
  l: { one: 'litro', many: 'Quantos litros' },
  m2: { one: 'metro quadrado', many: 'Quantos metros quadrados' },
  m3: { one: 'metro cúbico', many: 'Quantos metros cúbicos' },
};
const THOUSAND = 1000;

/** How many of what the price is for; null where the unit cannot be converted into it. */
export function quantityOf(line: Line): Quantity | null {
  const { count, measure, product } = line;
  const priced = product?.measure ?? '';
  const isOfTalk = !product?.source;
  if (measure === priced) return { count, isSure: true };
  if (measure === 'g') return priced === 'kg' ? { count: count / THOUSAND, isSure: true } : null;
  const lot = PIECES[priced];
  const pieces = PIECES[measure];
  if (lot !== undefined) {
    if (pieces !== undefined) return { count: (count * pieces) / lot, isSure: true };
    if (measure !== '') return null;
    return count >= lot / 10
      ? { count: count / lot, isSure: isOfTalk || count >= lot / 2 }
      : { count, isSure: false };
  }
  if (priced === '') return inPieces(line, pieces);
  // "80 metros" of what is sold by the square or cubic metre are mostly of these.
  if (measure === 'm' && /^m[23]$/.test(priced)) return { count, isSure: false };
  if (measure !== '') return null;
  // What is sold by area is counted in pieces: "4 toldos" are no four square metres.
  return priced === 'm2' && !isOfTalk ? null : { count, isSure: isOfTalk };
}

/** A price without a unit is of a piece, or of a pack whose size stands in its name. */
function inPieces({ count, measure, product }: Line, pieces: number | undefined): Quantity | null {
  const isOfTalk = !product?.source;
  if (pieces !== undefined) return { count: count * pieces, isSure: isOfTalk };
  const isPack = product?.words.some(({ unit }) => unit === measure) === true;
  return isPack ? null : { count, isSure: isOfTalk };
}

/** What is asked where a count is in another unit than the price. */
export const unitQuestion = ({ label, product }: Line): string => {
  const { one, many } = NAMES[product?.measure ?? ''];
  return `O preço de “${label}” é por ${one}. ${many} são?`;
};

/** "3 quilos" after the question for a unit: the lines with that count; null for any other message. */
export function withUnit(lines: readonly Line[], tokens: readonly Token[]): Line[] | null {
  const asked = lines.find((line) => line.product && !quantityOf(line));
  const [number, other] = tokens.filter(({ value }) => value !== null);
  const count = number?.value ?? 0;
  if (!asked?.product || other || count <= 0 || number?.mark !== 'none' || tokens.length > SHORT)
    return null;
  const { measure } = asked.product;
  return lines.map((line) => (line === asked ? { ...line, count, measure } : line));
}
const SHORT = 6;
