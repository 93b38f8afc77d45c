import type { Stage, Tried } from '../../knowledge/conversation/moves.ts';

export type CaseChannel = 'whatsapp' | 'phone' | 'email' | 'visit' | 'instagram';

/** What an amount is in a case. */
export type AmountRole =
  | 'price'
  | 'discount'
  | 'paid-today'
  | 'rival'
  | 'owed'
  | 'deposit'
  | 'other';

export interface CaseAmount {
  role: AmountRole;
  /** As written: "38 mil". */
  quote: string;
  value: number;
  turn: number;
}

/** What was said first, and what is right. */
export interface Correction {
  wrong: string;
  right: string;
}

/** What the conversation shows about one customer of the seller. */
export interface Case {
  /** As the person is addressed: "seu Valdir"; null as long as nobody named them. */
  name: string | null;
  /** As the seller put it: "dono do mercadinho do lado". */
  role: string | null;
  /** "padaria Pão Quente" */
  place: string | null;
  gender: 'ela' | 'ele' | null;
  stage: Stage | null;
  /** Whether a proposal or a price was given. */
  hasProposal: boolean;
  channel: CaseChannel | null;
  amounts: readonly CaseAmount[];
  /** When the last step was, in the seller's words: "segunda", "há 9 dias". */
  since: string | null;
  days: number | null;
  /** The buyer's last words, as the seller wrote them. */
  said: string | null;
  /** Keys of objections, the last at the end. */
  objections: readonly string[];
  /** Who decides besides the customer: "o marido". */
  decider: string | null;
  tried: readonly Tried[];
  /** People beside the customer who were named: a brother, an assistant. */
  related: readonly string[];
  /** How often the seller came back since the customer became silent. */
  returns: number;
  /** What was agreed, in the seller's words. */
  agreed: string | null;
  /** What the customer wants, in the seller's words. */
  needs: string | null;
  /** What the seller wants to reach, in their words. */
  wants: string | null;
  /** When something happens that bounds the next steps, in the seller's words: "a festa é sábado". */
  dated: string | null;
  /** Whether the customer bought before. */
  bought: boolean;
  /** What the seller put right, the last at the end. */
  corrections: readonly Correction[];
  /** The places of the turns about this customer. */
  turns: readonly number[];
}

/** All cases of a conversation, and the one it is about. */
export interface Cases {
  all: readonly Case[];
  /** The place of the current one; null when the conversation is about nobody. */
  current: number | null;
  /** The customers before the last message, for when it was about somebody else. */
  before: readonly Case[];
}

export const NO_CASES: Cases = { all: [], current: null, before: [] };

export const NEW_CASE: Case = {
  name: null,
  role: null,
  place: null,
  gender: null,
  stage: null,
  hasProposal: false,
  channel: null,
  amounts: [],
  since: null,
  days: null,
  said: null,
  objections: [],
  decider: null,
  tried: [],
  related: [],
  returns: 0,
  agreed: null,
  needs: null,
  wants: null,
  dated: null,
  bought: false,
  corrections: [],
  turns: [],
};

export const currentCase = ({ all, current }: Cases): Case | null =>
  current === null ? null : (all[current] ?? null);

/** The price of the offer, as it was named last. */
export const priceOf = ({ amounts }: Case): CaseAmount | null =>
  amounts.findLast(({ role }) => role === 'price') ?? null;
