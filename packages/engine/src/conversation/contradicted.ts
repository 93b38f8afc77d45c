import type { Act } from './act.ts';
import type { Reading } from './priors.ts';

/** Labels of recognition that an act agrees with; an act of another kind is never contradicted. */
const AGREES: Partial<Record<Act['kind'], RegExp>> = {
  change: /^(?:change|write)\./,
  explain: /^flow\.(?:explain|repair)/,
  objection: /^(?:obj|flow\.insist|ask\.objections)/,
  'off-topic': /^(?:none|talk)/,
  repair: /^(?:flow\.(?:repair|no)|change|talk\.abuse)/,
};
/** From this probability of its likeliest label a message contradicts an act. */
const SURE = 0.9;
/** Up to this probability of all labels that an act agrees with together, it is contradicted. */
const AGREED = 0.03;

/** The label that contradicts an act which the form of a message led to; null where none does. */
export function contradicting(act: Act, readings: readonly Reading[]): Reading | null {
  const agrees = AGREES[act.kind];
  const [best] = readings;
  if (!agrees || !best || best.probability < SURE || agrees.test(best.label)) return null;
  const share = readings
    .filter(({ label }) => agrees.test(label))
    .reduce((sum, { probability }) => sum + probability, 0);
  return share <= AGREED ? best : null;
}
