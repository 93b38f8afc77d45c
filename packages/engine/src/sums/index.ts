export { followSum } from './chain/follow.ts';
export { treeOf } from './chain/tree.ts';
export { type DealTalk, dealAfter, dealAnswer, lostDeal, NO_TALK } from './deal/index.ts';
export { figuresIn } from './figures.ts';
export { money } from './format.ts';
export { solveJoined } from './joined.ts';
export { withoutNamingNumbers } from './naming-numbers.ts';
export { type Good, goodsIn } from './order/goods.ts';
export type { Line } from './order/lines.ts';
export { goodOfRow } from './order/listed.ts';
export { onwardSum } from './order/onward.ts';
export { orderedSum, pricedLine } from './order/order.ts';
export { unpricedOrder } from './order/unpriced.ts';
export { choice, type Outcome, opened } from './outcome.ts';
export { plainText } from './plain-text.ts';
export { isArithmetic } from './problem/arithmetic.ts';
export {
  correctsSum,
  type Given,
  goodOf,
  type Memory,
  type Problem,
  readAsked,
  readGivens,
} from './problem/index.ts';
export { missingOf, SUM_KINDS, type SumKind } from './problem/missing.ts';
export type { Option, Solved } from './problem/problem.ts';
export { lineSchema, optionSchema, outcomeSchema, problemSchema } from './problem-schema.ts';
export { isSame } from './reading/choices.ts';
export { optionNamed } from './reading/options.ts';
export { spelledCounts } from './reading/stated.ts';
export { solveProblem } from './solve.ts';
export { statedResult } from './stated-result.ts';
export { solvedInTalk } from './talk/answer.ts';
export { sumsOfTalk, type TalkReading } from './talk/read.ts';
export type { Said } from './talk/talk-type.ts';
