import { fold } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import type { Entry } from '../sheet/entries.ts';
import { asData, sourceText } from '../wording.ts';
import { plainText } from './parts.ts';
import type { Total } from './reckoning.ts';

/** "em 8x no cartão, quanto a parcela?" */
const TIMES =
  /\b(\d{1,2}) ?(?:x|vezes|parcelas)(?![a-z\d])|\b(?:parcel|divid)\w{1,6} em (\d{1,2})(?![\d,.%])/;
const ASKS = /\b(?:parcelas?|quanto|cada|por mes|fica|sai)\b/;
const LIMIT = /(?<!\d)(\d{1,2}) ?(?:x|vezes|parcelas)(?![\p{L}\d])/u;
/** "de 7 a 10 vezes" */
const FROM = /(?<!\d)de (\d{1,2}) a \d{1,2} ?(?:x|vezes|parcelas)(?![\p{L}\d])/iu;
const MORE = /(?:acr[eé]scimo|taxa) de (\d{1,2}(?:,\d{1,2})?) ?%/iu;
const LEAST = /parcela m[ií]nima (?:de )?R\$ ?(\d[\d.]{0,8}(?:,\d{2})?)/iu;

/** Whether a message asks what one of several payments comes to. */
export const asksInstallment = (question: string): boolean => {
  const folded = fold(plainText(question));
  return TIMES.test(folded) && ASKS.test(folded);
};

/** The goods of such a message, without how they are paid. */
export const withoutInstallments = (question: string): string =>
  plainText(question).replace(
    /(?:(?<!\p{L})em )?(?<!\d)\d{1,2} ?(?:x|vezes|parcelas)(?![\p{L}\d])|(?<!\p{L})(?:de )?cada parcela|(?<!\p{L})parcelas?(?!\p{L})|(?<!\p{L})no cart[aã]o(?!\p{L})/giu,
    ' ',
  );

/**
 * One of the payments of what was reckoned, by the clause that allows as many; null unless exactly one
 * clause does, with its surcharge stated or none.
 */
export function installmentOf(
  question: string,
  entries: readonly Entry[],
  total: Pick<Total, 'value' | 'rows'>,
): Total | null {
  const [, counted, named] = TIMES.exec(fold(plainText(question))) ?? [];
  const times = Number(counted ?? named ?? 0);
  if (times < 2) return null;
  const clauses = entries.flatMap(({ row }) =>
    row.line.split(/;\s|\s[|·]\s|\.\s(?=\p{Lu})/u).flatMap((text) => {
      const limit = Number(LIMIT.exec(text)?.[1] ?? 0);
      const from = Number(FROM.exec(text)?.[1] ?? 0);
      const isFor = from <= times && times <= limit;
      return isFor && !/R\$/.test(text.replace(LEAST, '')) ? [{ row, text }] : [];
    }),
  );
  const [clause, other] = clauses;
  if (!clause || other) return null;
  const more = MORE.exec(clause.text)?.[1];
  const isKnown = more !== undefined || /sem juros/i.test(clause.text);
  if (!isKnown) return null;
  const rate = more ? numberIn(more) : 0;
  const value = (total.value * (1 + rate / 100)) / times;
  const least = LEAST.exec(clause.text)?.[1];
  if (least && value < numberIn(least)) return null;
  const added = rate > 0 ? ` + ${rate.toLocaleString('pt-BR')}%` : '';
  const rows = [...new Set([clause.row, ...total.rows])];
  return {
    text: `**${formatReais(value)}** por parcela: ${formatReais(total.value)}${added} ÷ ${times} (“${asData(clause.text.trim(), 90)}”) — ${sourceText(rows)}.`,
    rows,
    value,
  };
}

const numberIn = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));
