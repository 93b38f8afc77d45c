import { fold } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import type { Entry } from '../sheet/entries.ts';
import { asData, sourceText } from '../wording.ts';
import { plainText } from './parts.ts';
import { type Reckoning, type Total, totalOf } from './reckoning.ts';

/** A fee for what is left of a contract, as a clause states it. */
const ENDS =
  /\b(?:cancel\w*|rescis\w+|rescind\w+|desist\w*|multa|quebr\w+ (?:o )?contrato|encerr\w+)\b/;
const REMAINING =
  /\b(?:parcelas?|mensalidades?|meses)\b.{0,40}\b(?:restantes?|faltantes?|vence[mr]|faltam|falta)\b/;
/** "faltando 8 meses", "faltam 3" */
const LEFT =
  /\b(?:falta\w*|resta\w*)(?: (?:ainda|mais|uns|so))? (\d{1,2}) ?(?:mes|meses|parcelas?|mensalidades?)\b/;
/** "com 8 meses de contrato", "no 4o mês" */
const PASSED = /\b(?:com|depois de|apos|no) (\d{1,2})o? ?(?:mes|meses)\b/;
const TERM =
  /\bantes d[oe]s? (\d{1,2}) meses\b|\b(?:fidelidade|contrato|minimo) de (\d{1,2}) meses\b/;
const PERCENT = /(\d{1,2}(?:,\d{1,2})?) ?%/;
const EACH_MONTH = /R\$ ?(\d[\d.]{0,8}(?:,\d{2})?) (?:por|a cada) m[eê]s (?:que )?(?:falt|rest)/iu;

/**
 * The fee for ending a contract early, from its clause and the months that are left; null unless
 * exactly one clause states it and all of its figures are known.
 * @param last what was reckoned before, whose amount is what is paid a month.
 */
export function feeFor(
  question: string,
  entries: readonly Entry[],
  last: Reckoning | null,
): Total | null {
  const folded = fold(plainText(question));
  if (!ENDS.test(folded)) return null;
  const months = monthsLeft(folded, entries);
  if (months === null || months <= 0) return null;
  const each = entries.flatMap(({ row }) => {
    const amount = EACH_MONTH.exec(row.line)?.[1];
    return amount ? [{ row, amount: numberIn(amount) }] : [];
  });
  const [only, other] = each;
  if (only && !other)
    return {
      text: `**${formatReais(months * only.amount)}**: ${months} meses × ${formatReais(only.amount)} (${asData(only.row.line, 120)}) — ${sourceText([only.row])}.`,
      rows: [only.row],
      value: months * only.amount,
    };
  return other ? null : shareOfRest(months, entries, last);
}

/** "20% das mensalidades restantes" of what was reckoned before. */
function shareOfRest(
  months: number,
  entries: readonly Entry[],
  last: Reckoning | null,
): Total | null {
  const clauses = entries.filter(
    ({ row }) =>
      PERCENT.test(row.line) && REMAINING.test(fold(row.line)) && /multa/i.test(row.line),
  );
  const [clause, second] = clauses;
  if (!clause || second || !last || last.items.length === 0) return null;
  const rate = numberIn(PERCENT.exec(clause.row.line)?.[1] ?? '');
  const monthly = totalOf(last);
  const value = (months * monthly.value * rate) / 100;
  const rows = [...new Set([clause.row, ...monthly.rows])];
  return {
    text: `**${formatReais(value)}**: ${months} meses × ${formatReais(monthly.value)} × ${rate.toLocaleString('pt-BR')}% (${asData(clause.row.line, 120)}) — ${sourceText(rows)}.`,
    rows,
    value,
  };
}

/** The months that are left, as stated or from the term of the contract. */
function monthsLeft(folded: string, entries: readonly Entry[]): number | null {
  const left = LEFT.exec(folded)?.[1];
  if (left) return Number(left);
  const passed = PASSED.exec(folded)?.[1];
  if (!passed) return null;
  const terms = new Set(
    entries.flatMap(({ row }) => {
      const found = TERM.exec(fold(row.line));
      return found ? [Number(found[1] ?? found[2])] : [];
    }),
  );
  const [term] = terms;
  return terms.size === 1 && term !== undefined ? term - Number(passed) : null;
}

const numberIn = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));
