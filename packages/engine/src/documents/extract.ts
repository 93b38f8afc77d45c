import { fold } from '../shared/text.ts';
import { enumeratedRows, keyedRows } from './enumerated.ts';
import { pricesIn } from './figures.ts';
import { singleSpaced, type Unit, unitsOf } from './lines.ts';
import type { ExtractedRow, Place } from './row.ts';
import { isOrder, rowsOfSentence } from './sentences.ts';
import { sheetOf } from './sheet/read-sheet.ts';
import { headerOf, rowsOfCells } from './table.ts';

/** Text of one page, as its reader gives it; null for files without pages. */
export interface PageText {
  page: number | null;
  text: string;
}

type Columns = NonNullable<ReturnType<typeof headerOf>>;

/** Rows of one document; more are rather a database than a price list. */
const ROWS_MAX = 4_000;
/** Lines and sentences that are looked at, for the same reason. */
const UNITS_MAX = 20_000;
/** More contacts are a list of other people, not those of the seller's company. */
const CONTACTS_MAX = 12;
const ANSWER_MAX = 500;
const QUESTION_MAX = 200;
const QUESTION = /^(?:p(?:ergunta)?|q)\s?[:.)-]\s+/iu;
const ANSWER = /^(?:r(?:esposta)?|a)\s?[:.)-]\s+/iu;
const PEOPLE = /\b(?:clientes?|alun[oa]s?|pacientes?|nome|contato|leads?|responsavel)\b/;

/** What a document states, as rows, and each of its lines, in their order. */
export function readRows(pages: Iterable<PageText>): ExtractedRow[] {
  const read = [...pages];
  return [...extractRows(read), ...sheetOf(read).map(wellFormed)];
}

/** Extracts the statements of a document as rows, in their order. Linear in the text. */
export function extractRows(pages: Iterable<PageText>): ExtractedRow[] {
  const rows: ExtractedRow[] = [];
  const reader = createReader();
  for (const { page, text } of pages) {
    for (const row of reader.read(page, text)) {
      rows.push(wellFormed(row));
      if (rows.length >= ROWS_MAX) return withoutOthers(withoutNotes(rows));
    }
  }
  return withoutOthers(withoutNotes(rows));
}

/** The share of lines with figures or rules from which a document is a list of them. */
const LIST_SHARE = 0.4;
/** A statement without a figure or a rule. */
const isNote = ({ kind, item, value }: ExtractedRow) =>
  kind === 'policy' && item === '' && value === '';

/** In a price list or a set of rules every line counts; prose is found as passages. */
function withoutNotes(rows: ExtractedRow[]): ExtractedRow[] {
  const lines = new Set(rows.map(({ line }) => line)).size;
  const notes = rows.filter(isNote).length;
  const isList = notes <= lines * (1 - LIST_SHARE);
  return isList
    ? rows.map((row) => (isNote(row) ? { ...row, item: row.line } : row))
    : rows.filter((row) => !isNote(row));
}

/** Texts that were cut may end with half a pair, which no database takes. */
function wellFormed(row: ExtractedRow): ExtractedRow {
  return {
    ...row,
    item: row.item.toWellFormed(),
    conditions: row.conditions.map((condition) => condition.toWellFormed()),
    value: row.value.toWellFormed(),
    section: row.section.toWellFormed(),
    line: row.line.toWellFormed(),
  };
}

function withoutOthers(rows: ExtractedRow[]): ExtractedRow[] {
  const contacts = rows.filter(({ kind }) => kind === 'contact').length;
  return contacts > CONTACTS_MAX ? rows.filter(({ kind }) => kind !== 'contact') : rows;
}

