import type { PracticeAct } from '@salesai/contract/practice';
import { asksProblemDetail, isAside } from '../biography/question.ts';
import type { RankedAct } from './act-prior.ts';
import { asQuestion } from './act-rules.ts';
import { type Clue, isQuestionAct, sumOf } from './clue.ts';
import { namesDayOnly } from './days.ts';
import { problemQuestion } from './problem-questions.ts';
import { REMINDS } from './question-words.ts';
import { isBuying, settled } from './settled.ts';

/** A question that no act fits asks about the buyer's situation when it is this likely to ask. */
const ASKS_FROM = 0.5;

/** The act of a question. */
export function questionOf(clue: Clue, ranked: readonly RankedAct[]): PracticeAct {
  const { state, isUnsure, folded } = clue;
  if (isAside(folded)) return 'ask_situation';
  // A question may repeat the buyer's words; it is a reflection only when it asks for agreement.
  const others = ranked.filter(({ label }) => label !== 'reflection' && label !== 'linked_pitch');
  const [first] = others;
  if (!first) return 'other';
  const label = asQuestion(first.label, others);
  if (REMINDS.test(folded)) return 'ask_situation';
  if (asksProblemDetail(folded) && state.known.includes('pain') && label === 'ask_timeline') {
    return 'ask_problem';
  }
  if ((label === 'next_step' || label === 'close') && namesDayOnly(folded)) {
    return isBuying(folded) ? label : 'ask_situation';
  }
  const spin = problemQuestion(clue, label);
  if (spin !== label) return spin;
  if (isUnsure && first.label === label && sumOf(ranked, isQuestionAct) < ASKS_FROM) {
    return state.isOpen && label === 'isolate_objection' ? label : 'other';
  }
  return settled(clue, label);
}
