/** Lists of a trade that answer a challenge. */
export type TradeHelp =
  | 'question'
  | 'consequence'
  | 'proof'
  | 'decides'
  | 'objection'
  | 'season'
  | 'trigger'
  | 'opening';

/** A challenge of sellers. Texts contain slots: `packages/engine/src/shared/writing/pt/template.ts`. */
export interface ChallengeKnowledge {
  key: string;
  /** What the challenge is, as a noun phrase without article. */
  name: { text: string; gender: 'm' | 'f'; number: 's' | 'p' };
  /** Matches the folded answer. */
  pattern: RegExp;
  /** What is behind it, in one sentence. */
  reading: string;
  /** What can be done tomorrow. */
  moves: readonly [string, ...string[]];
  /** For a seller who named no offer: the move at the same place, null where it needs none. */
  unnamed?: readonly (string | null)[] | undefined;
  /** What the seller should find out or measure, as a question. */
  ask: string;
  /** What of the trade's knowledge helps here. */
  trade: TradeHelp;
}
