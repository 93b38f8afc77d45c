import { lengthInWords } from '../../shared/text.ts';
import { cellsOf, type Delimiter, delimiterAt } from '../cells.ts';
import type { ExtractedRow } from '../row.ts';
import { isOrder } from '../sentences.ts';
import { createHeadings, headingRank } from './headings.ts';
import { type GroupedLine, groupOf, isGroup, withTiers } from './indented.ts';
import { createTable, separated, type TableLine } from './table-lines.ts';

const LINES_MAX = 4_000;
const LINE_MAX = 400;
const PARAGRAPH_MAX = 2_000;
/** Lines of prose that were wrapped are longer than this. */
const WRAPPED_MIN = 45;
/** A line that is nearly as long as the longest one was wrapped. */
const FULL = 0.8;
const WIDE_MIN = 60;
const WIDE_MAX = 110;
const BULLET = /^(?:[-•*–·▪◦✓✔➤→]+\s+|-(?=\p{L}))/u;
/** The share of lines that are full where lines were wrapped. */
const WRAPPED = 0.4;
const WRAPPED_LINES = 3;
const RULE = /^[-=_|:+*\s;]+$/;
/** A line with dots up to its price names no columns. */
const LEADERS = /\.{3,}|…|\s\.{1,2}\s\d/;
const OPEN_BRACKET = /\([^()]{0,80}$/;
/** "R$ 62 cada. A partir de 20 peças: R$ 55" is one line: the second price is of the same goods. */
const SENTENCE_END =
  /(?<=[.!?…][)"”]?) (?!(?:A partir|Acima|Mais) de \d[^.;]{0,30}R\$)(?!(?:R\$ ?)?\d[\d.,]{0,9}(?: ?\(|$))(?=["“(]?[\p{Lu}\d•])/u;
/** Also before a lower-case one or "-30 dias", where a list is written without capitals. */
const CLAUSE_END =
  /(?<=[.!?…][)"”]?) (?!(?:R\$ ?)?\d[\d.,]{0,9}(?: ?\(|$))(?=["“(]?[\p{L}\d•]|[-+]\d)/u;
const SHORT = 2;
const ABBREVIATION =
  /\b(?:av|r|sr|sra|dr|dra|tel|n|no|nº|min|máx|max|ex|art|cel|ltda|etc|un|vol|aprox|obs|pág|pag|cod)\.$/i;
/** "Cláusula 3." is the number of what follows. */
const TITLED = /^\d{1,2}[.)]\s\p{L}[\p{L} ]{2,30}\.$/u;
const NUMBER =
  /^(?:(?:cl[aá]usula|par[aá]grafo|artigo|art\.?|item|§)\s+)?[\p{L}\dºª°.]{1,6}[.)]$/iu;
const ANSWER = /^(?:r(?:esposta)?)\s?[:.)-]\s+/iu;

/** Longer paragraphs on average are prose, whose passages are searched. */
const PROSE_LENGTH = 240;
const SHEET_MAX = 1_500;

/** The lines of a list of prices or rules; none of a text in prose. */
export function sheetOf(pages: readonly { page: number | null; text: string }[]): ExtractedRow[] {
  const lines: ExtractedRow[] = [];
  for (const { page, text } of pages) {
    for (const line of withTiers(sheetLines(page, text))) {
      if (lines.length < SHEET_MAX) lines.push(line);
    }
  }
  const length = lines.reduce((sum, { line, value }) => sum + (value || line).length, 0);
  return length > lines.length * PROSE_LENGTH ? [] : lines;
}

/**
 * What a document states, line by line: a line of a table with what its columns are called, or a
 * sentence, each below its headings. Nothing is left out, so that a question is compared with all.
 */
function* sheetLines(page: number | null, text: string): Generator<GroupedLine> {
  const raw = text.split('\n').slice(0, LINES_MAX);
  const lines = raw.map((line) => line.trim().replace(/\*\*/g, ''));
  const headings = createHeadings();
  const table = createTable();
  let delimiter: Delimiter = null;
  let paragraph = '';
  let paragraphGroup = '';
  const mayWrap = startsInCapitals(lines);
  const widest = Math.max(0, ...lines.map(({ length }) => Math.min(length, WIDE_MAX)));
  const isLong = (line: string) => line.length > WIDE_MIN && line.length >= widest * FULL;
  const hasWrapped =
    lines.filter(isLong).length >= Math.max(WRAPPED_LINES, lines.filter(Boolean).length * WRAPPED);
  const isFull = (line: string) => hasWrapped && isLong(line);
  const flush = function* () {
    for (const one of sentenceRows(paragraph, headings.section(), page, mayWrap))
      yield { line: one, group: paragraphGroup };
    if (paragraph !== '') headings.contentSeen();
    paragraph = '';
  };
  for (const [at, line] of lines.entries()) {
    if (line === '' || RULE.test(line)) {
      yield* flush();
      table.blank(/^[;|\s]*$/.test(line));
      delimiter = null;
      continue;
    }
    delimiter =
      delimiterAt(lines, at) ?? (delimiter && line.includes(delimiter) ? delimiter : null);
    const group = groupOf(raw, at);
    if (group === '' && isGroup(raw, at)) {
      yield* flush();
      continue;
    }
    const plain = line.replace(BULLET, '');
    const cells = tableCells(plain, delimiter);
    const filled = cells?.filter(Boolean) ?? [];
    if (cells && filled.length > 1) {
      yield* flush();
      const next = followingCells(lines, at, delimiter);
      const row = table.line(cells, next, LEADERS.test(plain));
      if (row) {
        headings.contentSeen();
        const line = filled.join(' · ');
        yield { line: tableRow(inGroup(row, group), headings.section(), page, line), group };
      }
      continue;
    }
    const single = filled[0] ?? plain;
    const rank = cells && isTitle(single) ? 1 : headingRank(lines, at, single);
    if (rank !== null && (paragraph === '' || rank === 0)) {
      yield* flush();
      table.heading();
      headings.add(single, rank);
      continue;
    }
    const isNew =
      group !== '' ||
      BULLET.test(line) ||
      !continues(paragraph, single, mayWrap || isFull(lines[at - 1] ?? ''));
    if (isNew) yield* flush();
    const subject = group ? `${group}, ` : paragraph === '' ? table.subjectFor(single) : '';
    const stated = single.replace(ANSWER, '');
    if (paragraph === '') paragraphGroup = group;
    paragraph = paragraph === '' ? `${subject}${stated}` : `${paragraph} ${single}`;
    if (paragraph.length > PARAGRAPH_MAX) yield* flush();
  }
  yield* flush();
}

