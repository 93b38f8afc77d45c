import type { Act } from '../act.ts';
import { newsIn } from '../acts/news-act.ts';
import { isQuestion } from '../reading/wording.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { line } from '../words/say.ts';

const CLAUSES = /(?<=[.!?…])\s+|(?<=\p{Extended_Pictographic})\s*(?!\p{Extended_Pictographic})/u;
/** A sale of so few messages before was celebrated already. */
const RECENT = 3;
const MEETS_NEWS = /^(?:result-|feeling|small-talk|support|practice|judge|recall)/;

/** A sale that a message tells before what it asks for is celebrated first. */
export function withJoy(draft: Draft, act: Act, known: Known): Draft {
  const { log } = known.state;
  const isKnown = log.slice(-RECENT).some(({ act: one }) => one.kind === 'result-sale');
  if (draft.text === '' || isKnown || MEETS_NEWS.test(act.kind)) return draft;
  const stated = known.context.input.userInput
    .split(CLAUSES)
    .filter((clause) => !isQuestion(clause) && !clause.includes('?'));
  return stated.some((clause) => newsIn(clause) === 'result-sale')
    ? { ...draft, text: `${line('saleBeside', log.length, known)}\n\n${draft.text}` }
    : draft;
}
