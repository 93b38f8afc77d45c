import { CARD_LINE_MAX, type CardKind } from '@salesai/contract/cards';
import type { PracticeCriterion, PracticeReview } from '@salesai/contract/practice';

/** A card that a review asks for. */
export interface MadeCard {
  source: string;
  kind: CardKind;
  messageId: string | null;
  buyerLine: string | null;
  answered: string | null;
}

/** A message of the log, in its order. */
interface Said {
  id: string;
  from: 'seller' | 'buyer';
  text: string;
}

const KINDS: Partial<Record<PracticeCriterion, CardKind>> = {
  opening: 'opening',
  problem: 'problem',
  consequence: 'implication',
  listening: 'reflection',
  value: 'value',
  price_timing: 'price',
  margin: 'price',
  objections: 'objection',
  next_step: 'next_step',
};
const FAILED_MARK = 2;
/** More at once would never be practised; the costliest come first. */
const CARDS_PER_SESSION = 4;

/** A card for each mark of 2 or less that can be practised, the costliest first, one of each kind. */
export function cardsOf(
  sessionId: string,
  { criteria }: PracticeReview,
  log: readonly Said[],
): MadeCard[] {
  const failed = criteria
    .filter(({ key, mark }) => KINDS[key] && mark !== null && mark <= FAILED_MARK)
    .toSorted((a, b) => lossOf(b) - lossOf(a));
  const made = new Map<CardKind, MadeCard>();
  for (const { key, missed } of failed) {
    const kind = KINDS[key];
    if (!kind || made.has(kind)) continue;
    made.set(kind, { source: `${sessionId}:${kind}`, kind, ...momentOf(log, missed?.messageId) });
  }
  return [...made.values()].slice(0, CARDS_PER_SESSION);
}

const lossOf = ({ weight, mark }: { weight: number; mark: number | null }) =>
  weight * (4 - (mark ?? 4));

/** The buyer's line and the seller's answer around a message of either. */
function momentOf(
  log: readonly Said[],
  messageId: string | undefined,
): Pick<MadeCard, 'messageId' | 'buyerLine' | 'answered'> {
  const at = log.findIndex(({ id }) => id === messageId);
  const message = log[at];
  if (!message) return { messageId: null, buyerLine: null, answered: null };
  const answer =
    message.from === 'seller' ? message : log.slice(at + 1).find(({ from }) => from === 'seller');
  const buyer =
    message.from === 'buyer' ? message : log.slice(0, at).findLast(({ from }) => from === 'buyer');
  return {
    messageId: message.id,
    buyerLine: buyer?.text.slice(0, CARD_LINE_MAX) ?? null,
    answered: answer?.text ?? null,
  };
}
