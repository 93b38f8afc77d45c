import type {
  BriefingFact,
  PracticeAct,
  PracticePersona,
  PracticeStatus,
} from '@salesai/contract/practice';
import type { Family } from '../knowledge/coach/objections/knowledge.ts';
import type { Claims } from './claims.ts';

export const MANNERS = [
  'hurried',
  'distrustful',
  'staller',
  'haggler',
  'technical',
  'undecided',
] as const;
/** The temperament of a buyer. */
export type Manner = (typeof MANNERS)[number];

export const FACT_KEYS = [
  'pain',
  'impact',
  'tried',
  'decision_maker',
  'budget',
  'timeline',
] as const;
/** What a buyer reveals when asked well. */
export type FactKey = (typeof FACT_KEYS)[number];

export type Gender = 'm' | 'f';

/** One objection of the buyer. `said` is the seller's own wording of it, when the ICP has one. */
export interface BuyerObjection {
  key: string;
  family: Family;
  said: string | null;
}

/** What a buyer is, buys and suffers from: keys of the kinds in `knowledge/practice/biography`. */
export interface Biography {
  buyer: string;
  purchase: string;
  problem: string;
}

/** Who the offer is for, where that is not the buyer: "minha filha". */
export interface OfferUser {
  who: 'child' | 'parent';
  text: string;
  gender: Gender;
  age: number;
}

/** What a buyer has around: a business, people who work there, something that is sold; sessions of before do not say. */
export interface Surroundings {
  isCompany: boolean;
  hasTeam?: boolean;
  sells?: boolean;
}

/** Everything about a buyer that is fixed for a session; made once from the setup. */
export interface Buyer {
  persona: PracticePersona;
  biography: Biography;
  /** The sheet of the trade that the buyer answers from; sessions of before, and other trades, have none. */
  sheet?: string | undefined;
  /** Keys of the plain questions of the trade that this buyer answers. */
  particulars?: readonly string[];
  gender: Gender;
  /** Who the offer is for; nobody else where it is for the buyer, and in sessions of before. */
  user?: OfferUser | undefined;
  manner: Manner;
  isCompany: boolean;
  hasTeam?: boolean;
  sells?: boolean;
  briefing: BriefingFact[];
  /** Stems of what the seller knew before: giving them back alone shows no listening. */
  briefed: string[];
  /** Each fact as the buyer says it. */
  facts: Record<FactKey, string>;
  /** What the problem leads to, one for each implication question. */
  consequences: string[];
  /** What the problem costs in R$, for who asks how much; null where it costs none, and in sessions of before. */
  loss?: string | null;
  /** How it is done today, where the trade says so apart from what was tried. */
  today?: string | null;
  objections: BuyerObjection[];
  /** The most that the buyer pays without more value, in R$. */
  ceiling: number;
  /** Pays by the month, so that there is nothing to split; sessions of before do not have it. */
  isMonthly?: boolean | undefined;
  /** Who shares the decision: "meu sócio"; null when the buyer decides alone. */
  partner: { text: string; gender: Gender } | null;
  /** Why this is no customer, in the words of the ICP; null for a customer. */
  notCustomer: string | null;
}

/** How an objection was handled, for the score. */
export interface ObjectionRecord {
  key: string;
  family: Family;
  acknowledged: boolean;
  asked: boolean;
  answered: boolean;
  confirmed: boolean;
  tries: number;
  isResolved: boolean;
}

/** The state of a session; all numbers are integers, `patience` is in tenths. */
export interface SessionState {
  buyer: Buyer;
  /** Messages of the seller so far. */
  count: number;
  trust: number;
  value: number;
  urgency: number;
  patience: number;
  known: FactKey[];
  reflections: number;
  /** Reflections with words that the seller could not know before. */
  freshReflections: number;
  empathies: number;
  implications: number;
  payoffs: number;
  linkedPitches: number;
  genericPitches: number;
  proofs: number;
  price: {
    /** The list price was stated; null before. */
    stated: number | null;
    /** Stated before the buyer saw enough value. */
    wasEarly: boolean;
    offered: number | null;
    /** Given away without exchange, in percent of the list price. */
    conceded: number;
    hasTraded: boolean;
    /** The price of an exchange that the buyer put off. */
    proposed?: number;
    /** The buyer's counter-offers. */
    counters: number[];
    form: string | null;
  };
  queue: BuyerObjection[];
  /** The objections raised, the open one last. */
  raised: ObjectionRecord[];
  isOpen: boolean;
  /** Questions in a row without a listening act. */
  asks: number;
  closeTries: number;
  isPartnerInvolved: boolean;
  /** The seller asked for what the other decider thinks. */
  isPartnerAddressed?: boolean;
  isNotCustomerKnown: boolean;
  /** Minutes of simulated time since the start. */
  clock: number;
  /** Since when the buyer is silent, in minutes; null when the buyer answers. */
  silentSince: number | null;
  hasVanished: boolean;
  /** Chases without anything useful since the buyer fell silent. */
  chases: number;
  wasUsefulAfterSilence: boolean;
  confusions: number;
  /** Insults, dismissals and hurry that the seller has not made up for; sessions of before do not have it. */
  hurts?: number;
  /** The buyer's bubbles since the last credited reflection. */
  recent: string[];
  /** How many of `recent` belong to the last decision. */
  lastCount: number;
  /** The facts and consequences as the buyer revealed them, for linking. */
  revealed: { key: string; text: string }[];
  /** What else the buyer said of the own place, work and habits. */
  mentioned: string[];
  /** Questions of the seller about the problem that the buyer said yes to; sessions of before lack it. */
  confirmed?: string[];
  /** Keys of `revealed` that the last decision added. */
  lastRevealed: string[];
  /** The seller's last message ended with the buyer's words; sessions that began before lack it. */
  hasRetold?: boolean;
  /** Stems of the buyer that the seller has already given back. */
  givenBack: string[];
  /** The buyer's last words. */
  previous: string;
  /** Stems of the seller's earlier messages. */
  own: string[][];
  used: string[];
  /** What is true of the buyer: no line may say otherwise; sessions of before do not have it. */
  claims?: Claims;
  end: PracticeStatus;
}

/** A sentence of the seller, with its place in the message in UTF-16 units. */
export interface ReadSentence {
  text: string;
  start: number;
  end: number;
  act: PracticeAct;
  isUnsure: boolean;
  /** Goes on with the question before it: "quanto?". */
  isTail?: boolean;
  /** Promises what nobody can, or what the offer does not state. */
  isPromise?: boolean;
}

/** What a message of the seller is understood by: the situation and the buyer's words so far. */
export type ActContext = Pick<
  SessionState,
  | 'count'
  | 'previous'
  | 'isOpen'
  | 'silentSince'
  | 'recent'
  | 'revealed'
  | 'mentioned'
  | 'hasRetold'
  | 'givenBack'
  | 'known'
> & {
  /** What the buyer has said, by its lines. */
  used?: readonly string[];
  buyer: Pick<Buyer, 'partner'> & Partial<Pick<Buyer, 'biography' | 'particulars' | 'sheet'>>;
  price: Pick<SessionState['price'], 'stated'>;
};
