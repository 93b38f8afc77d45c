import { money } from '../format.ts';
import { unitOf } from '../problem/words.ts';
import { readMessage } from '../reading/stated.ts';
import type { Good } from './goods.ts';
import { nounsOf } from './segments.ts';

/** A price of the seller's documents. */
interface PriceRow {
  kind: string;
  item: string;
  conditions: readonly string[];
  range: { low: number | null; high: number | null; unit: string | null } | null;
  amount: { low: number; high: number | null; kind: string } | null;
  per: string | null;
  file: string;
}

/** Fees and limits are no goods that are ordered. */
const NO_GOODS =
  /^\s{0,3}(?:frete|entrega|taxa|atraso|multa|cart[aã]o|pagamento|pix|boleto|pedido|parcela|comiss[aã]o|desconto|mancha|b[oô]nus)/iu;
const ANY = /^(?:unidad|un|und|peca|pc|pcs|item|itens|quanti)$/;
const MEASURED = /^(?:kg|m|m2|l|cento|duzia|milheiro)$/;

/** What a row of a document sells, and for how many; null for a row that sells nothing. */
export function goodOfRow({
  kind,
  item,
  conditions,
  range,
  amount,
  per,
  file,
}: PriceRow): Good | null {
  if (kind !== 'price' || amount?.kind !== 'money' || amount.high !== null || NO_GOODS.test(item))
    return null;
  const others = /\(([^()]{3,60})\)/.exec(item)?.[1] ?? '';
  const named = namesIn([item.replace(/\([^()]*\)/g, ' '), ...(range ? [] : conditions)].join(' '));
  const unit = per === null ? '' : unitOf(per.toLowerCase().replace('²', '2'));
  const isOf = range === null || range.unit === null || ANY.test(range.unit);
  const isOwn = range?.unit != null && named.some((noun) => noun.startsWith(range.unit ?? ' '));
  if (named.length === 0 || !(isOf || isOwn || MEASURED.test(unit))) return null;
  // "três por R$ 90" is the price of three.
  const isLot = range !== null && range.low !== null && range.low === range.high;
  const lot = isLot ? (range.low ?? 1) : 1;
  if (lot === 0) return null;
  return {
    nouns: MEASURED.test(unit) ? [...named, unit] : named,
    others: /[,/]| ou /.test(others) && !/\d/.test(others) ? namesIn(others) : [],
    price: amount.low / lot,
    least: range?.low ?? null,
    most: range?.high ?? null,
    source: `${item}: ${money(amount.low)} (${file})`,
  };
}

const CONDITION = /^(?:acima|abaixo|partir|ate|incluid[ao]|inclus[ao]|devolv\w+|abatid[ao])$/;
function namesIn(text: string): string[] {
  // "Máscara 1 kg" names a size, not what a price is counted by.
  const message = readMessage(text.replace(SIZE, '$1'));
  if (!message) return [];
  return nounsOf(message.words, message.numbers).filter((one) => !CONDITION.test(one));
}

const SIZE =
  /(\d(?:[\d.,]{0,6}\d)?)\s?(?:kg|quilos?|g|gramas?|l|litros?|ml|m|metros?|cm|mm)(?![\p{L}\d²])/giu;
