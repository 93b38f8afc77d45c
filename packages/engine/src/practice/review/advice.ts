import type { PracticeCriterion } from '@salesai/contract/practice';
import { PRACTICE_ADVICE } from '../../knowledge/practice/index.ts';
import { pickBy } from '../seeded.ts';

const LOW = 1;
const FULL = 4;
const STARTED = 'Você começou a conversa: treinar é o primeiro passo.';
const ONLY_FORM = 'Desta vez ajudou a forma, ainda não a venda.';
const NOT_APPLICABLE = 'Não se aplicou nesta conversa.';

const textsOf = (key: PracticeCriterion | undefined) =>
  PRACTICE_ADVICE.find((one) => one.key === key);

/** The one thing that was missing, and the words that it is about. */
export interface Lack {
  lack: string | null;
  phrase: string | null;
}
const NO_LACK: Lack = { lack: null, phrase: null };

/** What was missing, in plain words; null where the rules name no one thing. */
const lackText = (key: PracticeCriterion, { lack, phrase }: Lack): string | null =>
  (lack === null ? null : textsOf(key)?.lacks?.[lack])?.replace('{frase}', () => phrase ?? '') ??
  null;

export function adviceFor(
  key: PracticeCriterion,
  mark: number | null,
  lack: Lack = NO_LACK,
): string {
  const advice = textsOf(key)?.advice;
  if (!advice) return NOT_APPLICABLE;
  if (mark === null) return lackText(key, lack) ?? NOT_APPLICABLE;
  if (mark === FULL) return advice.full;
  return lackText(key, lack) ?? (mark <= LOW ? advice.low : advice.middle);
}

export function strengthText(
  key: PracticeCriterion | undefined,
  mark: number,
  seed: number,
  isOnlyForm = false,
): string {
  const texts = textsOf(key);
  if (mark === 0 || !texts) return STARTED;
  const text = pickBy([...texts.strength], seed, 'strength');
  return isOnlyForm ? `${ONLY_FORM} ${text}` : text;
}

/** @param lack the one thing that was missing, where it is known */
export function improvementText(
  key: PracticeCriterion,
  seed: number,
  lack: Lack = NO_LACK,
): string {
  const texts = textsOf(key);
  if (!texts) return NOT_APPLICABLE;
  return lackText(key, lack) ?? pickBy([...texts.improvement], seed, 'improvement', key);
}
