import type { Outcome } from './outcome.ts';
import { plainText } from './plain-text.ts';
import {
  net,
  overPeriods,
  payback,
  perCounted,
  ratio,
  saved,
  taken,
  timesResult,
} from './talk-first.ts';
import {
  allInstalments,
  change,
  discountGiven,
  howMany,
  listed,
  lost,
  markUpAgain,
  otherPrice,
  shareOfMany,
  workPrice,
} from './talk-more.ts';
import {
  byHundred,
  cheaper,
  countGoal,
  difference,
  downPayment,
  eachOf,
  product,
  received,
  salesFor,
  sumOfList,
} from './talk-other.ts';
import {
  asShare,
  discountOn,
  goalTimes,
  lessCost,
  manyOf,
  markUpOn,
  ofMonthly,
  overTime,
  perWeek,
} from './talk-rest.ts';
import type { Shape, Talk } from './talk-shape.ts';

/** Does a sum whose words name its figures, also those of earlier messages; null for any other. */
export function solveInTalk(message: string, talk: Talk): Outcome | null {
  const text = plainText(message);
  for (const shape of SHAPES) {
    const outcome = shape(text, talk);
    if (outcome && !/NaN|∞|Infinity/.test(JSON.stringify(outcome))) return outcome;
  }
  return null;
}

const SHAPES: readonly Shape[] = [
  goalTimes,
  ofMonthly,
  lessCost,
  asShare,
  overTime,
  discountOn,
  markUpOn,
  countGoal,
  byHundred,
  difference,
  cheaper,
  eachOf,
  received,
  downPayment,
  salesFor,
  perWeek,
  product,
  sumOfList,
  ratio,
  workPrice,
  shareOfMany,
  payback,
  change,
  discountGiven,
  lost,
  listed,
  markUpAgain,
  overPeriods,
  perCounted,
  saved,
  net,
  allInstalments,
  howMany,
  otherPrice,
  manyOf,
  timesResult,
  taken,
];
