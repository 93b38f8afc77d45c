import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { customersIn } from '../cases/customer.ts';
import { namesOffTopic } from '../reading/off-topic.ts';
import { saidBy } from '../reading/reported.ts';
import { asksOwnStep, countWords, isQuestion } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { saysOrder } from './says-order.ts';

const GUESSED = /^(?:case|question|off-topic|next|no)$/;
const OWN = /\b(?:eu|me|mim|meu|minha|to|tou|estou|sinto|tenho|ando|queria|doeu|doi|saudade)\b/;
const ORDERS =
  /^(?:agora |mas |e )?(?:me )?(?:da|passa|ensina|conta|diz|fala|mostra|arruma|ajuda|sugere)\b/;
const WORDS_MIN = 3;

/** What the seller adds to a feeling that the last reply met goes on with it, where nothing else is clear. */
export function feelingGoesOn(act: Act, text: string, { last }: ConversationState): Act {
  const isUnclear = act.kind === 'small-talk' && act.topic === 'unclear';
  if (last?.kind !== 'feeling' || !(isUnclear || GUESSED.test(act.kind))) return act;
  const isOther =
    isQuestion(text) ||
    text.includes('?') ||
    asksOwnStep(text) ||
    saysOrder(text) ||
    ORDERS.test(fold(text)) ||
    namesOffTopic(fold(text)) ||
    saidBy(text) !== null ||
    customersIn(text).length > 0 ||
    countWords(text) < WORDS_MIN;
  return !isOther && OWN.test(fold(text)) ? { kind: 'feeling', said: text } : act;
}
