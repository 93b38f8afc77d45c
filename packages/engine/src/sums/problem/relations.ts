import { less, plus, rates } from './amounts.ts';
import { dividedBy, ratio, times } from './counted-values.ts';
import { inTimes } from './instalments.ts';
import { percentOf } from './percentages.ts';
import type { Relation } from './relation.ts';

export const RELATIONS: readonly Relation[] = [
  times,
  dividedBy,
  ratio,
  percentOf,
  plus,
  less,
  rates,
  inTimes,
];
