import { fold } from '../shared/text.ts';
import type { DocumentRow } from './row.ts';

const OWN_PAY = /\b(?:comiss\w+|premiac\w+|remuneracao|repasse d[oa] (?:vendedor|consultor)\w*)\b/;
/** Questions about what the seller earns. */
const ASKS_OWN_PAY =
  /\b(?:comiss\w+|ganh\w+|receb\w+|bonus|premi\w+|remunera\w+|repasse|minha parte|meu lado|pra mim|faturo)\b/;

/**
 * The rows without what the seller is paid, unless the messages ask for it: a commission is no
 * price of the goods.
 */
export function withoutOwnPay(
  rows: readonly DocumentRow[],
  messages: readonly string[],
): DocumentRow[] {
  if (messages.some((message) => ASKS_OWN_PAY.test(fold(message)))) return [...rows];
  return rows.filter(
    ({ section, line, kind }) =>
      !OWN_PAY.test(fold(kind === 'line' || kind === 'price' ? `${section} ${line}` : '')),
  );
}
