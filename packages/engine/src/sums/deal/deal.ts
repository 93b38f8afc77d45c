/** So many people or things for which others are counted: "80 pessoas, 6 salgados por pessoa". */
export interface Base {
  unit: string;
  count: number;
}

/** Something sold, with what the seller said of it. */
export interface Good {
  /** Singular nouns and sizes that name it: "polpa", "400 g". */
  nouns: readonly string[];
  /** As the seller wrote it. */
  name: string;
  price: number | null;
  cost: number | null;
  /** For how many the price holds: 100 for "o cento". */
  pack: number;
  /** The measure that the price is of: "kg"; null for one. */
  measure: string | null;
  /** How many one of it contains: 24 for a box of 24. */
  holds: number | null;
}

/** Which entries a discount is taken from: one of the goods, all goods, or the total so far. */
export type Scope = number | 'goods' | 'all';

export type Entry =
  | { kind: 'line'; good: number; count: number }
  | { kind: 'extra'; name: string; amount: number }
  | { kind: 'base'; name: string; amount: number }
  | { kind: 'percent'; value: number; sign: 1 | -1; scope: Scope }
  | { kind: 'amount'; value: number; sign: 1 | -1 }
  /** An amount off each one of the goods. */
  | { kind: 'each'; value: number; sign: 1 | -1; good: number };

/** What is asked of a deal; a question about a result contains the one before. */
export type Query =
  | { kind: 'total' }
  | { kind: 'known'; value: number; unit: Unit; name: string }
  | { kind: 'each'; good: number }
  | { kind: 'size'; good: number; size: number; unit: string }
  | { kind: 'share'; percent: number; of: Query; name: string }
  | { kind: 'rest'; of: Query; paid: Query }
  | { kind: 'split'; of: Query; parts: number; name: string }
  | { kind: 'times'; of: Query; count: number; name: string }
  | { kind: 'markup' | 'at-margin'; of: Query; percent: number }
  | { kind: 'profit' }
  | { kind: 'profit-each'; good: number }
  | { kind: 'less'; of: Query; amount: number; name: string }
  | { kind: 'less-share'; of: Query; percent: number; base: Query }
  | { kind: 'sum'; of: readonly Query[] }
  | { kind: 'ratio'; of: Query; base: Query }
  | { kind: 'difference'; of: Query; other: Query }
  | { kind: 'discount' }
  | { kind: 'how-many'; amount: Query; each: Query; name: string };

export type Unit = 'R$' | '%' | 'count';

export interface Deal {
  goods: readonly Good[];
  entries: readonly Entry[];
  /** Costs of the whole order. */
  spent: readonly { name: string; amount: number }[];
}

export interface Value {
  value: number;
  unit: Unit;
}

/** A result of an earlier message. */
interface Result extends Value {
  query: Query;
  deal: Deal;
}

/** What the messages so far come to. */
export interface Talk {
  deal: Deal;
  query: Query | null;
  results: readonly Result[];
  /** The first order of the current customer. */
  first: Deal | null;
  /** Discounts that were taken back, for "com o mesmo desconto". */
  dropped: readonly Entry[];
  /** The orders of the customers before, with the names that the seller used for them. */
  orders: readonly Order[];
  /** The names of the customer of the current order. */
  names: readonly string[];
  /** Goods whose price the last messages state without counting them. */
  priced: readonly number[];
  /** Entries that were removed, the newest last. */
  removed: readonly Entry[];
  /** For how many the rates of the last messages hold: 80 people. */
  bases: readonly Base[];
  /** A message was not understood: the order is not known any more. */
  isLost: boolean;
}

/** An order of one customer. */
export interface Order {
  names: readonly string[];
  deal: Deal;
}

const NO_DEAL: Deal = { goods: [], entries: [], spent: [] };
export const START: Talk = {
  deal: NO_DEAL,
  query: null,
  results: [],
  first: null,
  dropped: [],
  orders: [],
  names: [],
  priced: [],
  removed: [],
  bases: [],
  isLost: false,
};
