import { RESULT_CHIPS } from '@salesai/contract/coach';
import type { ResultKind } from '@salesai/contract/results';

/** A result that the seller reported to the coach; without a kind, a step on the way to a sale. */
interface ReportedResult {
  name: keyof typeof RESULT_CHIPS;
  kind?: ResultKind;
}

const RESULTS: readonly ReportedResult[] = [
  { name: 'sale', kind: 'sale' },
  { name: 'loss', kind: 'loss' },
  { name: 'progress' },
];

/** Reads from the chips of a reply whether it answers to a result. */
export const reportedResult = (chips: readonly string[]): ReportedResult | undefined =>
  RESULTS.find(({ name }) => chips.includes(RESULT_CHIPS[name]));
