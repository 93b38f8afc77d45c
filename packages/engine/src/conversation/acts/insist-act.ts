import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { currentCase } from '../cases/case.ts';
import { objectionSaid, persists, saidIf } from '../reading/reported.ts';
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

const STEM = 5;
const stemsOf = (text: string) =>
  fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** Whether a customer's next words only say again what was said before. */
function repeats(words: string, { log }: ConversationState): boolean {
  const before = new Set(log.slice(-RECENT).flatMap(({ turn }) => stemsOf(turn.userInput)));
  return (
    persists(words) || SAME.test(fold(words)) || stemsOf(words).some((stem) => before.has(stem))
  );
}
const RECENT = 3;
const SAME = /\b(?:mesma coisa|mesmo assim|tudo igual|ainda assim|de novo)\b/;

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
  const open = openObjection(state);
  const isRead = act.kind === 'objection' && !act.isGuess && act.keys[0] !== 'unknown';
  if (isRead || open === null) return act;
  return repeats(words, state)
    ? insistAct(text, state)
    : { kind: 'objection', keys: [open], said: text, isGuess: true };
}
