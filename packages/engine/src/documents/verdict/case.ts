import { formatReais } from '../figures.ts';
import type { DocumentRow } from '../row.ts';
import { entriesOf } from '../sheet/entries.ts';
import { asData, sourceText } from '../wording.ts';
import { withinBounds } from './bounds.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { EXACT, isIn } from './matching.ts';
import { readCase, type Whether } from './whether.ts';

/** The cases of a rule that a time or a distance tells apart. */
const MEASURED = /^(?:h|hora|dia|seman\w*|mensal|ano|km|metro)$/;
const RETURNED = /\b(?:devol\w+|reembols\w+|estorn\w+|fica retid\w+|multa|cobr\w+|perd\w+)\b/;
const DEPOSIT = /\b(?:sinal|entrada|reserva)\b/;

/**
 * The case of a rule that a question measures, with its amount where the deposit is known; null where
 * not exactly one of several cases applies.
 * @param earlier the messages before, the newest last.
 */
export function caseOf(
  question: string,
  rows: readonly DocumentRow[],
  earlier: readonly string[],
): { text: string; rows: DocumentRow[] } | null {
  const asked = readCase(question);
  if (!asked || asked.clock !== null) return null;
  const clauses = entriesOf(rows)
    .filter(({ row }) => row.isSentence && !/r\$ ?\d/i.test(row.line))
    .flatMap(clausesOf);
  const [found, second] = clauses.filter((clause) => measures(clause, asked) === true);
  if (!found || second || !RETURNED.test(asked.text)) return null;
  const cases = clauses.filter(
    (clause) => isBeside(clause, found) && measures(clause, asked) !== null,
  );
  if (cases.length < 2) return null;
  const about = cases.flatMap(({ stems, around }) => [...stems, ...around]);
  if (!asked.stems.some((stem) => isIn(stem, about, EXACT))) return null;
  const share = shareIn(found.text);
  const base = share === null ? null : depositIn([...earlier, question], rows);
  const amount =
    share !== null && base !== null
      ? ` (${formatReais(base * share)} de ${formatReais(base)})`
      : '';
  const text = `**${asData(found.written)}**${amount}: “${asData(found.row.line)}” — ${sourceText([found.row])}.`;
  return { text, rows: [found.row] };
}

const isBeside = ({ row }: Clause, found: Clause): boolean =>
  row.file === found.row.file && row.section === found.row.section;

/** Whether a time or distance of the question is inside of the bounds of a clause; null without one. */
function measures(clause: Clause, asked: Whether): boolean | null {
  const results = asked.figures
    .filter(({ range }) => range.unit !== null && MEASURED.test(range.unit))
    .flatMap((figure) => withinBounds(figure, clause, asked) ?? []);
  return results.length === 0 ? null : results.every(Boolean);
}

/** "devolve metade", "retemos 30%" of a deposit. */
function shareIn(text: string): number | null {
  if (/\bmetade\b/.test(text)) return 0.5;
  const [first, second] = [...text.matchAll(/(\d{1,3}) ?%/g)];
  return first && !second ? Number(first[1]) / 100 : null;
}

/** The deposit that the messages state, else the one amount of the documents. */
function depositIn(messages: readonly string[], rows: readonly DocumentRow[]): number | null {
  const stated = messages.flatMap((message) => {
    const found =
      /\b(?:sinal|entrada|reserva)\b(?: (?:de|foi|era|dela|dele|e|é|deu|ficou))*:? (?:r\$ ?)?(\d{2,6}(?:[.,]\d{1,3})?)(?! ?%|\d)/iu.exec(
        message,
      )?.[1];
    return found ? [Number(found.replace(/\.(?=\d{3})/g, '').replace(',', '.'))] : [];
  });
  const last = stated.at(-1);
  if (last !== undefined) return last;
  const fixed = rows.filter(
    ({ kind, line }) => kind === 'line' && DEPOSIT.test(line.toLowerCase()) && /R\$ ?\d/.test(line),
  );
  const [only, other] = fixed;
  const amount = /R\$ ?(\d{1,3}(?:\.\d{3})*(?:,\d{2})?)/.exec(only?.line ?? '')?.[1];
  return amount && !other ? Number(amount.replaceAll('.', '').replace(',', '.')) : null;
}
