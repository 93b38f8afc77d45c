import type { PracticeSetup } from '../port.ts';
import type { Buyer } from '../types.ts';
import { type DetailAnswer, filledDetail, speakerOf } from './detail.ts';
import { ownCounts } from './kinds.ts';
import { agrees, labelOf } from './question.ts';

const COUNTED = /\bquant[oa]s ([a-z]{2,20})/;
/** Labels of questions that ask how many there are. */
const COUNTING = [
  ...(['buyer.space', 'buyer.team', 'buyer.tools', 'buyer.vehicle', 'buyer.hired'] as const),
  'purchase.quantity',
] as const;

/** Asks how many of a thing that this kind of buyer counts. */
export const isCounted = ({ biography }: Buyer, folded: string): boolean => {
  const noun = COUNTED.exec(folded)?.[1];
  return Object.keys(ownCounts(biography)).some((stem) => noun?.startsWith(stem));
};

/** "Quantas cadeiras?": a number of this kind of buyer. */
export function ofCounts(
  setup: PracticeSetup,
  buyer: Buyer,
  counts: Readonly<Record<string, string>>,
  folded: string,
): DetailAnswer | null {
  const noun = COUNTED.exec(folded)?.[1];
  const found = Object.entries(counts).find(([stem]) => noun?.startsWith(stem));
  if (!found || !agrees(folded, COUNTING)) return null;
  const [stem, line] = found;
  // Who works there is the team; people that are counted are guests or seats.
  if (stem === 'pessoa' && labelOf(folded) === 'buyer.team') return null;
  return { id: `count ${stem}`, text: filledDetail(speakerOf(setup, buyer), line) };
}
