import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { namesOffTopic } from '../reading/off-topic.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { mayAskForStated } from './stated-question.ts';

/** A question that would be turned away, about something that was said, is for what was said. */
export const recallInstead = (act: Act, text: string, state: ConversationState): Act =>
  (/^(?:off-topic|question)$/.test(act.kind) ||
    (act.kind === 'small-talk' && act.topic === 'unclear')) &&
  !namesOffTopic(fold(text)) &&
  mayAskForStated(text, state)
    ? { kind: 'recall', what: 'fact', question: text }
    : act;
