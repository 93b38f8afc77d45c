import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { currentCase } from '../cases/case.ts';
import { objectionSaid, saidIf } from '../reading/reported.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { keepsMethod, topicNamed } from './purpose.ts';

/** The objection that is open with the customer; null where the conversation is about something else. */
function openObjection({ subject, cases }: ConversationState): string | null {
  if (subject?.kind === 'objection') return subject.key;
  const purpose = subject?.kind === 'text' ? subject.purpose : null;
  if (purpose?.startsWith('obj.')) return purpose.slice('obj.'.length);
  const method = subject?.kind === 'advice' ? subject.topic : purpose;
  if (method !== null && keepsMethod(method)) return null;
  return currentCase(cases)?.objections.at(-1) ?? null;
}

/** "e se ele bater o pé?": one step further with the objection that is open, unless it names another. */
export function insistAct(text: string, state: ConversationState): Act & { kind: 'insist' } {
  const open = openObjection(state);
  const named = topicNamed(text);
  // "e se continuar dizendo que não troca?" names no method; "e se eu cobrar sinal?" does.
  const isOwn = named?.startsWith('obj.') === true || /\bse eu\b/.test(fold(text));
  return { kind: 'insist', topic: open === null || isOwn ? named : `obj.${open}`, said: text };
}

/** "e se ela disser que …?": another objection where the words are one, else the open one goes on. */
export function ifSaidAct(text: string, state: ConversationState): Act | null {
  const words = saidIf(text);
  if (words === null) return null;
  const act = objectionSaid(words, text);
  const isRead = act.kind === 'objection' && !act.isGuess && act.keys[0] !== 'unknown';
  return !isRead && openObjection(state) !== null ? insistAct(text, state) : act;
}