/** Reads pages in order; headings and headers apply until the next one. */
function createReader() {
  let seen = 0;
  let section = '';
  let columns: Columns | null = null;
  /** After a blank line another table may begin. */
  let isAfterBlank = false;
  /** Whether a table with a header followed the heading. */
  let hasTable = false;
  /** The item of the sentence before: "De 6 a 10 anos pagam meia". */
  let subject = '';
  let question: string | null = null;
  let answer: string[] = [];

  function* answered(page: number | null): Generator<ExtractedRow> {
    if (question && answer.length > 0) yield answerRow(question, answer.join(' '), section, page);
    question = null;
    answer = [];
  }

  function* readUnit(unit: Unit, next: Unit | undefined, page: number | null) {
    if (unit.kind === 'blank') {
      isAfterBlank = true;
      subject = '';
      if (answer.length > 0) yield* answered(page);
      return;
    }
    const line = singleSpaced(unit.line);
    if (isQuestion(unit, line)) {
      yield* answered(page);
      question = line.replace(QUESTION, '');
      return;
    }
    const place: Place = { section: sectionFor(line, section), page, line };
    if (question && !(unit.kind === 'cells' && unit.isTable)) {
      answer.push(line.replace(ANSWER, ''));
      if (answer.join(' ').length > ANSWER_MAX) yield* answered(page);
      if (ANSWER.test(line)) return;
    }
    const isOfTable = columns !== null && unit.kind === 'cells' && unit.isTable;
    const listed = isOfTable || unit.kind === 'heading' ? null : enumeratedRows(line, place);
    if (listed) {
      yield* listed;
      return;
    }
    if (unit.kind === 'cells') {
      yield* readCells(unit, next, place);
      return;
    }
    columns = null;
    if (unit.kind === 'heading') {
      section = line;
      hasTable = false;
      subject = '';
    }
    if (unit.kind === 'sentence' && line.endsWith(':')) section = line.slice(0, -1);
    const rows = rowsOfSentence(line, { ...place, subject });
    subject = rows.at(-1)?.item ?? '';
    yield* rows.length > 0 || unit.kind === 'heading'
      ? rows
      : (keyedRows(line, place) ?? noteOf(place));
  }

  function* readCells(
    { cells, isTable }: Extract<Unit, { kind: 'cells' }>,
    next: Unit | undefined,
    place: Place,
  ) {
    const filled = cells.filter(Boolean);
    if (isTable && filled.length === 1) {
      section = filled[0] ?? section;
      return;
    }
    const following = next?.kind === 'cells' && next.isTable ? next.cells : null;
    const isNew = columns === null || isAfterBlank || !/\d/.test(cells.join(''));
    const wasAfterBlank = isAfterBlank;
    isAfterBlank = false;
    const header = isTable && isNew ? headerOf(cells, following) : null;
    if (header) {
      // A second table below a heading has another subject.
      if (hasTable && wasAfterBlank) section = '';
      hasTable = true;
      columns = header;
      return;
    }
    if (!isTable) columns = null;
    if (columns && isPeople(columns)) return;
    const rows = rowsOfCells(cells, columns, place);
    if (!isRecord(cells, columns)) {
      yield* rows;
      return;
    }
    const found = recordRows(cells, rows, { ...place, subject });
    subject = found.at(-1)?.item ?? '';
    yield* found.length > 0 ? found : (keyedRows(place.line, place) ?? noteOf(place));
  }

  return {
    *read(page: number | null, text: string): Generator<ExtractedRow> {
      const units = unitsOf(text)[Symbol.iterator]();
      let { value: unit, done } = units.next();
      while (!done && seen < UNITS_MAX) {
        if (unit.kind !== 'blank') seen += 1;
        const following = units.next();
        yield* readUnit(unit, following.done ? undefined : following.value, page);
        ({ value: unit, done } = following);
      }
      yield* answered(page);
    },
  };
}

const NOTE_MAX = 240;
/** A line that states no figure and no rule, such as "A faixa vale por modelo"; empty for orders. */
function noteOf(place: Place): ExtractedRow[] {
  const { line } = place;
  if (line.length > NOTE_MAX || line.endsWith(':') || isOrder(line)) return [];
  return [
    {
      kind: 'policy',
      item: '',
      conditions: [],
      range: null,
      value: '',
      amount: null,
      per: null,
      isSentence: true,
      section: place.section,
      page: place.page,
      line,
    },
  ];
}

/** "ESTOQUE" above "GARANTIA: 3 meses" is another heading of the same rank. */
const sectionFor = (line: string, section: string) =>
  /^\p{Lu}{4,}[\p{Lu}\s/ÇÃÕÁÉÍÓÚÂÊÔ-]{0,40}(?:\([^)]{0,40}\))?:\s/u.test(line) && isCapital(section)
    ? ''
    : section;
const isCapital = (text: string) => /\p{Lu}{4,}/u.test(text) && !/\p{Ll}{3,}/u.test(text);

const isRecord = (cells: readonly string[], columns: Columns | null) =>
  columns === null && cells.filter(Boolean).length === 2;

/** "Desconto máximo: 10%" is read as a sentence; "Corte: R$ 80" as a price. */
function recordRows(cells: readonly string[], rows: ExtractedRow[], place: Place): ExtractedRow[] {
  const text = cells.filter(Boolean).join(': ');
  const key = fold(cells[0] ?? '');
  const isRule =
    /\b(?:desconto|minim[oa]|maxim[oa]|multa|frete gratis|entrada|sinal|limite|comissao|caucao|juros|observac\w+|obs|atencao|importante|nota)\b/.test(
      key,
    );
  const isPriced =
    rows.some(({ kind }) => kind === 'price') && pricesIn(cells[0] ?? '').length === 0;
  if (isPriced && !isRule) return rows;
  return rowsOfSentence(text, place);
}

const isPeople = (columns: Columns) =>
  PEOPLE.test(fold(columns[0]?.name ?? '')) &&
  columns.some(({ name }) => /\b(?:telefone|celular|whatsapp|e-?mail|cpf)\b/.test(fold(name)));

/** A question on a line of its own; questions within a paragraph are rhetorical. */
function isQuestion(unit: Unit, line: string): boolean {
  if (line.length > QUESTION_MAX || isOrder(line)) return false;
  const isAlone = unit.kind !== 'sentence' || unit.isAlone;
  return QUESTION.test(line) || (isAlone && line.endsWith('?'));
}

function answerRow(
  question: string,
  answer: string,
  section: string,
  page: number | null,
): ExtractedRow {
  const text = isOrder(answer) ? '' : answer.slice(0, ANSWER_MAX);
  return {
    kind: 'answer',
    item: question,
    conditions: [],
    range: null,
    value: text,
    amount: null,
    per: null,
    section,
    page,
    line: text,
    isSentence: true,
  };
}
