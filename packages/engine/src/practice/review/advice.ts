import type { PracticeCriterion } from '@salesai/contract/practice';
import { PRACTICE_ADVICE } from '../../knowledge/practice/index.ts';
import { pickBy } from '../seeded.ts';

const LOW = 1;
const FULL = 4;
const STARTED = 'Você começou a conversa: treinar é o primeiro passo.';
const NOT_APPLICABLE = 'Não se aplicou nesta conversa.';

const textsOf = (key: PracticeCriterion | undefined) =>
  PRACTICE_ADVICE.find((one) => one.key === key);

/** What was missing, in plain words; null where the rules name no one thing. */
const lackText = (key: PracticeCriterion, lack: string | null): string | null =>
  (lack === null ? null : textsOf(key)?.lacks?.[lack]) ?? null;

export function adviceFor(
  key: PracticeCriterion,
  mark: number | null,
  lack: string | null = null,
): string {
  const advice = textsOf(key)?.advice;
  if (mark === null || !advice) return NOT_APPLICABLE;
  if (mark === FULL) return advice.full;
  return lackText(key, lack) ?? (mark <= LOW ? advice.low : advice.middle);
}

export function strengthText(
  key: PracticeCriterion | undefined,
  mark: number,
  seed: number,
): string {
  const texts = textsOf(key);
  return mark === 0 || !texts ? STARTED : pickBy([...texts.strength], seed, 'strength');
}

/** @param lack the one thing that was missing, where it is known */
export function improvementText(
  key: PracticeCriterion,
  seed: number,
  lack: string | null = null,
): string {
  const texts = textsOf(key);
  if (!texts) return NOT_APPLICABLE;
  return lackText(key, lack) ?? pickBy([...texts.improvement], seed, 'improvement', key);
}
