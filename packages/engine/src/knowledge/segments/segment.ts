export type CustomerType = 'individuals' | 'small' | 'medium' | 'enterprise';

type ByCustomer<T> = Readonly<Record<CustomerType, T>>;

/**
 * What a trainer knows of the buyers of one segment in Brazil.
 * Phrases start in lower case when they stand inside a sentence, in upper case when they are one.
 */
export interface Segment {
  key: string;
  /** As the list shows it: "Varejo". */
  name: string;
  /** Folded words of a free text that place it here. */
  hears: RegExp;
  /** The buyers, plural, inside a sentence: "lojistas de bairro". */
  buyers: ByCustomer<string>;
  /** Reais of one usual sale, from and to, and what it is counted by: "por mês", "por compra". */
  tickets: ByCustomer<readonly [from: number, to: number, per: string]>;
  /** Who says yes, inside a sentence: "o dono, no balcão". */
  decides: ByCustomer<string>;
  /** Inside a sentence, after "o que pesa é": at least six, of people and of companies. */
  pains: { people: readonly string[]; companies: readonly string[] };
  /** Whole sentences on when this buyer is ready, with the season: at least four. */
  moments: readonly string[];
  /** Whole sentences of how to begin with this buyer: at least four. */
  approaches: readonly string[];
  /** What convinces, whole phrases without full stop: at least six. */
  arguments: readonly string[];
  /** As this buyer says it, without full stop: at least six. */
  objections: readonly string[];
  /** Who only looks like a customer, "Quem …" without full stop: at least four. */
  not: readonly string[];
  /** Where this buyer is met, best first. */
  channels: readonly string[];
}
