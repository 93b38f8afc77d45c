import type { Move } from '../../knowledge/coach/intents.ts';
import type { CoachReplyInput } from '../../port.ts';
import { classifyIntent, classifyMove, type Intent } from './intent.ts';

/** The subject of a turn, and its place in the conversation. */
export interface Thread {
  intent: Intent;
  /** The message that introduced the subject: this one, or an earlier one that it continues. */
  subject: string;
  move: Move | null;
  /** How often the subject was answered before; selects the wording. */
  turn: number;
}

/** Number of previous turns that are considered. */
const HISTORY_TURNS = 8;
const CONTINUABLE: readonly Intent['kind'][] = ['objection', 'method', 'script', 'documents'];

/** Interprets a message together with the previous turns. */
export function threadOf(input: CoachReplyInput): Thread {
  const coverage = Math.max(0, ...input.passages.map((passage) => passage.coverage));
  const intent = classifyIntent(input.userInput, coverage);
  const before = input.history.slice(-HISTORY_TURNS).map(({ userInput }) => userInput);
  const move = before.length > 0 ? findMove(input.userInput, intent) : null;
  const subject = move ? lastSubject(before) : null;
  if (move && subject) {
    return { ...subject, move, turn: before.length - subject.at };
  }
  const turn = before.filter((text) => sameSubject(classifyIntent(text, 0), intent)).length;
  return { intent, subject: input.userInput, move: null, turn };
}

/** The move of a message without a subject of its own, or with a weaker one. */
function findMove(text: string, intent: Intent): Move | null {
  const move = classifyMove(text);
  if (!move) return null;
  switch (intent.kind) {
    case 'objection':
      return move.score > intent.score || intent.objection?.key === 'guarantee' ? move.label : null;
    case 'documents':
      return intent.evident ? null : move.label;
    case 'method':
      return null;
    case 'smalltalk':
      return intent.topic === 'praise' ? move.label : null;
    default:
      return move.label;
  }
}

/** The last message that introduced a subject rather than continuing one. */
function lastSubject(before: readonly string[]) {
  for (let at = before.length - 1; at >= 0; at--) {
    const subject = before[at] ?? '';
    const intent = classifyIntent(subject, 0);
    const isContinuation = at > 0 && findMove(subject, intent) !== null;
    if (!isContinuation && CONTINUABLE.includes(intent.kind)) return { intent, subject, at };
  }
  return null;
}

function sameSubject(one: Intent, other: Intent): boolean {
  if (one.kind === 'objection' && other.kind === 'objection') {
    return one.objection === other.objection;
  }
  if (one.kind === 'method' && other.kind === 'method') return one.method === other.method;
  return one.kind === other.kind && one.kind !== 'documents';
}
