import type { Deal, Entry, Good, Order, Query, Talk } from './deal.ts';
import { isCut, withEntry, withoutCuts } from './edits.ts';
import { goodNamed, nounsOf } from './names.ts';
import type { Said } from './said.ts';

/** What a message does to a deal, while its parts are read. */
export interface Draft {
  talk: Talk;
  said: Said;
  deal: Deal;
  /** Numbers without a role: the message is not understood. */
  unread: number;
  /** Whether the order, its prices or its discounts changed. */
  isChanged: boolean;
  /** Prices that the message states of goods without counting them. */
  priced: number[];
  /** Those of them that it states with a verb of price. */
  stated: number[];
  /** The goods that the message names last. */
  good: number | null;
  deposit: { percent: number } | { amount: number } | null;
  commission: number | null;
  fee: number | null;
  markup: number | null;
  margin: number | null;
  half: boolean;
  target: number | null;
  /** What the customer offers for all of it. */
  offer: number | null;
  instalments: number | null;
  multiply: number | null;
  period: { value: number; unit: string } | null;
  /** A number that repeats an earlier result. */
  known: number | null;
  /** "nas 43": so many of what was asked of one. */
  count: number | null;
  /** "atendo 5 por dia" */
  rate: number | null;
  /** What one of what is asked for brings: "cada venda é 350". */
  each: number | null;
  isCostBefore: boolean;
  /** Goods that the message counts. */
  counted: number;
  /** Whether the message begins an order of its own. */
  isFresh: boolean;
  /** Whether goods are added without a word for it: what they come to alone is stated, too. */
  isJoined: boolean;
  /** Names that the message mentions for the first time. */
  newNames: readonly string[];
  /** The order of another customer, to which the message goes back. */
  order: Order | null;
  removed: Entry[];
  dropped: readonly Entry[];
  query: Query | null;
}

export const draftOf = (talk: Talk, said: Said): Draft => ({
  talk,
  said,
  deal: talk.deal,
  unread: 0,
  isChanged: false,
  priced: [],
  stated: [],
  good: null,
  deposit: null,
  commission: null,
  fee: null,
  markup: null,
  margin: null,
  half: false,
  target: null,
  offer: null,
  instalments: null,
  multiply: null,
  period: null,
  known: null,
  count: null,
  rate: null,
  each: null,
  isCostBefore: false,
  counted: 0,
  isFresh: false,
  isJoined: false,
  newNames: [],
  order: null,
  removed: [],
  dropped: talk.dropped,
  query: null,
});

/** Sets the order; the message changed it. */
export function change(draft: Draft, deal: Deal): void {
  draft.isChanged ||= deal !== draft.deal;
  draft.deal = deal;
}

/** The goods that some words name. */
export const named = (words: string, goods: readonly Good[]): number | null | 'several' =>
  goodNamed(
    nounsOf(words.split(' ').map((word) => ({ word, value: null, mark: 'none' as const }))),
    goods,
  );

export function dropCuts(draft: Draft): void {
  const cuts = draft.deal.entries.filter(isCut);
  if (cuts.length === 0) return;
  draft.dropped = cuts;
  change(draft, withoutCuts(draft.deal));
}

export function restoreCuts(draft: Draft): void {
  if (draft.deal.entries.some(isCut)) return;
  for (const one of draft.dropped) change(draft, withEntry(draft.deal, one));
}

type Once =
  | 'deposit'
  | 'commission'
  | 'fee'
  | 'markup'
  | 'margin'
  | 'target'
  | 'offer'
  | 'instalments'
  | 'rate'
  | 'each'
  | 'multiply';

/** Sets what a message may state once; a second one has no role. */
export function once<Key extends Once>(
  draft: Draft,
  key: Key,
  value: NonNullable<Draft[Key]>,
): void {
  if (draft[key] === null) Object.assign(draft, { [key]: value });
  else draft.unread++;
}
