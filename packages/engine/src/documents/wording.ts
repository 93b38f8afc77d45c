import { quotedData } from '../shared/sources.ts';
import { listOf } from '../shared/text.ts';
import type { DocumentRow } from './row.ts';

const TEXT_MAX = 420;
const NAME_MAX = 80;

/** Text of a document inside an answer. */
export const asData = (text: string, max = TEXT_MAX): string => quotedData(text, max);

/** "tabela.pdf, p. 2"; several sources once each. */
export function sourceText(rows: readonly DocumentRow[]): string {
  const named = rows.map(
    ({ file, page }) => `**${asData(file, NAME_MAX)}**${page === null ? '' : `, p. ${page}`}`,
  );
  return listOf([...new Set(named)]);
}

/** "R$ 120 por kg". */
export function figureText({ value, amount, per }: DocumentRow): string {
  const until = amount?.high && !/\d\D+\d/.test(value) ? ` a ${amount.high}` : '';
  return `**${asData(value)}${until}${per ? ` por ${asData(per)}` : ''}**`;
}

/** What a row is about: "Manutenção, faixa de 22 a 30 dias, à vista". */
export function subjectText({ item, conditions, range }: DocumentRow): string {
  const [first, ...others] = conditions.map((condition) => asData(condition));
  const named =
    range && first !== undefined ? [faixa(first, range), ...others] : [first, ...others];
  return [asData(item), ...named].filter(Boolean).join(', ');
}

const faixa = (text: string, { low, high }: { low: number | null; high: number | null }) =>
  low !== null && high !== null && low !== high ? `faixa de ${text.replace(/^de /i, '')}` : text;

/** One row in words: its sentence as written, or its figure with what it is about. */
export function rowText(row: DocumentRow): string {
  if (row.kind === 'answer') return asData(row.value);
  if (row.isSentence && row.kind !== 'price') {
    const quoted = `“${asData(row.line)}”`;
    return row.kind === 'hours' || row.value === '' || row.value === row.line
      ? quoted
      : `**${asData(row.value)}**: ${quoted}`;
  }
  const figure = row.kind === 'price' ? figureText(row) : `**${asData(row.value)}**`;
  const subject = subjectText(row);
  return subject ? `${figure}, ${subject}` : figure;
}

/** Several rows in words; a line that states several of them is quoted once, as it is. */
export function rowsText(rows: readonly DocumentRow[]): string {
  const isStatement = ({ kind, isSentence }: DocumentRow) => isSentence && kind !== 'price';
  const texts = rows.map((row) => {
    const same = rows.filter(({ file, line }) => file === row.file && line === row.line);
    return same.length > 1 && same.every(isStatement) ? `“${asData(row.line)}”` : rowText(row);
  });
  return [...new Set(texts)].join('; ');
}
