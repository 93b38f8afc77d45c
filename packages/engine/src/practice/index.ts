import type { PracticeCriterion } from '@salesai/contract/practice';
import type { BuyerDecision, Practice } from './port.ts';

export type * from './port.ts';

export function createPractice(): Practice {
  const missing = () => {
    throw new Error('not implemented');
  };
  return { open: missing, receive: missing, passTime: missing, record: missing, review: missing };
}

export function acceptsLine({ reference }: BuyerDecision, bubbles: readonly string[]): boolean {
  return bubbles.join('\n') === reference.join('\n');
}

export const RUBRIC: { version: number; weights: Readonly<Record<PracticeCriterion, number>> } = {
  version: 1,
  weights: {
    opening: 4,
    problem: 9,
    consequence: 9,
    listening: 14,
    questions: 7,
    value: 10,
    price_timing: 7,
    objections: 10,
    margin: 7,
    decision_maker: 5,
    next_step: 8,
    clarity: 5,
    respect: 5,
  },
};
