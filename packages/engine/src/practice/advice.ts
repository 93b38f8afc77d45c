import type { PracticeCriterion } from '@salesai/contract/practice';
import { PRACTICE_ADVICE } from '../knowledge/practice/index.ts';
import { pickBy } from './seeded.ts';

const LOW = 1;
const FULL = 4;
const STARTED = 'Você começou a conversa: treinar é o primeiro passo.';
const NOT_APPLICABLE = 'Não se aplicou nesta conversa.';

const textsOf = (key: PracticeCriterion | undefined) =>
  PRACTICE_ADVICE.find((one) => one.key === key);

export function adviceFor(key: PracticeCriterion, mark: number | null): string {
  const advice = textsOf(key)?.advice;
  if (mark === null || !advice) return NOT_APPLICABLE;
  return mark <= LOW ? advice.low : mark < FULL ? advice.middle : advice.full;
}

export function strengthText(
  key: PracticeCriterion | undefined,
  mark: number,
  seed: number,
): string {
  const texts = textsOf(key);
  return mark === 0 || !texts ? STARTED : pickBy([...texts.strength], seed, 'strength');
}

export function improvementText(key: PracticeCriterion, seed: number): string {
  const texts = textsOf(key);
  return texts ? pickBy([...texts.improvement], seed, 'improvement', key) : NOT_APPLICABLE;
}
