import type { DocumentRow } from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { answerFromDocuments } from './documents.ts';

const NOT_FOUND = /^Não encontrei/;

/** Whether the documents answer a message, taken as a question for them. */
export function standsInDocuments(
  state: ConversationState,
  input: CoachReplyInput,
  lines: readonly DocumentRow[],
): boolean {
  if (lines.length === 0 && (input.rows ?? []).length === 0) return false;
  const act = { kind: 'document', question: input.userInput } as const;
  const { found } = answerFromDocuments(act, state, input, lines);
  return found !== null && !NOT_FOUND.test(found.text);
}
