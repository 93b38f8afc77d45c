import type { PreviousTurn } from '../../port.ts';
import { stateAfter } from '../state/state.ts';
import { isJudgement } from './is-judgement.ts';

/** A line of the seller that the coach judged, and what the buyer had said in an exercise. */
interface JudgedLine {
  line: string;
  buyerLine: string | null;
}

/** The line that the last turn of a conversation judged; null when it judged none. */
export function judgedLine(turns: readonly PreviousTurn[]): JudgedLine | null {
  if (!isJudgement(turns.at(-1)?.assistantResponse ?? '')) return null;
  const { log } = stateAfter(turns);
  for (const { act } of log.toReversed()) {
    if (act.kind === 'judge' && act.line !== null) return lineOf(act.line, act.buyer);
    if (act.kind === 'practice' && act.step === 'answer') return lineOf(act.line, act.buyer);
  }
  return null;
}

const lineOf = (line: string, buyer: string): JudgedLine => ({
  line: line.trim(),
  buyerLine: buyer.trim() || null,
});
