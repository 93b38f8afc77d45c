import type { ExtractedRow } from '../row.ts';

const FIGURE = /\d/;
/** Where the price or the leaders to it begin. */
const PRICE = /\.\.|\s\.\s|…|R\$|[:=]\s|(?<=[\p{L})])\s\d[\d.,]{0,9}$/u;
/** A quantity or range, which says nothing without the line above it. */
const TIER =
  /^\(?(?:de \d|acima|at[eé] \d|a partir|mais de|menos de|\d+ ?(?:a|-|–|at[eé]|ou|\+) ?(?:\d|mais|\+)|\d+ \p{L}{1,8} (?:ou (?:mais|\+)|em diante))/iu;
/** No sentence, and no heading with a mark. */
const NAMES = /^\s*[\p{L}\d](?:.*[^.!?;])?$/u;
const DEEPER_MAX = 12;
const LABEL_MAX = 60;
const LINES_MAX = 12;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** What an indented line with a quantity is about: the line above that is less indented; '' for others. */
export function groupOf(lines: readonly string[], at: number): string {
  const line = lines[at] ?? '';
  const own = indentOf(line);
  if (own === 0 || !TIER.test(line.trim()) || !FIGURE.test(line)) return '';
  for (let above = at - 1; above >= Math.max(0, at - LINES_MAX); above--) {
    const other = lines[above] ?? '';
    if (other.trim() === '') return '';
    const deeper = own - indentOf(other);
    if (deeper > 0) return deeper <= DEEPER_MAX && NAMES.test(other) ? labelOf(other.trim()) : '';
    if (!TIER.test(other.trim())) return '';
  }
  return '';
}

/** Whether a line states nothing but what the indented quantities below it are about. */
export function isGroup(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  return line !== '' && labelOf(line) === line.replace(/:$/, '') && groupOf(lines, at + 1) !== '';
}

function labelOf(line: string): string {
  const at = line.search(PRICE);
  const label = (at < 0 ? line : line.slice(0, at)).replace(/:$/, '').trim();
  return label.length <= LABEL_MAX ? label : '';
}

/** A line with the thing that it is a price of, '' for one of its own. */
export interface GroupedLine {
  line: ExtractedRow;
  group: string;
}

const PRICED =
  /^(.{1,60}?)(?:: | (?=R\$))(?=(?:R\$ ?)?\d[\d.]{0,9}(?:,\d{2})?\D{0,20}$)((?:R\$ ?)?\d.{0,40})$/u;

/** Lines with the prices of one thing for several quantities as one line with a column for each. */
export function* withTiers(lines: Iterable<GroupedLine>): Generator<ExtractedRow> {
  let open: ExtractedRow | null = null;
  for (const { line, group } of lines) {
    const cell = group === '' ? null : tierOf(line, group);
    if (open !== null && cell !== null && open.item === group) {
      open = joined(open, cell);
      continue;
    }
    if (open !== null) yield open;
    open = cell === null ? line : asTable(line, group, cell);
  }
  if (open !== null) yield open;
}

/** The quantity and the price of a line, as a cell with its heading; null where it has other cells. */
function tierOf(
  { isSentence, item, conditions, line }: ExtractedRow,
  group: string,
): string | null {
  const [only = '', other] = conditions;
  if (isSentence) {
    const [, quantity = '', price = ''] = PRICED.exec(line.slice(group.length + 2)) ?? [];
    return price === '' ? null : `${named(quantity)}\t${price.replace(/^R\$ ?/, '')}`;
  }
  return other === undefined ? `${named(item.slice(group.length + 2))}${only}` : null;
}

/** "30 sc ou +" */
const named = (quantity: string): string => quantity.replace(/\bou ?\+/u, 'ou mais').trim();

const joined = (row: ExtractedRow, cell: string): ExtractedRow => ({
  ...row,
  line: `${row.line} · ${cell.replace('\t', ' ')}`,
  conditions: [...row.conditions, cell],
});

const asTable = (line: ExtractedRow, group: string, cell: string): ExtractedRow => ({
  ...line,
  value: '',
  isSentence: false,
  item: group,
  line: `${group} · ${cell.replace('\t', ' ')}`,
  conditions: [cell],
});
