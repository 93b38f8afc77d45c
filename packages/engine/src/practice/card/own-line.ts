import type { CardKind } from '@salesai/contract/cards';
import type { ObjectionKey } from '@salesai/contract/objections';
import type { PracticeAct } from '@salesai/contract/practice';
import { recogniseAct, sentencesOf } from '../../recognition/index.ts';
import { cardLine } from './line.ts';

/**
 * What a card practises that is made from a seller's line. Without a buyer's words nothing can be
 * mirrored or linked to them: a pitch becomes a question for the problem.
 */
const KINDS: Partial<Record<PracticeAct, CardKind>> = {
  ask_situation: 'problem',
  ask_problem: 'problem',
  linked_pitch: 'problem',
  generic_pitch: 'problem',
  proof: 'problem',
  ask_implication: 'implication',
  state_price: 'price',
  discount: 'price',
  trade_concession: 'price',
  close: 'next_step',
  next_step: 'next_step',
  useful_follow_up: 'next_step',
  pushy_follow_up: 'next_step',
  pressure: 'next_step',
};
const NO_CONTEXT = { previous: '', objectionOpen: false, silence: false };

/** The kind of a card from a line of the seller and the buyer's line before it, if there was one. */
export function ownLineCard({ line, buyerLine }: { line: string; buyerLine: string | null }): {
  kind: CardKind;
  objection: ObjectionKey | null;
} {
  if (buyerLine !== null) return { kind: 'objection', ...cardLine({ buyerLine }) };
  const acts = sentencesOf(line).map((one) => recogniseAct(one, NO_CONTEXT).label);
  const kind = acts.map((act) => KINDS[act]).find((one) => one !== undefined);
  return { kind: kind ?? 'opening', objection: null };
}
