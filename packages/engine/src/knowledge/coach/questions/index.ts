import type { FrequentQuestion } from './knowledge.ts';
import { QUESTIONS_BY_THEME } from './questions.gen.ts';

export const FREQUENT_QUESTIONS: readonly FrequentQuestion[] = QUESTIONS_BY_THEME.flatMap(
  ({ answers }) => answers,
);
