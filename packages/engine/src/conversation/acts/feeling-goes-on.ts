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
export function feelingGoesOn(act: Act, text: string, state: ConversationState): Act {
  const { last } = state;
  const isUnclear = act.kind === 'small-talk' && act.topic === 'unclear';
  const isGuessed = isUnclear || GUESSED.test(act.kind) || answersOfLife(act, text, state);
  if (last?.kind !== 'feeling' || !isGuessed) return act;
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

/** What is said after a question about the seller's life answers it; no customer said it. */
const answersOfLife = (act: Act, text: string, { lastReply }: ConversationState): boolean =>
  /^(?:objection|advice|answer)$/.test(act.kind) &&
  lastReply.trimEnd().endsWith('?') &&
  !/["“'‘]/.test(text);
