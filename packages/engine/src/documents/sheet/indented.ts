const FIGURE = /\d/;
/** Where the price or the leaders to it begin. */
const PRICE = /\s?(?:\.{2,}|\s\.\s|…|R\$|[:=]\s|(?<=\p{L}\)?)\s\d[\d.,]{0,9}$).{0,80}$/u;
/** A quantity or range, which says nothing without the line above it. */
const TIER =
  /^(?:de |acima|até|ate|a partir|mais de|menos de|\()?\s?\d|^(?:acima|até|ate|a partir|mais)\b/iu;
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
    if (deeper > 0)
      return deeper <= DEEPER_MAX && !/[.!?;]$/.test(other) ? labelOf(other.trim()) : '';
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
  const label = line.replace(PRICE, '').replace(/:$/, '').trim();
  return label.length <= LABEL_MAX ? label : '';
}
