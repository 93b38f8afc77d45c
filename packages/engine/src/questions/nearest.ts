import { FREQUENT_QUESTIONS } from '../knowledge/coach/questions/index.ts';
import type { FrequentQuestion } from '../knowledge/coach/questions/knowledge.ts';
import { QUESTION_INDEX } from '../knowledge/coach/questions/question-index.gen.ts';
import { memoised } from '../shared/memo.ts';
import { openQuestions, type QuestionScorer } from './question-index.ts';

/** A known question and how surely it is the one that was asked, 0 to 1. */
export interface NearestQuestion {
  question: FrequentQuestion;
  score: number;
}

let scorer: QuestionScorer | undefined;

export const questionOf = (key: string): FrequentQuestion | undefined =>
  FREQUENT_QUESTIONS.find((one) => one.key === key);

/** Every turn of a conversation reads the same messages again. */
const KEPT = 400;

/** The frequent question that a message most probably asks; null when there is none. */
export const nearestQuestion: (message: string) => NearestQuestion | null = memoised((message) => {
  scorer ??= openQuestions(QUESTION_INDEX);
  const scores = scorer(message);
  const best = scores.reduce((one, value, at) => (value > (scores[one] ?? 0) ? at : one), 0);
  const question = FREQUENT_QUESTIONS[best];
  return question ? { question, score: scores[best] ?? 0 } : null;
}, KEPT);
