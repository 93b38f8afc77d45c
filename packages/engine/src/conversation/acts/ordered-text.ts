import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { directiveIn } from '../reading/directive.ts';
import { peopleIn } from '../reading/people.ts';
import { sendsThat } from '../reading/send-that.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { actFor } from './label-act.ts';
import { purposeOf } from './purpose.ts';
import { textRequested } from './text-request.ts';

/** "fala que eu topo 5 %": to the customer of the conversation. */
const SAYS_TO =
  /^(?:(?:e|entao|agora|ta|ok|coach)[, ]+)*(?:fala|diz|avisa|responde|explica|escreve)(?: pr[ao] el[ae])? (?:que|q) .{8,}[^?]$/;

/** What a reply gives that may be sent to a customer. */
const GIVES = /^(?:sum|document|recall|objection|advice|answer|case|insist|next|judge)$/;

/** The last reply as a text: its own line, or the figure that it states. */
function sentText(text: string, state: ConversationState): Act | null {
  if (!sendsThat(text) || !GIVES.test(state.last?.kind ?? '')) return null;
  const form = textRequested(text) ?? (/\be-?mail\b/.test(fold(text)) ? 'email' : 'message');
  return { kind: 'text', form, purpose: purposeOf(text, state) ?? 'general', request: text };
}

/** "fala pra Zuleide que a entrega atrasou" asks for a text, unless it goes on with one to her. */
export function orderedText(text: string, state: ConversationState): Act | null {
  const { last, cases, open } = state;
  const isOfCase = cases.current !== null && open?.kind !== 'repair';
  if (isOfCase && SAYS_TO.test(fold(text)) && !/^(?:text|change|practice)$/.test(last?.kind ?? ''))
    return actFor('write.message', `escreve uma mensagem, ${text}`, state);
  if (directiveIn(text) === null) return sentText(text, state);
  const goesOn = /^(?:text|change)$/.test(state.last?.kind ?? '') && peopleIn(text).length === 0;
  return goesOn ? null : actFor(`write.${textRequested(text) ?? 'message'}`, text, state);
}
