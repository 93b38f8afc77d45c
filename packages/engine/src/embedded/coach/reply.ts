import { SMALL_TALK } from '../../knowledge/coach/answers.ts';
import type { CoachReplyInput } from '../../port.ts';
import { type CoachContext, createContext, rotate } from './context.ts';
import { rowsReply } from './document-rows.ts';
import { documentsReply, unansweredReply } from './documents.ts';
import { methodMove, methodReply } from './method.ts';
import { objectionMove, objectionReply } from './objection.ts';
import type { Reply } from './reply-type.ts';
import { scriptReply, shorterScript } from './script.ts';
import { type Thread, threadOf } from './thread.ts';

/**
 * Creates the reply to one turn. The same input always gives the same reply. The seller's own price or
 * policy precedes everything that the coach knows in general.
 */
export function replyTo(input: CoachReplyInput): Reply {
  return rowsReply(input) ?? replyIn(threadOf(input), input);
}

/** The same, for a turn that is already classified. */
export function replyIn(thread: Thread, input: CoachReplyInput): Reply {
  return answer(createContext(input), thread);
}

function answer(context: CoachContext, { intent, subject, move, turn }: Thread): Reply {
  switch (intent.kind) {
    case 'objection':
      return move && intent.objection
        ? objectionMove(context, intent.objection, move, turn)
        : objectionReply(context, intent.objection, subject, turn);
    case 'method':
      return move
        ? methodMove(context, intent.method, move, turn)
        : methodReply(context, intent.method, turn);
    case 'script':
      return move === 'shorter'
        ? shorterScript(context, subject, intent.part, turn - 1)
        : scriptReply(context, subject, intent.part, turn);
    case 'documents':
      return intent.evident
        ? documentsReply(context, subject, turn)
        : unansweredReply(context, turn);
    case 'smalltalk': {
      const name = context.firstName ? `, ${context.firstName}` : '';
      return {
        text: rotate(SMALL_TALK[intent.topic], turn).replaceAll('{nome}', name),
        sources: [],
      };
    }
    case 'outside':
      return unansweredReply(context, turn);
  }
}
