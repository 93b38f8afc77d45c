import { ANSWER_PREFIX, type QuestionAnswer } from '@salesai/contract/questionnaire';
import { cleanText, hasContent } from './text.ts';

/** Answers as one text, in the format of a compiled questionnaire. */
export const formatAnswers = (answers: readonly QuestionAnswer[]): string =>
  answers
    .map(({ question, answer }) =>
      [question, `${ANSWER_PREFIX}${answer}`].filter(Boolean).join('\n'),
    )
    .join('\n\n');

/** The answers as plain prose; empty where nothing readable is left. */
export const cleaned = (pairs: readonly QuestionAnswer[]): QuestionAnswer[] =>
  pairs.map(({ question, answer }) => {
    const text = cleanText(answer);
    return { question, answer: hasContent(text) ? text : '' };
  });
