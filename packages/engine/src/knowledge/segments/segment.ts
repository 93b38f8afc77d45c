import type { CustomerKind } from '../channels/situation.ts';

/**
 * Knowledge about one size of buyer in one segment in Brazil. Arguments are independent of the
 * product. Phrases for use inside a sentence start in lower case.
 */
export interface Buyer {
  /** Plural, inside a sentence: "lojistas de bairro que fecham o caixa sozinhos". */
  who: string;
  /** The decision maker, inside a sentence: "o dono, no balcão". */
  decides: string;
  /** Range of a usual sale in reais, and its unit: "por mês", "por compra". */
  ticket: readonly [from: number, to: number, per: string];
  /** Inside a sentence, as a noun or an infinitive: "perder venda por falta de tamanho". */
  pains: readonly string[];
  /** The best moments, as whole sentences. */
  moments: readonly string[];
  /** Approaches, as whole sentences. */
  approaches: readonly string[];
  /** Arguments to the buyer, without full stop. */
  arguments: readonly string[];
  /** In the words of the buyer, without full stop. */
  objections: readonly string[];
  /** Who only resembles a customer: "Quem …", without full stop. */
  not: readonly string[];
}

/** One segment, with a buyer for each size. */
export interface Segment {
  key: string;
  /** Display name: "Varejo". */
  name: string;
  /** Inside a sentence: "no varejo". */
  within: string;
  /** Matches folded text about this segment. */
  pattern: RegExp;
  /** Seasons of this segment, as whole sentences. */
  season: readonly string[];
  /** Channels of these buyers, best first. */
  channels: { people: readonly string[]; companies: readonly string[] };
  buyers: Readonly<Record<CustomerKind, Buyer>>;
}

/** Knowledge about a size of buyer in any segment. Same rules for phrases as in segments. */
export interface Customer {
  name: string;
  /** Starts a sentence about this size among others: "Nas médias empresas". */
  among: string;
  /** Matches folded text about this size. */
  pattern: RegExp;
  /** Team sizes, in lower case and without full stop. */
  teams: readonly string[];
  approaches: readonly string[];
  arguments: readonly string[];
  objections: readonly string[];
  not: readonly string[];
}

/** @public used by the generated module. */
export type CustomersByKind = Readonly<Record<CustomerKind, Customer>>;
