import { answerFromSheet, type DocumentRow } from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { countWords, isQuestion } from '../reading/wording.ts';
import type { Draft } from '../reply-type.ts';
import { namesMeasure, sourcesOf } from './asked.ts';

/** Acts whose texts are about selling in general, or that a story is taken for. */
const OUTRANKED =
  /^(?:objection|insist|advice|answer|case|question|off-topic|feeling|result-(?:sale|loss|progress))$/;
/** From these shares of documents and sums on, no message for advice was found in six authors' talks. */
const OF_MESSAGE = 0.45;
const OF_QUESTION = 0.75;
const OF_BOTH = { last: 0.5, whole: 0.3 };
/** Of what is read as small talk or as a question on the talk. */
const OF_LIGHT = 0.65;
const ASKS = /\?|\b(?:quanto|qto|qnto|qnt|qual|quando|total|preco|valor)\b/;
/** What a seller asks of the own rules by. */
const OWN_RULE =
  /\b(?:regras?|politica|tabela|contrato|documentos?|cobrimos|respondemos|cobrem?|cobert[oa]|garantia)\b/;
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
  const { userInput } = input;
  const asDocument: Act = { kind: 'document', question: userInput };
  if (act.kind === 'sum' && !act.isOrder && namesMeasure(userInput, lines)) return asDocument;
  const isLight = /^(?:small-talk|recall)$/.test(act.kind);
  if (lines.length === 0 || (!OUTRANKED.test(act.kind) && !isLight)) return act;
  const share = (message: string): number => {
    const { documents, sum } = sourcesOf({ ...input, userInput: message }, lines);
    return documents + sum;
  };
  const whole = share(userInput);
  if (isLight) return whole >= OF_LIGHT && ASKS.test(fold(userInput)) ? asDocument : act;
  const last = questionIn(userInput);
  const ofLast = last === null ? 0 : share(last);
  const isOwn = last !== null && OWN_RULE.test(fold(last));
  const isLast =
    ofLast >= OF_QUESTION || (ofLast >= OF_BOTH.last && (isOwn || whole >= OF_BOTH.whole));
  return whole >= OF_MESSAGE || isLast ? asDocument : act;
}

/** The last question of a message. */
function questionIn(message: string): string | null {
  const last = message
    .split(SENTENCE)
    .findLast((part) => part.includes('?') && countWords(part) >= LEAST_WORDS);
  return last !== undefined && isQuestion(last) ? last : null;
}

/** From these shares of a question's words on a line answers it, and comes near. */
const ANSWERS = 0.45;
const NEAR = 0.2;

/** The line that the question of a long story, or else all of it, names most of. */
export function storyReply(
  act: Act,
  { userInput }: CoachReplyInput,
  lines: readonly DocumentRow[],
): Draft | null {
  if (act.kind !== 'document' || lines.length === 0) return null;
  const asked = [questionIn(userInput), userInput].filter((one) => one !== null);
  const found = asked.flatMap((one) => answerFromSheet(one, lines, []) ?? []);
  const [first, second] = found;
  const best = second && second.coverage > (first?.coverage ?? 0) ? second : first;
  if (!best || best.coverage < NEAR) return null;
  const lead =
    best.coverage >= ANSWERS
      ? ''
      : 'O mais próximo disso nos seus documentos, confira se é esse caso: ';
  return { text: `${lead}${best.text}`, sources: best.rows.map((row) => sourceOf(row, row.line)) };
}
