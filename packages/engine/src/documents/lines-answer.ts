import { fold, listOf } from '../shared/text.ts';
import { formatReais } from './figures.ts';
import { containsValue, figuresOf } from './quantities.ts';
import type { DocumentRow } from './row.ts';
import { sameStem, stemsOf } from './terms.ts';
import { asData, sourceText } from './wording.ts';

/** A line of the documents with how well it matches a question. */
interface Line {
  row: DocumentRow;
  score: number;
  /** The share of the question's words in it that the documents know, and of all its words. */
  share: number;
  whole: number;
}

const SHOWN = 2;
/** A second line is shown when it is this near to the best one. */
const NEAR = 0.85;
const SECTION_TRUST = 0.6;
const IN_RANGE = 0.8;
const MIN_STEM = 3;
/** The weight of a word that is in no line. */
const UNKNOWN = 2.5;

/** The lines that say most about a question, quoted with their source; null when none is near. */
export function answerFromLines(
  question: string,
  rows: readonly DocumentRow[],
  previous: readonly string[] = [],
): { text: string; rows: DocumentRow[]; share: number; whole: number } | null {
  const best = nearestLines(question, rows, previous);
  const [first] = best;
  if (!first) return null;
  const shown = best.filter(({ score }) => score >= first.score * NEAR).slice(0, SHOWN);
  const found = shown.map(({ row }) => row);
  const lines = listOf(found.map((row) => `“${lineText(row)}”`));
  return {
    text: `Nos seus documentos: ${lines} — ${sourceText(found)}.`,
    rows: found,
    share: first.share,
    whole: first.whole,
  };
}

const lineText = ({ section, line, isSentence }: DocumentRow) =>
  asData(section && !isSentence && !line.includes(section) ? `${section}: ${line}` : line);

function nearestLines(
  question: string,
  rows: readonly DocumentRow[],
  previous: readonly string[],
): Line[] {
  const unique = [...new Map(rows.map((row) => [`${row.file} ${row.line}`, row])).values()];
  const indexed = unique.map((row) => ({
    row,
    line: stemsOf(`${row.item} ${row.line}`),
    section: stemsOf(row.section),
  }));
  const isIn = (stem: string, stems: readonly string[]) => stems.some((one) => sameStem(one, stem));
  const countOf = (stem: string) =>
    indexed.filter(({ line, section }) => isIn(stem, line) || isIn(stem, section)).length;
  const all = [...new Set(stemsOf(question))];
  const own = all.filter((stem) => countOf(stem) > 0);
  const isThin = own.filter((stem) => stem.length >= MIN_STEM).length === 0;
  const before = isThin
    ? [...new Set(stemsOf(previous.at(-1) ?? ''))].filter((stem) => countOf(stem) > 0)
    : [];
  const asked = [...own, ...before];
  if (asked.every((stem) => stem.length < MIN_STEM)) return [];
  const weight = (stem: string) => 1 + Math.log(indexed.length / countOf(stem));
  const whole = asked.reduce((sum, stem) => sum + weight(stem), 0);
  const unknown = (all.length - own.length) * UNKNOWN;
  const numbers = figuresOf(question).filter(
    ({ kind }) => kind === 'counted' || kind === 'percent',
  );
  return indexed
    .map(({ row, line, section }) => {
      const hit = asked.reduce(
        (sum, stem) =>
          sum + weight(stem) * (isIn(stem, line) ? 1 : isIn(stem, section) ? SECTION_TRUST : 0),
        0,
      );
      const fits = numbers.some(
        ({ value, range }) => row.range && containsValue(row.range, value, range.unit) === true,
      );
      return {
        row,
        score: hit + (hit > 0 && fits ? IN_RANGE : 0),
        share: hit / whole,
        whole: hit / (whole + unknown),
      };
    })
    .filter(({ share }) => share >= 0.3)
    .sort((a, b) => b.score - a.score);
}

const CHANGES =
  /\b(?:desconto|abatimento|acrescimo|taxa|juros|entrada|sinal|reserva|comissao|multa|imposto)\b/;
const MORE = /\b(?:acrescimo|taxa|juros|multa)\b/;
/** "sem o desconto" asks for no rule of one. */
const WITHOUT = /\bsem (?:o |a |nenhum |esse |essa )?(?:desconto|acrescimo|taxa|juros|pix)\b/;
const PART = /\b(?:entrada|sinal|reserva|comissao)\b/;

/**
 * "e no pix", "à vista", "em 10 dias": the rule of the documents with a percentage, applied to the
 * figure that was answered last; null when no rule is named.
 */
export function ruleOn(
  amount: number,
  question: string,
  rows: readonly DocumentRow[],
): { text: string; rows: DocumentRow[] } | null {
  if (WITHOUT.test(fold(question))) return null;
  const rules = rows.filter(
    ({ line, section }) => /\d ?%/.test(line) && CHANGES.test(fold(`${section} ${line}`)),
  );
  const best = nearestLines(question, rules, []).find(
    ({ row }) => rateIn(row.line, question) !== null,
  );
  const rate = best ? rateIn(best.row.line, question) : null;
  if (!best || rate === null) return null;
  const { row } = best;
  const about = fold(`${row.section} ${clauseOf(row.line, question)}`);
  const times = Number(/\bcom (\d{1,2}) \p{L}/u.exec(fold(row.line))?.[1] ?? 1);
  const base = amount * times;
  const part = (base * rate) / 100;
  const isPart = PART.test(about) && !/\bdesconto\b/.test(about);
  const value = isPart ? part : MORE.test(about) ? base + part : base - part;
  const sign = isPart ? '×' : MORE.test(about) ? '+' : '−';
  const steps = `${times > 1 ? `${times} × ` : ''}${formatReais(amount)} ${sign} ${rate.toLocaleString('pt-BR')}%`;
  return {
    text: `**${formatReais(value)}**: ${steps} (“${asData(row.line)}”) — ${sourceText([row])}.`,
    rows: [row],
  };
}

/** The part of a line that a question names: "Trimestral 8%, semestral 15%". */
function clauseOf(line: string, question: string): string {
  const stems = stemsOf(question);
  const clauses = line.split(/[;,](?!\d)|\be\b/);
  return (
    clauses.find(
      (clause) =>
        /\d ?%/.test(clause) &&
        stemsOf(clause).some((one) => stems.some((stem) => sameStem(stem, one))),
    ) ?? line
  );
}

function rateIn(line: string, question: string): number | null {
  const clause = clauseOf(line, question);
  const found = /(\d{1,3}(?:,\d{1,2})?) ?%/.exec(clause)?.[1];
  return found ? Number(found.replace(',', '.')) : null;
}
