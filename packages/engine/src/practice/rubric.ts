import { PRACTICE_ACTS, PRACTICE_CRITERIA, PRACTICE_LEVELS } from '@salesai/contract/practice';
import { PRACTICE_RUBRIC } from '../knowledge/practice/index.ts';
import { REVIEW_VERSION, WEIGHTS } from './review.ts';

const described = <Key extends string>(
  keys: readonly Key[],
  texts: readonly { key: string; title: string; description: string }[],
) =>
  keys.map((key) => {
    const { title = key, description = '' } = texts.find((one) => one.key === key) ?? {};
    return { key, title, description };
  });

/** Everything that a mark rests on, in Portuguese. */
export function practiceRubric() {
  return {
    version: REVIEW_VERSION,
    criteria: PRACTICE_CRITERIA.map((key) => {
      const { title = key, rule = '' } =
        PRACTICE_RUBRIC.criteria.find((one) => one.key === key) ?? {};
      return { key, weight: WEIGHTS[key], title, rule };
    }),
    acts: described(PRACTICE_ACTS, PRACTICE_RUBRIC.acts),
    levels: described(PRACTICE_LEVELS, PRACTICE_RUBRIC.levels),
  };
}
