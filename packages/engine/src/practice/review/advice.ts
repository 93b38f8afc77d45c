import type { PracticeCriterion } from '@salesai/contract/practice';
import { PRACTICE_ADVICE } from '../../knowledge/practice/index.ts';
import { pickBy } from '../seeded.ts';

const LOW = 1;
const FULL = 4;
const REFUSED =
  'Você pediu a decisão de forma clara, mas para a pessoa ainda faltava algo. Descubra o que falta antes de pedir de novo.';
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

/** @param wasConcrete the seller asked for a day or a payment, and was refused. */
export function improvementText(key: PracticeCriterion, seed: number, wasConcrete = false): string {
  if (key === 'next_step' && wasConcrete) return REFUSED;
  const texts = textsOf(key);
  return texts ? pickBy([...texts.improvement], seed, 'improvement', key) : NOT_APPLICABLE;
}
