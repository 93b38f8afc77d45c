import {
  answerSources,
  asksDocumentsOrSum,
  type SourceShares,
  standsInTalk,
} from '../../answer-sources/index.ts';
import { type DocumentRow, spelledOut } from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { asksSumBefore } from '../recall/recall-turn.ts';

/** Turns back to which a message may refer. */
const TURNS = 12;
/** Where the answer to a message stands, by its words, the talk and the lines of the documents. */
export const sourcesOf = (
  { userInput, history, passages, rows = [] }: CoachReplyInput,
  lines: readonly DocumentRow[],
): SourceShares =>
  sourcesIn(
    userInput,
    history.map((turn) => turn.userInput),
    [...rows, ...lines]
      .map(({ line }) => line)
      .concat(passages.flatMap(({ text }) => text.split('\n'))),
  );

/** The same for a message after others. @param lines of the documents */
export const sourcesIn = (
  message: string,
  said: readonly string[],
  lines: readonly string[],
): SourceShares => answerSources(message, { said: said.slice(-TURNS), documents: lines });

/** What was said in this talk is not looked up in documents, nor is advice. */
export const mayStandInDocuments = (act: Act, sources: SourceShares): boolean =>
  (act.kind === 'document' || asksDocumentsOrSum(sources)) &&
  act.kind !== 'feeling' &&
  !(act.kind === 'recall' && (standsInTalk(sources) || asksSumBefore(act.question)));

/** "quanto custa a jaqueta?" of a seller with a price list: the answer is that it is not in it. */
export const asksForGoods = ({ userInput, rows = [] }: CoachReplyInput) =>
  rows.some(({ kind }) => kind === 'price') &&
  /^(?:e )?(?:quanto (?:custa|e|ta|esta|sai|fica)|qual o (?:preco|valor) d|tem |vende)/.test(
    fold(spelledOut(userInput)),
  );

/** "6x3, quanto?" of goods with that name is no multiplication. */
export function namesMeasure(message: string, lines: readonly DocumentRow[]): boolean {
  const measures = fold(message).match(/\d{1,3}(?:,\d)?x\d{1,3}(?:,\d)?/g) ?? [];
  return measures.some((one) => lines.some(({ line }) => fold(line).includes(one)));
}
