import { lengthInWords } from '../shared/text.ts';
import { type Cells, cellsOf, type Delimiter, delimiterAt } from './cells.ts';

/** One part of a page: a line of a table, a heading, or a sentence of its prose. */
export type Unit =
  | ({ kind: 'cells'; line: string } & Cells)
  | { kind: 'heading'; line: string }
  | { kind: 'sentence'; line: string; isAlone: boolean }
  | { kind: 'blank' };

const LINE_MAX = 400;
const PARAGRAPH_MAX = 2_000;
const HEADING_WORDS = 9;
const HEADING_MAX = 80;
/** Lines of prose that were wrapped are longer than this. */
const WRAPPED_MIN = 45;
const BULLET = /^(?:[-•*–·▪◦►✓✔➤→]\s+|\d{1,2}[.)]\s+(?=\p{L})|#{1,6}\s+)/u;
const RULE = /^[-=_|:+*\s]+$/;
const TABLE_LIKE = /[|\t;]| {2}|R\$|\.{3}/;
/** Ends of sentences, before a new one. */
const SENTENCE_END = /(?<=[.!?…][)"”]?) (?=["“(]?[\p{Lu}\d•])/u;
const ABBREVIATION =
  /\b(?:av|r|sr|sra|dr|dra|tel|n|no|nº|min|máx|max|ex|art|cel|ltda|etc|un|vol|aprox|obs)\.$/i;

const CONTINUES =
  /^(?:Depois d|Após (?:isso|esse|este)|Acima d|Abaixo d|Caso contrário|Nesse|Neste|Fora d|Além d|Passad|Se (?:não|passar)|As? demais|Os demais|Do contrário)/u;

/** The lines of a page; wrapped lines of prose are joined and cut into sentences. */
export function* unitsOf(text: string): Generator<Unit> {
  const lines = text.split('\n').map(withoutMarks);
  const isNotes = isInLowerCase(lines);
  let paragraph = '';
  let delimiter: Delimiter = null;
  for (const [at, line] of lines.entries()) {
    if (line === '' || RULE.test(line)) {
      yield* sentences(paragraph);
      paragraph = '';
      delimiter = null;
      if (line === '') yield { kind: 'blank' };
      continue;
    }
    delimiter = delimiterAt(lines, at) ?? (stillDelimited(line, delimiter) ? delimiter : null);
    const next = lines[at + 1] ?? '';
    const cells = line.length <= LINE_MAX ? cellsOf(line, delimiter) : null;
    const isWrapped = paragraph.length > WRAPPED_MIN && !cells?.isTable && /^\p{Ll}/u.test(line);
    const isComplete = paragraph === '' && !cells?.isTable && isWhole(line, next);
    if (isComplete) {
      yield* statements(line);
    } else if (cells && !isWrapped) {
      yield* sentences(paragraph);
      paragraph = '';
      yield { kind: 'cells', line: singleSpaced(line), ...cells };
    } else if (isTitle(line, next) || (paragraph === '' && isHeading(line, next))) {
      yield* sentences(paragraph);
      paragraph = '';
      yield { kind: 'heading', line };
    } else {
      paragraph = paragraph ? `${paragraph} ${line}` : line;
      const isEnd =
        (/[.!?:]$/.test(line) && !ABBREVIATION.test(line.slice(-8))) ||
        isLoose(line, next) ||
        (isNotes && !OPEN_END.test(line));
      if (isEnd || paragraph.length > PARAGRAPH_MAX) {
        yield* sentences(paragraph);
        paragraph = '';
      }
    }
  }
  yield* sentences(paragraph);
}

/** Whether a line ends with a sentence and the next one does not continue it. */
const isWhole = (line: string, next: string) =>
  line.length <= LINE_MAX && /[.!?]$/.test(line) && !/^\p{Ll}/u.test(next);

/** The sentences and records of a line: "Duração: 4 horas. Hora extra: R$ 350." */
function* statements(line: string): Generator<Unit> {
  for (const unit of sentences(line)) {
    const cells = unit.kind === 'sentence' ? cellsOf(unit.line.replace(/\.$/, ''), null) : null;
    if (cells && unit.kind === 'sentence') yield { kind: 'cells', line: unit.line, ...cells };
    else yield unit;
  }
}

/** Notes without capitals: each line is a statement of its own, not wrapped prose. */
function isInLowerCase(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => /^\p{L}/u.test(line));
  const small = filled.filter((line) => /^\p{Ll}/u.test(line));
  const isProse = filled.filter((line) => line.length > WIDE).length * 3 > filled.length;
  return small.length * 2 > filled.length && !isProse;
}
const WIDE = 75;
const OPEN_END = /[,;(–-]$|(?<!\p{L})(?:d[aeo]s?|e|ou|com|para|por|em|n[ao]|que)$/iu;

/** A line that is far from full is no wrapped prose when a new statement follows. */
const isLoose = (line: string, next: string) =>
  line.length < LOOSE_MAX && !OPEN_END.test(line) && /^[\p{Lu}\d]/u.test(next);
const LOOSE_MAX = 60;

/** "CANCELAMENTO (sobre o sinal)": words in capitals above other lines. */
function isTitle(line: string, next: string): boolean {
  const capitals = /^\p{Lu}{4,}(?:[ ,/&-]+(?:\p{Lu}{1,}|\d+))*/u.exec(line)?.[0] ?? '';
  const isShort = line.length <= TITLE_MAX && !/[.!?;]$|R\$|%|: \S/.test(line);
  return isShort && capitals.length >= TITLE_CAPITALS && next !== '' && !/^\p{Lu}{4,}/u.test(next);
}
const TITLE_MAX = 110;
const TITLE_CAPITALS = 5;

const stillDelimited = (line: string, delimiter: Delimiter) =>
  delimiter !== null && line.includes(delimiter);

function withoutMarks(line: string): string {
  return line.trim().replace(BULLET, '').replace(/\*\*/g, '').trim();
}

export const singleSpaced = (line: string) => line.replace(/\s+/g, ' ').trim();

function isHeading(line: string, next: string): boolean {
  if (
    line.length > HEADING_MAX ||
    /[.!?;,]$|%|R\$/.test(line) ||
    (/^\p{Ll}/u.test(next) && !TABLE_LIKE.test(next))
  )
    return false;
  if (STATED.test(line)) return false;
  return lengthInWords(line) <= HEADING_WORDS && /^[\p{Lu}\d]/u.test(line);
}
/** A line with a verb states something: "A faixa vale por modelo, não soma modelos". */
const STATED =
  /(?<!\p{L})(?:não|nao|vale|valem|soma|somam|pode|podem|fica|ficam|entregamos|atendemos|aceitamos|cobramos|fazemos|trabalhamos|temos|inclui|inclusos?|inclusas?|é|são|somente|só|sai|saída)(?!\p{L})/iu;

function* sentences(paragraph: string): Generator<Unit> {
  const found: string[] = [];
  for (const piece of singleSpaced(paragraph).split(SENTENCE_END).filter(Boolean)) {
    const open = found.at(-1);
    if (open !== undefined && isContinued(open, piece))
      found[found.length - 1] = `${open} ${piece}`;
    else found.push(piece);
  }
  for (const sentence of found) {
    const line = sentence.slice(0, LINE_MAX);
    yield { kind: 'sentence', line, isAlone: found.length === 1 };
  }
}

/** An abbreviation is no end of a sentence, and "Depois disso" needs the sentence before it. */
function isContinued(open: string, piece: string): boolean {
  if (open.length + piece.length > LINE_MAX) return false;
  return ABBREVIATION.test(open.slice(-8)) || CONTINUES.test(piece);
}
