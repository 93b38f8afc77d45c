import { fold } from '../shared/text.ts';

/** A line as cells; `isTable` when its separators are those of a table. */
export interface Cells {
  cells: string[];
  isTable: boolean;
}

export type Delimiter = ';' | ',' | ' / ' | ' — ' | ' – ' | ' - ' | null;

const LEADERS = /(?:\.{3,}|…+|_{3,}|·{3,}|-{3,}|(?<=\s)\.{1,2}(?=\s(?:R\$ ?)?\d))/;
const RECORD_MAX = 160;
const KEY_WORDS = 9;
const LABEL_WORDS = 12;
const MONEY = /(?<![\d.,])(?:RS?\$ ?\d[\d.,]{0,15}|\d{1,3}(?:\.\d{3}){0,4},\d{2}(?![\d%]| %))/gi;
const FIGURE_START =
  /^(?:R\$|\d|até\b|ate\b|a partir|grátis|gratis|gratuit|sob |consult|isent|inclus|cortesia|a combinar|mínimo|máximo|\+ ?\d|\()/i;
/** Words of sentences about prices: the line is prose. */
const PROSE =
  /\b(?:custam?|custo|saem|sai|ficam?|cobramos|e de|sao|e r\$|pagam?|oferecemos|vendemos|tem|recebe)\b|\be r\$/;

/** Splits a line of a table or a record such as "Corte: R$ 80"; null for prose. */
export function cellsOf(line: string, delimiter: Delimiter): Cells | null {
  return tableCells(line, delimiter) ?? recordCells(line);
}

function tableCells(line: string, delimiter: Delimiter): Cells | null {
  if (line.includes('|')) return table(withNameApart(line.replace(/^\||\|$/g, '').split('|')));
  if (delimiter === ';') return table(line.split(';').map(withoutQuotes));
  if (delimiter === ',') return table(csvCells(line));
  if (delimiter !== null) return table(line.split(delimiter));
  if (line.includes('\t')) return table(line.split('\t'));
  if (LEADERS.test(line)) return table(line.split(LEADERS));
  if (line.includes('  '))
    return table(line.split(line.split('R$').length > 2 ? / {2,}| (?=R\$ ?\d)/ : / {2,}/));
  return null;
}

/** "Calça        49 | 55 | 62": spaces separate the name of a row from its first column. */
function withNameApart([first = '', ...others]: readonly string[]): string[] {
  const parts = first.trim().split(/ {2,}/);
  return parts.length === 2 ? [...parts, ...others] : [first, ...others];
}

function table(cells: readonly string[]): Cells | null {
  const trimmed = cells.map((cell) => cell.replace(/\*\*/g, '').replace(/ +/g, ' ').trim());
  return trimmed.filter(Boolean).length > 0 && trimmed.length > 1
    ? { cells: trimmed, isTable: true }
    : null;
}

function recordCells(line: string): Cells | null {
  if (line.length > RECORD_MAX) return null;
  const parts = dashed(line) ?? keyed(line) ?? trailingMoney(line);
  return parts && { cells: parts.map((part) => part.trim()).filter(Boolean), isTable: false };
}

/** "Corte - feminino - R$ 80"; not the dash of a range. */
function dashed(line: string): string[] | null {
  const parts: string[] = [];
  for (const piece of line.split(/(?<= )[-–—=→](?= )/u)) {
    const before = parts.at(-1);
    const isRange = before !== undefined && /\d $/.test(before) && /^ (?:R\$ ?)?\d/.test(piece);
    const isPriced = before !== undefined && /^ R\$/.test(piece) && !/R\$ ?[\d.,]+ $/.test(before);
    if (isRange && !isPriced) parts[parts.length - 1] = `${before}-${piece}`;
    else parts.push(piece);
  }
  const [key = '', ...values] = parts;
  if (values.length === 0 || wordCount(key) > KEY_WORDS) return null;
  return values.some((value) => FIGURE_START.test(value.trim())) ? parts : null;
}

/** "Garantia: 12 meses", "Corte feminino: R$ 80". */
function keyed(line: string): string[] | null {
  const at = line.search(/(?<=[\p{L}\p{N})%]) ?:\s/u);
  if (at < 0) return null;
  const key = line.slice(0, at);
  const value = line.slice(line.indexOf(':', at) + 1).trim();
  if (!value || wordCount(key) > KEY_WORDS) return null;
  return [key, value];
}

/** "22 a 30 dias R$ 120": the amounts at the end are cells. */
function trailingMoney(line: string): string[] | null {
  const found = [...line.matchAll(MONEY)];
  const first = found[0];
  if (!first || first.index === 0 || PROSE.test(fold(line))) return null;
  const label = line.slice(0, first.index).trim();
  if (wordCount(label) > LABEL_WORDS || /[.!?]$/.test(label)) return null;
  const starts = found.map(({ index }) => index);
  const amounts = starts.map((start, at) => line.slice(start, starts[at + 1] ?? line.length));
  // "até R$ 500": the amount is a condition, not a price.
  const last = amounts.at(-1) ?? '';
  if (/\b(?:de|acima|até|mínimo|máximo|partir)$/iu.test(label) || wordCount(last) > KEY_WORDS) {
    return null;
  }
  return [label, ...amounts];
}

const SPACED = [' / ', ' — ', ' – ', ' - '] as const;

/** The delimiter of CSV lines that starts at a line: the next line has as many. */
export function delimiterAt(lines: readonly string[], at: number): Delimiter {
  const [line = '', next = ''] = [lines[at], lines[at + 1]];
  for (const delimiter of SPACED) {
    const count = line.split(delimiter).length;
    const isTable = count > 2 && /R\$/.test(next) && next.split(delimiter).length === count;
    if (isTable) return delimiter;
  }
  for (const delimiter of [';', ','] as const) {
    const count = cellCount(line, delimiter);
    if (count > 1 && isPlain(line, delimiter) && cellCount(next, delimiter) === count) {
      return delimiter;
    }
  }
  return null;
}

const cellCount = (line: string, delimiter: ';' | ',') =>
  delimiter === ';' ? line.split(';').length : csvCells(line).length;

/** "Entrega: grátis até 5 km; acima disso R$ 12" states a rule, not the cells of a table. */
const RULE = /^[^;:]{2,60}:\s[^;]{1,200};\s/;
/** Commas in prose are followed by a space. */
const isPlain = (line: string, delimiter: ';' | ',') =>
  delimiter === ';'
    ? !/[.!?]$/.test(line.trim()) && !RULE.test(line)
    : !/,\s|\d,\d/.test(line.replace(/"[^"]*"/g, ''));

/** Cells of a comma-separated line; commas in quotation marks do not separate. */
function csvCells(line: string): string[] {
  const cells: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (line[at] !== ',' || isQuoted) continue;
    cells.push(line.slice(start, at));
    start = at + 1;
  }
  return [...cells, line.slice(start)].map(withoutQuotes);
}

const withoutQuotes = (cell: string) => cell.trim().replace(/^"|"$/g, '');

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