/** "observações" in the first cell of a line that has no other. */
const isTitle = (text: string) => lengthInWords(text) <= 5 && !/\d|[.!]$/.test(text);

function tableCells(line: string, delimiter: Delimiter): string[] | null {
  if (line.length > LINE_MAX) return null;
  const found = cellsOf(line, delimiter);
  return found?.isTable ? separated(found.cells) : null;
}

function followingCells(lines: readonly string[], at: number, delimiter: Delimiter): string[][] {
  return lines
    .slice(at + 1, at + 5)
    .map((line) => tableCells(line.replace(BULLET, ''), delimiter) ?? [])
    .filter((cells) => cells.filter(Boolean).length > 1);
}

/** In a list in lower case a line in lower case is a new one. */
function startsInCapitals(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => /^\p{L}/u.test(line.replace(BULLET, '')));
  const small = filled.filter((line) => /^\p{Ll}/u.test(line.replace(BULLET, '')));
  return small.length * 3 <= filled.length;
}

/** Whether a line goes on with the paragraph before it. */
function continues(paragraph: string, line: string, mayWrap: boolean): boolean {
  if (paragraph === '' || ANSWER.test(line)) return false;
  const isOpen = !/[.!?:;]$/.test(paragraph) || ABBREVIATION.test(paragraph.slice(-8));
  if (!isOpen) return mayWrap && paragraph.length > WRAPPED_MIN && /^\p{Ll}/u.test(line);
  const isBroken =
    /[,(+]$|(?<!\p{L})(?:d[aeo]s?|e|ou|com|para|por|em|até|n[ao]|um|uma|que|sem)$/iu.test(
      paragraph,
    );
  const isLong = mayWrap && paragraph.length > WRAPPED_MIN && !/^[^:]{2,40}:\s/.test(line);
  return isBroken || (isLong && /^[\p{Ll}\d(]/u.test(line));
}

/** @param isWritten whether sentences begin with capitals */
function* sentenceRows(
  paragraph: string,
  section: string,
  page: number | null,
  isWritten: boolean,
): Generator<ExtractedRow> {
  const text = paragraph.replace(/\s+/g, ' ').trim();
  if (text === '' || isOrder(text)) return;
  const found: string[] = [];
  for (const piece of text.split(isWritten ? SENTENCE_END : CLAUSE_END)) {
    const open = found.at(-1);
    const isShort = !isWritten && open !== undefined && lengthInWords(open) <= SHORT;
    if (
      open !== undefined &&
      (isShort ||
        OPEN_BRACKET.test(open) ||
        ABBREVIATION.test(open.slice(-8)) ||
        NUMBER.test(open) ||
        TITLED.test(open))
    )
      found[found.length - 1] = `${open} ${piece}`;
    else found.push(piece);
  }
  for (const sentence of found) {
    yield row({ line: sentence.slice(0, LINE_MAX), value: text.slice(0, LINE_MAX), section, page });
  }
}

/** "10 a 29 sc" below "Semente de milho" is a price of it. */
const inGroup = (line: TableLine, group: string): TableLine =>
  group === '' ? line : { ...line, label: [group, line.label].filter(Boolean).join(', ') };

function tableRow(
  { label, cells }: TableLine,
  section: string,
  page: number | null,
  line: string,
): ExtractedRow {
  return {
    ...row({ line: line.slice(0, LINE_MAX), value: '', section, page }),
    item: label,
    conditions: cells.map(({ heading, text }) => `${heading}\t${text}`),
    isSentence: false,
  };
}

const row = (given: Pick<ExtractedRow, 'line' | 'value' | 'section' | 'page'>): ExtractedRow => ({
  kind: 'line',
  item: '',
  conditions: [],
  range: null,
  amount: null,
  per: null,
  isSentence: true,
  ...given,
});
