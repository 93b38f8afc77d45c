import type { Outcome } from './outcome.ts';
import { plainText } from './plain-text.ts';
import { isPlausible } from './plausible.ts';
import { asShare, change, cheaper, difference, discountGiven } from './talk-comparisons.ts';
import { lessCost, markUpAgain, markUpOn, otherPrice, workPrice } from './talk-cost-prices.ts';
import { discountOn, lost, net, saved, taken } from './talk-deductions.ts';
import { atPace, eachDay, funnel } from './talk-funnels.ts';
import { countGoal, goalTimes, howMany, ratio, salesFor } from './talk-goals.ts';
import { atLowerPrice } from './talk-lower-price.ts';
import { allInstalments, downPayment, received } from './talk-payments.ts';
import { ofMonthly, overPeriods, overTime, payback, perWeek } from './talk-periods.ts';
import {
  byHundred,
  eachOf,
  listed,
  manyOf,
  perCounted,
  product,
  shareOfMany,
  sumOfList,
  timesResult,
} from './talk-quantities.ts';
import type { Shape, Talk } from './talk-shape.ts';

/** Does a sum whose words name its figures, also those of earlier messages; null for any other. */
export function solveInTalk(message: string, talk: Talk): Outcome | null {
  const text = plainText(message);
  for (const shape of SHAPES) {
    const outcome = shape(text, talk);
    if (
      outcome &&
      !/NaN|∞|Infinity/.test(JSON.stringify(outcome)) &&
      isPlausible(message, outcome, talk.last?.text)
    )
      return outcome;
  }
  return null;
}

const SHAPES: readonly Shape[] = [
  funnel,
  atPace,
  eachDay,
  atLowerPrice,
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
