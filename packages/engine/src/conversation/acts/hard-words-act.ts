import { hardWordsIn } from '../../safety/hard-words.ts';
import type { Act, ActKind } from '../act.ts';
import { saidBy } from '../reading/reported.ts';
import { asksOwnStep } from '../reading/wording.ts';
import { textRequested } from './text-request.ts';

/** What the seller plainly asks for outranks the hard words that they tell. */
const ASKED: ReadonlySet<ActKind> = new Set(['text', 'judge', 'practice', 'recall']);

/** The answer to hard words of a superior or a customer, where the act only guesses; else null. */
export function hardWordsAct(act: Act, text: string): Act | null {
  const by = hardWordsIn(text);
  if (by === null || ASKED.has(act.kind) || textRequested(text) !== null) return null;
  if (by === 'superior')
    return { kind: 'answer', key: 'hard-words-of-boss', topic: 'goals', said: text };
  if (asksOwnStep(text)) return null;
  const isLost = act.kind === 'objection' && saidBy(text) === null;
  return isLost || /^(?:off-topic|question|small-talk|case|change|advice)$/.test(act.kind)
    ? { kind: 'answer', key: 'rude-customer-hurt', topic: 'rude-customer', said: text }
    : null;
}
