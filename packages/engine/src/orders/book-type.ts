import type { ListRules } from './list-rules.ts';
import type { Product } from './product.ts';

/** What the seller's documents and talk state of goods and payment. */
export interface Book {
  products: readonly Product[];
  rules: ListRules;
}
