import type { ObjectionKey } from '@salesai/contract/objections';
import type { Result } from '@salesai/contract/results';

const COLUMNS = [
  'at',
  'kind',
  'icpName',
  'channelName',
  'amount',
  'objection',
  'note',
] as const satisfies readonly (keyof Result)[];

/** A spreadsheet executes a cell that begins with one of these, narrow or wide, behind any quotes. */
const SIGN = /^[\s"]*[=+\-@＝＋－＠]/;
/** One that separates by another sign than the file ignores our quotes and begins a cell after each. */
const AFTER_SEPARATOR = /(?<=[,;\t\r\n])/;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface CsvTexts {
  header: (column: (typeof COLUMNS)[number]) => string;
  kind: (kind: Result['kind']) => string;
  objection: (objection: ObjectionKey) => string;
  /** Date and time of an instant. */
  at: (at: string) => string;
  /** An amount in R$, without signs that group digits. */
  amount: (amount: number) => string;
  /** What spreadsheets of this language read: a semicolon where a comma is the decimal sign. */
  separator: ',' | ';';
}

/** Results as CSV (RFC 4180) that a spreadsheet opens as text, never as formulas. */
export function csvOf(results: readonly Result[], texts: CsvTexts): string {
  const header = COLUMNS.map((column) => cell(texts.header(column)));
  const rows = results.map((result) =>
    COLUMNS.map((column) => cell(columnOf(result, column, texts))),
  );
  const lines = [header, ...rows].map((row) => row.join(texts.separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function columnOf(result: Result, column: (typeof COLUMNS)[number], texts: CsvTexts) {
  if (column === 'kind') return texts.kind(result.kind);
  if (column === 'at') return texts.at(result.at);
  if (column === 'amount') return result.amount === null ? null : texts.amount(result.amount);
  if (column === 'objection') return result.objection && texts.objection(result.objection);
  return result[column];
}

function cell(value: string | null): string {
  if (value === null) return '';
  const text = value
    .split(AFTER_SEPARATOR)
    .map((part) => (SIGN.test(part) ? `'${part}` : part))
    .join('');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
