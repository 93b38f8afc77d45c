import { alone } from './chain/changed.ts';
import { money } from './format.ts';
import { problemOf } from './order/order.ts';
import { result } from './outcome.ts';
import type { Solved } from './problem/problem.ts';

/** A total that the seller states, for the messages that go on with it. */
export const statedResult = (text: string, value: number): Solved => ({
  outcome: result(`Certo, vale **${money(value)}**. A conta de antes eu descartei.`, ''),
  problem: problemOf(text, alone({ value, kind: 'money', written: money(value), nouns: [] })),
});
