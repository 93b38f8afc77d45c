import { fold } from '../../shared/text.ts';
import type { DocumentRow } from '../row.ts';
import { wordsOfRow } from '../row-words.ts';
import { sameStem } from '../terms.ts';
import { isPriced } from './candidates.ts';
import { type Quote, type QuoteLine, subtotalOf, unitPrice } from './quote.ts';
import type { QuoteReading } from './read-quote.ts';
import { isSameHeading } from './row-choice.ts';
import { rulesReached } from './rules.ts';

/** The quote of a reading with the rules that its quantities reach. */
export function quoteOf(
  { lines, rules, parts }: QuoteReading,
  rows: readonly DocumentRow[],
): Quote {
  const isAlone = rules.some(({ row }) => row !== null && !ADDED.test(row.line));
  const reached = isAlone ? [] : rulesReached(rows, lines);
  const isDivided = parts !== null && !isFinanced(rows, parts);
  return {
    lines: withLimits(lines, rows),
    rules: [...reached, ...rules],
    parts: isDivided ? parts : null,
  };
}

/** "4% a mais de desconto" comes on top of other discounts. */
const ADDED = /(?<!\p{L})(?:a mais|extra|adicional|cumulativ)(?!\p{L})/iu;

/** Whether documents state conditions for instalments other than an equal share of the total. */
function isFinanced(rows: readonly DocumentRow[], parts: number): boolean {
  const lines = rows.map(({ line }) => fold(line)).filter((line) => INSTALMENTS.test(line));
  const free = lines.flatMap((line) => [
    ...(/(\d{1,2}) ?(?:x|vezes|parcelas) (?:iguais )?sem juros/.exec(line)?.slice(1) ?? []),
  ]);
  return lines.length > 0 && !free.some((most) => parts <= Number(most));
}

const INSTALMENTS = /\bjuros\b|\bfinanc\w+|\bparcel\w+|\d ?x\b|\bvezes\b/;

/** "grátis acima de R$ 400": the fee that the value of the goods leaves. */
function withLimits(lines: readonly QuoteLine[], rows: readonly DocumentRow[]): QuoteLine[] {
  return lines.map((line) => {
    const goods = subtotalOf(lines.filter((one) => one !== line));
    if (goods === 0) return perGoods(line, lines);
    const same = rows.filter(
      (one) => isSameHeading(one, line.row) && isPriced(one) && one.item === line.row.item,
    );
    const fit = same.find(
      ({ range }) =>
        range?.unit === 'r$' &&
        (range.low === null || goods >= range.low) &&
        (range.high === null || goods < range.high),
    );
    return perGoods(fit ? { ...line, row: fit } : line, lines);
  });
}

/** "R$ 1,90 por kg" of freight is paid for each kilo of the goods. */
function perGoods(line: QuoteLine, lines: readonly QuoteLine[]): QuoteLine {
  const { per } = line.row;
  if (per === null || line.count !== 1) return line;
  const [goods] = lines.filter((one) => one !== line && one.count > 1);
  const isOfGoods =
    goods &&
    (goods.unit === null ||
      isPiece(per) ||
      wordsOfRow(line.row).per.some((stem) => goods.unit !== null && sameStem(stem, goods.unit)));
  return isOfGoods && unitPrice(line) > 0
    ? { ...line, count: goods.count, unit: goods.unit }
    : line;
}

const isPiece = (per: string) => /^(?:pe[cç]a|unidade|item|caixa|un)\b/i.test(per);
