import type { CustomerKind } from '../channels/situation.ts';

/**
 * What a trainer knows of one size of buyer in one segment in Brazil. The arguments hold for
 * whatever is sold to this buyer. Phrases start in lower case when they stand inside a sentence.
 */
export interface Buyer {
  /** Plural, inside a sentence: "lojistas de bairro que fecham o caixa sozinhos". */
  who: string;
  /** Who says yes, inside a sentence: "o dono, no balcão". */
  decides: string;
  /** Reais of one usual sale, from and to, and what it is counted by: "por mês", "por compra". */
  ticket: readonly [from: number, to: number, per: string];
  /** Inside a sentence, as a noun or an infinitive: "perder venda por falta de tamanho". */
  pains: readonly string[];
  /** Whole sentences on when this buyer listens. */
  moments: readonly string[];
  /** Whole sentences of how to begin. */
  approaches: readonly string[];
  /** What convinces, as can be said to the buyer, without full stop. */
  arguments: readonly string[];
  /** As this buyer says it, without full stop. */
  objections: readonly string[];
  /** Who only looks like a customer: "Quem …", without full stop. */
  not: readonly string[];
}

/** One trade in which buyers are, with a buyer for each size. */
export interface Segment {
  key: string;
  /** As the list shows it: "Varejo". */
  name: string;
  /** Inside a sentence: "no varejo". */
  within: string;
  /** Folded words of a free text that place it here. */
  pattern: RegExp;
  /** The year of this segment, for buyers of every size: whole sentences. */
  season: readonly string[];
  /** Where these buyers are met, best first. */
  channels: { people: readonly string[]; companies: readonly string[] };
  buyers: Readonly<Record<CustomerKind, Buyer>>;
}

/** What the size of the buyer changes, whatever the segment. Same rules for phrases as in segments. */
export interface Customer {
  name: string;
  /** Begins a sentence about this size among others: "Nas médias empresas". */
  among: string;
  /** Folded words of a free text that name this size. */
  pattern: RegExp;
  /** Who is there, in lower case and without full stop. */
  teams: readonly string[];
  approaches: readonly string[];
  arguments: readonly string[];
  objections: readonly string[];
  not: readonly string[];
}

export type CustomersByKind = Readonly<Record<CustomerKind, Customer>>;
