import { answerFromRows, asksDocuments, spelledOut } from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { stillReading } from './documents.ts';
import type { Reply } from './reply-type.ts';

/** Minimum share of a question's weight that makes a passage an answer. */
const COVERED = 0.5;
/** Previous questions that a question such as "e com 35?" may continue. */
const PREVIOUS_TURNS = 4;

/** The answer of a price, policy or other row of the documents; null when no row answers. */
export function rowsReply({
  userInput,
  history,
  passages,
  rows = [],
  documentsBeingRead,
}: CoachReplyInput): Reply | null {
  const previous = history.slice(-PREVIOUS_TURNS).map((turn) => spelledOut(turn.userInput));
  const answer = answerFromRows(spelledOut(userInput), rows, previous);
  if (!answer) {
    return documentsBeingRead && asksDocuments(userInput) ? stillReading() : null;
  }
  const isQuoted = passages.some(({ coverage }) => coverage >= COVERED);
  if (answer.kind === 'nearest' && answer.isLoose && isQuoted) return null;
  const { text, offer } = answer;
  const sources = answer.rows.map((row) => sourceOf(row, row.line));
  return { text, sources, ...(offer ? { offer } : {}) };
}
