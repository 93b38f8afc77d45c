import { lengthInWords } from '../../shared/text.ts';
import { columnNames, fitted, joinedNames } from './column-names.ts';

/** A cell that is a figure, not the name of a column such as "31 a 50" or "12x". */
const DATA =
  /^(?:\+ ?)?(?:R\$ ?)?\d{1,3}(?:\.?\d{3})*(?:,\d{1,2})?(?: ?(?:%|cada|un|kg|min))?(?: \([^()]{1,40}\))?$|^[-–—]$|^R\$ ?\d/iu;
const WORDED = /^(?:gr[aá]tis|sob consulta|inclus[oa]|cortesia|isent[oa]|consultar|sim|não)\b/iu;
const MONEY = /R\$ ?\d|(?<![\d.,])\d{1,3}(?:\.\d{3}){0,3},\d{2}(?!\d)/;
/** What the price before is for other quantities. */
const LIMIT = /^\(?(?:acima|at[eé]|a partir|mais de|de \d|\d|caixa|cx|pacote)/iu;
/** The title of a table, not the names of its columns. */
const TITLE = /\b(?:tabela|revis[aã]o|vig[eê]ncia|p[aá]gina|atualizad[oa]|v[aá]lid[oa])\b/iu;
const NAME_WORDS = 6;
const HEADER_LINES = 3;

/** A line of a table: what it is about, and each cell with the name of its column. */
export interface TableLine {
  label: string;
  cells: { heading: string; text: string }[];
}

/** Reads the lines of the tables of a page in order. */
export function createTable() {
  let names: string[] | null = null;
  let last = '';
  let isAfterBlank = true;
  let isBelowNames = false;

  return {
    /** A data line; null for a line of names, which applies to the lines below. */
    line(cells: readonly string[], next: readonly string[][], isPriced: boolean): TableLine | null {
      if (!isPriced && isHeader(cells, next)) {
        const width = Math.max(0, ...next.slice(0, HEADER_LINES).map(({ length }) => length));
        const given = columnNames(cells, width);
        names = names && isBelowNames ? joinedNames(names, given) : given;
        isBelowNames = true;
        isAfterBlank = false;
        return null;
      }
      if (names && isAfterBlank && cells.length * 2 <= names.length) names = null;
      isAfterBlank = false;
      isBelowNames = false;
      const aligned = names && fitted(names, cells);
      if (names && !aligned) names = cells.length > names.length + 1 ? null : names;
      const found = lineOf(cells, aligned, last);
      if (found.label !== '') last = found.label;
      return found;
    },
    blank(isEmpty: boolean) {
      if (isEmpty) isAfterBlank = true;
    },
    /** A heading ends the names of columns that stood above it without a line of data. */
    heading() {
      isAfterBlank = true;
      if (isBelowNames) names = null;
      isBelowNames = false;
    },
    /** What a short line below a line of a table is about: "acima de 24 un: 15,90". */
    subjectFor: (line: string): string =>
      !isAfterBlank && last !== '' && /^(?:acima|at[eé]|a partir|de \d|mais de|\()/iu.test(line)
        ? `${last}, `
        : '',
  };

  function isHeader(cells: readonly string[], next: readonly string[][]): boolean {
    const filled = cells.filter(Boolean);
    const isOfLots = isLotsLine(filled, next[0] ?? []);
    if (
      !isOfLots &&
      filled.some((cell) => isFigure(cell) || WORDED.test(cell) || pairIn(cell) !== null)
    )
      return false;
    if (filled.slice(1).some((cell) => lengthInWords(cell) > NAME_WORDS * 2)) return false;
    if (filled.some((cell) => TITLE.test(cell)) && !next[0]?.some(isFigure)) return false;
    const isInside = names !== null && !isAfterBlank && !isBelowNames;
    if (
      isInside &&
      (filled.length < cells.length || cells.slice(1).some((cell) => /\d/.test(cell)))
    )
      return false;
    const below = next.findIndex((one) => one.some(isFigure));
    if (below >= 0 && below <= HEADER_LINES) {
      if (below > 0 && !isAfterBlank && !isBelowNames && names !== null) return false;
      const width = next[below]?.length ?? 0;
      const split = columnNames(cells, width).length;
      return split * 2 > width || (width - 1) % cells.length === 0;
    }
    const isShort = filled.every((cell) => lengthInWords(cell) <= 4 && !/\d/.test(cell));
    return isAfterBlank && names === null && isShort;
  }
}

function lineOf(
  cells: readonly string[],
  names: readonly string[] | null,
  before: string,
): TableLine {
  const labels: string[] = [];
  const found: TableLine['cells'] = [];
  let name = '';
  const [, lead = '', rest = ''] =
    /^([^:=]{2,40}): ([^:]{2,40}=.{2,20})$/.exec(cells[0] ?? '') ?? [];
  if (lead !== '') labels.push(lead);
  for (const [at, cell] of cells.entries()) {
    const text = at === 0 && rest !== '' ? rest : cell;
    const heading = names?.[at] ?? '';
    const isBare = heading === '' && !cells.some(isFigure);
    const pair = heading === '' ? (pairIn(text) ?? (isBare ? barePairIn(text) : null)) : null;
    const { name: own, figure } = pair ?? { name: '', figure: '' };
    const isLabel = found.length === 0 && (at === 0 || /^\p{L}/u.test(text));
    if (text === '') continue;
    const isOnly = at === 0 && (pairIn(cells[1] ?? '') === null || LIMIT.test(cells[1] ?? ''));
    if (figure && isOnly) {
      labels.push(own.replace(/(?<![\s.…_])[\s.…_]+$/, ''));
      found.push({ heading: '', text: figure });
    } else if (figure) found.push({ heading: own, text: figure });
    else if (isLabel && !isData(text)) labels.push(text);
    else if (heading === '' && !isData(text) && isFigure(cells[at + 1] ?? '')) name = text;
    else {
      found.push({ heading: name || heading, text });
      name = '';
    }
  }
  const isPaired = names === null && found.filter(({ heading }) => heading !== '').length > 0;
  const first = found[0];
  if (isPaired && labels.length === 1 && first?.heading === '' && found.length > 1) {
    first.heading = labels.pop() ?? '';
  }
  if (found.length === 0 && labels.length > 1) {
    const rest = labels.splice(1);
    found.push(...rest.map((text, at) => ({ heading: names?.[at + 1] ?? '', text })));
  }
  const label = labels.join(' · ') || (cells[0] === '' ? before : '');
  return { label, cells: found };
}

/** "Moto R$ 65": a name with its figure; null for any other cell. */
function pairIn(cell: string): { name: string; figure: string } | null {
  const at = cell.search(MONEY);
  const name = cell.slice(0, Math.max(0, at)).replace(/(?<![\s:–-])[\s:–-]+$/, '');
  return at > 0 && /\p{L}/u.test(name) ? { name, figure: cell.slice(at) } : null;
}

/** "linha premium 560" in a line without names of columns. */
function barePairIn(cell: string): { name: string; figure: string } | null {
  const [, name = '', figure = ''] =
    /^(\p{L}[\p{L}\d ]{1,40}\p{L})(?<!\s(?:de|at[eé]|mais|menos|com|sem|a|as|ou)) (\d{1,3}\.\d{3}|\d{2,5})$/u.exec(
      cell,
    ) ??
    /^([^=]{2,40}?) ?= ?(?:R\$ ?)?(\d{1,3}\.\d{3}|\d{2,5}(?:,\d{2})?)$/.exec(cell) ??
    [];
  return figure === '' ? null : { name, figure };
}

/** "100 un" above "39,00" names a column. */
const LOT = /^\d[\d.]* ?(?:un|kg|min|g|ml|l|h|x)$/i;
const isLotsLine = (cells: readonly string[], below: readonly string[]): boolean => {
  const figures = cells.filter(isFigure);
  return (
    figures.length > 1 &&
    figures.every((cell) => LOT.test(cell)) &&
    below.some(isFigure) &&
    !below.some((cell) => LOT.test(cell))
  );
};

const isFigure = (cell: string) => DATA.test(cell) && /\d/.test(cell);
const isData = (cell: string) => DATA.test(cell) || WORDED.test(cell);

const LIST = /^(?:R\$ ?)?\d[\d.,]*(?: \/ (?:R\$ ?)?\d[\d.,]*)+$/;

/** "132,00 / 152,00 / 179,00" in one cell as three cells. */
export const separated = (cells: readonly string[]): string[] =>
  cells.flatMap((cell) => (LIST.test(cell) ? cell.split(' / ') : [cell]));
