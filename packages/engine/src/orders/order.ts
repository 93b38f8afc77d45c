import type { Item } from './item.ts';
import type { Measure, Product } from './product.ts';
import type { Token } from './tokens.ts';

/** One kind of goods of an order. */
export interface Line {
  count: number;
  /** What the count is in; pieces where empty. */
  measure: Measure | 'g';
  name: readonly Token[];
  label: string;
  /** Its prices; null while the price is unknown. */
  product: Product | null;
}

export interface Discount {
  rate: number;
  isPercent: boolean;
  /** An amount off the price of each. */
  isEach: boolean;
  /** Words of the only goods that it is for; none for all. */
  on: readonly Token[];
  isMore: boolean;
}

/** What a talk has ordered so far, how it is paid and delivered. */
export interface Order {
  lines: readonly Line[];
  discounts: readonly Discount[];
  pay: 'cash' | 'card' | 'boleto' | null;
  /** No discount of the documents. */
  isFull: boolean;
  freight: { amount: number | null; place: string; km: number | null } | null;
  deposit: { value: number; isPercent: boolean } | null;
  parts: number | null;
  /** The words of its messages, among which roles are: "lojista". */
  roles: readonly string[];
  /** What the seller pays for goods of it. */
  costs: readonly Item[];
  /** Whether all words of its messages were part of it. */
  isSure: boolean;
  /** The figure that was stated last, for sums on it. */
  figure: number;
  /** What it comes to in all. */
  whole: number;
  /** Figures of this order before, the newest last. */
  before: readonly number[];
  /** Totals of the orders of others, the newest last. */
  others: readonly number[];
  /** The lines of the list that add a share: "urgente + 40%". */
  surcharges: readonly string[];
}

export const EMPTY: Order = {
  lines: [],
  discounts: [],
  pay: null,
  isFull: false,
  freight: null,
  deposit: null,
  parts: null,
  roles: [],
  costs: [],
  isSure: true,
  figure: 0,
  whole: 0,
  before: [],
  others: [],
  surcharges: [],
};
