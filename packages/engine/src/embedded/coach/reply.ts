import { SMALL_TALK } from '../../knowledge/coach/answers.ts';
import type { CoachReplyInput } from '../../port.ts';
import { type Briefing, briefingOf, turned } from './briefing.ts';
import { documentsReply, unansweredReply } from './documents.ts';
import { methodMove, methodReply } from './method.ts';
import { objectionMove, objectionReply } from './objection.ts';
import type { Reply } from './reply-type.ts';
import { scriptReply, shorterScript } from './script.ts';
import { type Thread, threadOf } from './thread.ts';

/** The coach's whole answer to one turn. The same input always gets the same answer. */
export function replyTo(input: CoachReplyInput): Reply {
  return replyIn(threadOf(input), input);
}

/** The same, for who has already read what the turn is about. */
export function replyIn(thread: Thread, input: CoachReplyInput): Reply {
  return answer(briefingOf(input), thread);
}

function answer(briefing: Briefing, { intent, subject, move, turn }: Thread): Reply {
  switch (intent.kind) {
    case 'objection':
      return move && intent.objection
        ? objectionMove(briefing, intent.objection, move, turn)
        : objectionReply(briefing, intent.objection, subject, turn);
    case 'method':
      return move
        ? methodMove(briefing, intent.method, move, turn)
        : methodReply(briefing, intent.method, turn);
    case 'script':
      return move === 'shorter'
        ? shorterScript(briefing, subject, intent.part, turn - 1)
        : scriptReply(briefing, subject, intent.part, turn);
    case 'documents':
      return intent.evident
        ? documentsReply(briefing, subject, turn)
        : unansweredReply(briefing, turn);
    case 'smalltalk': {
      const name = briefing.firstName ? `, ${briefing.firstName}` : '';
      return {
        text: turned(SMALL_TALK[intent.topic], turn).replaceAll('{nome}', name),
        sources: [],
      };
    }
    case 'outside':
      return unansweredReply(briefing, turn);
  }
}
