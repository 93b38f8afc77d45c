import type { Target } from '../knowledge/facts/vocabulary.ts';
import type { Quantity } from './amounts.ts';
import { before } from './clause.ts';
import type { Certainty } from './fact.ts';

import { type Answer, wordAt } from './tokens.ts';
import { CORRECTIONS } from './words.ts';

export type GoalUnit = 'BRL' | 'percent' | 'factor' | 'unknown' | Target;

/** A quantity with its unit, before the goal is chosen. */
export interface Candidate {
  quantity: Quantity;
  unit: GoalUnit;
  certainty: Certainty;
}

/** A change names both ends; a correction replaces what came before; money answers the question best. */
export function choose(answer: Answer, candidates: readonly Candidate[]): Candidate | null {
  const sure = candidates.filter(({ certainty }) => certainty !== 'unsure');
  const corrected = sure.find(({ quantity }, at) => at > 0 && isCorrection(answer, quantity.first));
  const change = sure.find(({ quantity }) => quantity.from !== null);
  const own = ownPart(answer, sure);
  const money = wished(answer, sure) ?? sure.find(({ unit }) => unit === 'BRL');
  return corrected ?? change ?? own ?? money ?? sure[0] ?? candidates[0] ?? null;
}

/** "fiz 80 mil, agora quero 120 mil": the latest wish for money. */
const wished = (answer: Answer, candidates: readonly Candidate[]) =>
  candidates.findLast(
    ({ unit, quantity }) =>
      unit === 'BRL' &&
      /\b(?:agora|ano que vem|esse ano|este ano|2\d{3})(?: eu)?,? (?:quero|queremos|queria|a meta|o plano|o objetivo)\b/.test(
        before(answer, quantity.first),
      ),
  );

/** "uns 10 mil, ou melhor, 12 mil". */
const isCorrection = (answer: Answer, first: number) =>
  [1, 2, 3, 4].some((back) => CORRECTIONS.has(wordAt(answer, first - back)));

/** "a meta da empresa é 2 milhões, a minha parte é 600 mil". */
function ownPart(answer: Answer, candidates: readonly Candidate[]): Candidate | null {
  const isOf = (words: RegExp) =>
    candidates.find(({ quantity }) => words.test(before(answer, quantity.first)));
  const isShared = isOf(/\b(?:empresa|equipe|time|loja|firma|geral|grupo)\b/);
  return (isShared && isOf(/\b(?:minha|meu|mim|eu)\b/)) ?? null;
}
