import type { Value } from './deal.ts';

/** A value with the lines by which it is reckoned. */
export interface Solution extends Value {
  steps: readonly string[];
}
