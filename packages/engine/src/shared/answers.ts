import { ANSWER_PREFIX, type QuestionAnswer } from '@salesai/contract/questionnaire';

/** Answers as one text, in the format of a compiled questionnaire. */
export const formatAnswers = (answers: readonly QuestionAnswer[]): string =>
  answers
    .map(({ question, answer }) =>
      [question, `${ANSWER_PREFIX}${answer}`].filter(Boolean).join('\n'),
    )
    .join('\n\n');
