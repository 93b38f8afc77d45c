import type { PracticeAct } from '@salesai/contract/practice';
import { questionsIn } from '../biography/question.ts';
import { nearestFact, SURELY_FROM } from '../sheets/nearest-fact.ts';
import { kindOfFact } from '../sheets/sheet.ts';
import type { Clue } from './clue.ts';
import { namesDayAndHour } from './concrete.ts';
import { contentStems } from './stems.ts';

/** Acts of a question that a fact of the trade outweighs, whatever its words sell. */
const OUTWEIGHED: ReadonlySet<PracticeAct> = new Set([
  ...(['other', 'empathy', 'isolate_objection', 'next_step', 'ask_timeline'] as const),
]);
/** A step is proposed more often than a free day is asked for. */
const STEP_FROM = 0.75;

/** "Que dia ele tem livre?" asks for no visit, and "vocês têm computador?" isolates nothing. */
export function asTradeQuestion(clue: Clue, act: PracticeAct): PracticeAct {
  const { state, folded, isQuestion } = clue;
  const key = state.buyer.sheet;
  if (key === undefined || !isQuestion || !OUTWEIGHED.has(act)) return act;
  if (namesDayAndHour(folded)) return act;
  const needed = act === 'next_step' ? STEP_FROM : SURELY_FROM;
  if (contentStems(folded).length === 0) return act;
  // While an objection is open, what worries the buyer is that.
  if (state.isOpen && act === 'isolate_objection') return act;
  const found = [folded, ...questionsIn(folded)]
    .map((part) => nearestFact(key, part))
    .find((one) => one !== null && one.probability >= needed);
  if (!found) return act;
  switch (kindOfFact(key, found.at)) {
    case 'future':
    case 'loss':
      return state.known.includes('pain') ? 'ask_implication' : 'ask_situation';
    case 'deadline':
    case 'budget':
      return act === 'isolate_objection' || act === 'other' ? 'ask_situation' : act;
    default:
      return 'ask_situation';
  }
}
