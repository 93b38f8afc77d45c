import { authorityObjections } from './authority.ts';
import { competitionObjections } from './competition.ts';
import type { ObjectionKnowledge } from './knowledge.ts';
import { needObjections } from './need.ts';
import { priceObjections } from './price.ts';
import { termsObjections } from './terms.ts';
import { timingObjections } from './timing.ts';
import { trustObjections } from './trust.ts';

/** The objections of Brazilian buyers that the coach knows; of two that fit equally, the first wins. */
export const OBJECTIONS: readonly ObjectionKnowledge[] = [
  ...priceObjections,
  ...authorityObjections,
  ...competitionObjections,
  ...trustObjections,
  ...termsObjections,
  ...timingObjections,
  ...needObjections,
];
