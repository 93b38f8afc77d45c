/** How far a seller is with a customer. */
export const STAGES = [
  'first-contact',
  'talked',
  'price-stated',
  'proposal-sent',
  'negotiating',
  'silent',
  'closed',
  'lost',
] as const;
export type Stage = (typeof STAGES)[number];

/** What a seller did about a customer. */
export const TRIED = ['message', 'call', 'visit', 'discount', 'reminder'] as const;
export type Tried = (typeof TRIED)[number];

/** What may be known of a case. */
export const CASE_FACTS = [
  'name',
  'price',
  'said',
  'decider',
  'since',
  'agreed',
  'owed',
  'proposal',
  'bought',
  'dated',
] as const;
export type CaseFact = (typeof CASE_FACTS)[number];

/** When a move fits; all conditions that are given have to hold. */
export interface MoveCondition {
  stage?: readonly Stage[] | undefined;
  /** Least and most times that the seller came back to a silent customer. */
  returns?: readonly [number, number] | undefined;
  knows?: readonly CaseFact[] | undefined;
  lacks?: readonly CaseFact[] | undefined;
  /** Keys of objections of which the customer stated one. */
  objection?: readonly string[] | undefined;
  untried?: readonly Tried[] | undefined;
}

/** What to say, in the tones that are known for it. */
export interface MoveLine {
  text: string;
  casual?: string | undefined;
  warm?: string | undefined;
  firm?: string | undefined;
  short?: string | undefined;
}

/** One step towards a customer. */
export interface Move {
  key: string;
  when: MoveCondition;
  /** What to do and why. */
  text: string;
  lines: readonly [MoveLine, ...MoveLine[]];
}

export interface MoveGroup {
  /** Keys of the methods and objections that these moves continue. */
  topics: readonly string[];
  moves: readonly Move[];
}
