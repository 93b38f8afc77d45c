import { matchRows } from './match.ts';
import { readQuery } from './query.ts';
import type { DocumentRow, ExtractedRow } from './row.ts';
import { stemsOf } from './terms.ts';

const TERMS_MAX = 60;
const PREFIX = 5;
/** As in answers: a longer message asks for no row. */
const QUESTION_MAX = 400;
const ASKED_MAX = 24;

/** The terms that find a row: a-z and digits. */
export function rowTerms(row: ExtractedRow): string[] {
  const { item, conditions, section, value, line } = row;
  return [...new Set(stemsOf([item, section, ...conditions, value, line].join(' ')))].slice(
    0,
    TERMS_MAX,
  );
}

/** The prefixes that find rows for questions. */
export function searchTerms(questions: readonly string[]): string[] {
  const stems = questions.flatMap((question) => stemsOf(question));
  return [...new Set(stems.map((stem) => stem.slice(0, PREFIX)))].slice(0, ASKED_MAX);
}

/** Whether a message may ask for something that is in documents. */
export function asksDocuments(message: string): boolean {
  return message.includes('?') || readQuery(message.slice(0, QUESTION_MAX)).asks.size > 0;
}

/** The rows that match a question best, for a model; none when it asks for none of their kinds. */
export function relevantRows(
  question: string,
  rows: readonly DocumentRow[],
  { previous, max }: { previous: readonly string[]; max: number },
): DocumentRow[] {
  if (question.length > QUESTION_MAX) return [];
  const query = readQuery(question, previous);
  if (query.asks.size === 0) return [];
  const matches = matchRows(query, query.terms, rows);
  const [first] = matches;
  if (!first) return [];
  return matches
    .filter(({ score }) => score >= first.score / 2)
    .slice(0, max)
    .map(({ row }) => row);
}
