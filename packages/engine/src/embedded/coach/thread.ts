import type { Move } from '../../knowledge/coach/intents.ts';
import type { CoachReplyInput } from '../../port.ts';
import { type Intent, moveOf, routeOf } from './intent.ts';

/** What this turn is about, and what of it was said before. */
export interface Thread {
  intent: Intent;
  /** The message that brought the subject up: this one, or an earlier one that it goes on with. */
  subject: string;
  move: Move | null;
  /** How often the subject was answered before: another number takes another wording. */
  turn: number;
}

/** Turns further back no longer change an answer. */
const REMEMBERED = 8;
const CAN_GO_ON: readonly Intent['kind'][] = ['objection', 'method', 'script', 'documents'];

/** Reads a message in the light of the turns before it. */
export function threadOf(input: CoachReplyInput): Thread {
  const coverage = Math.max(0, ...input.passages.map((passage) => passage.coverage));
  const intent = routeOf(input.userInput, coverage);
  const before = input.history.slice(-REMEMBERED).map(({ userInput }) => userInput);
  const move = before.length > 0 ? goingOn(input.userInput, intent) : null;
  const subject = move ? lastSubject(before) : null;
  if (move && subject) {
    return { ...subject, move, turn: before.length - subject.at };
  }
  const turn = before.filter((text) => sameSubject(routeOf(text, 0), intent)).length;
  return { intent, subject: input.userInput, move: null, turn };
}

/** The move of a message that brings up no subject of its own, or a fainter one. */
function goingOn(text: string, intent: Intent): Move | null {
  const move = moveOf(text);
  if (!move) return null;
  switch (intent.kind) {
    case 'objection':
      return move.clarity > intent.clarity || intent.objection?.key === 'guarantee'
        ? move.what
        : null;
    case 'documents':
      return intent.evident ? null : move.what;
    case 'method':
      return null;
    case 'smalltalk':
      return intent.topic === 'praise' ? move.what : null;
    default:
      return move.what;
  }
}

/** The last message that began a subject, told apart from those that only went on with it. */
function lastSubject(before: readonly string[]) {
  for (let at = before.length - 1; at >= 0; at--) {
    const subject = before[at] ?? '';
    const intent = routeOf(subject, 0);
    const wentOn = at > 0 && goingOn(subject, intent) !== null;
    if (!wentOn && CAN_GO_ON.includes(intent.kind)) return { intent, subject, at };
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
