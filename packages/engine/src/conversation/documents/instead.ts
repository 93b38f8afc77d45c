import type { DocumentRow } from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import type { Act } from '../act.ts';
import { countWords, isQuestion } from '../reading/wording.ts';
import { sourcesOf } from './asked.ts';

/** Acts whose texts are about selling in general, or that a story is taken for. */
const OUTRANKED =
  /^(?:objection|insist|advice|answer|case|question|off-topic|feeling|result-(?:sale|loss|progress))$/;
/** From these shares of documents and sums on, no message for advice was found in six authors' talks. */
const OF_MESSAGE = 0.45;
const OF_QUESTION = 0.75;
const LEAST_WORDS = 3;
const SENTENCE = /(?<=[.!?;])\s{1,3}/;

/**
 * The question for the documents that a message is, by itself or in the last sentence of a story; the
 * act itself where its answer does not stand in them.
 */
export function documentsInstead(
  act: Act,
  input: CoachReplyInput,
  lines: readonly DocumentRow[],
): Act {
  const isOpen = act.kind === 'small-talk' && act.topic === 'unclear';
  if (lines.length === 0 || (!OUTRANKED.test(act.kind) && !isOpen)) return act;
  const share = (userInput: string): number => {
    const { documents, sum } = sourcesOf({ ...input, userInput }, lines);
    return documents + sum;
  };
  const { userInput } = input;
  const isAsked = share(userInput) >= OF_MESSAGE;
  const last = userInput
    .split(SENTENCE)
    .findLast((part) => part.includes('?') && countWords(part) >= LEAST_WORDS);
  const isLast = last !== undefined && isQuestion(last) && share(last) >= OF_QUESTION;
  return isAsked || isLast ? { kind: 'document', question: userInput } : act;
}
