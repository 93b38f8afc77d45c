import { fold } from '../../shared/text.ts';
import { complaintIn } from '../acts/complaint.ts';
import { saysOrder } from '../acts/says-order.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { isQuestion } from './wording.ts';

/** The numbers of help that a reply of the safety gate names. */
const NUMBERS = /\b(?:188|190|192|cvv|samu)\b/;
const PROTESTS = /\b(?:nao|n|num|nem|por ?que|pq|pra que|para que|que|sem)\b|\?/;
/** "eu estou muito bem, graças a Deus" */
const FINE =
  /^(?:(?:eu|mas|pois|que|aqui) )*(?:to|tou|estou|ta tudo|esta tudo)(?: muito| super)? (?:bem|otim[oa]|tranquil[oa]|certo)\b.{0,40}$/;
/** Replies in which the numbers may stand. */
const RECENT = 3;
const PARTS = /(?<=[.!?;])\s+/u;

/**
 * What a message asks for besides a protest against the numbers of help that a reply named; null
 * where it protests against none.
 */
export function withoutProtest(text: string, { log }: ConversationState): string | null {
  const isNamed = log.slice(-RECENT).some(({ turn }) => NUMBERS.test(fold(turn.assistantResponse)));
  if (!isNamed || !NUMBERS.test(fold(text))) return null;
  const parts = text.split(PARTS);
  const isProtest = (part: string) => NUMBERS.test(fold(part)) && PROTESTS.test(fold(part));
  if (!parts.some(isProtest)) return null;
  const rest = parts.filter((part) => !isProtest(part) && !FINE.test(fold(part))).join(' ');
  const asked = complaintIn(rest)?.rest || rest;
  return asked.includes('?') || isQuestion(asked) || saysOrder(asked) ? asked : '';
}
