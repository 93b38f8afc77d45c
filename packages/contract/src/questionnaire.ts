import * as z from 'zod/mini';

export interface QuestionOption {
  readonly id: string;
  readonly emoji: string;
  /** Asks for free text, stored as `Outro: ` and the text. */
  readonly isOther?: true;
}

/** One step of a questionnaire; its texts are looked up by `key` in the messages. */
export interface Question {
  readonly id: number;
  readonly key: string;
  readonly type: 'text' | 'options' | 'multiSelect' | 'close';
  readonly options?: readonly QuestionOption[];
}

/** How a free answer of a multiple choice is stored, in every language. */
export const OTHER_PREFIX = 'Outro: ';

/** One answer as the chat records it: docs/product.md#questionnaire. */
export interface RecordedAnswer {
  questionId: number;
  questionText: string;
  response: string;
  timestamp: string;
}

/** A question with its answer, as read back from a compiled text. */
export interface QuestionAnswer {
  question: string;
  answer: string;
}

/** Characters of one compiled questionnaire: 17 answers of 2,000 characters and their questions fit. */
export const COMPILED_TEXT_MAX = 60_000;
/** Characters of one answer, a multiple choice with its free text included. */
export const ANSWER_MAX = 2_000;
/** Characters of the free text of a multiple choice: the chosen options fit beside it. */
export const OTHER_MAX = 1_500;
/** Characters of one question that are read: the longest of ours has half as many. */
const QUESTION_MAX = 400;
export const ANSWER_PREFIX = 'Resposta: ';

/** Compiles answers to the one text that the API takes: by question id, a blank line between. */
export function compileAnswers(answers: readonly RecordedAnswer[]): string {
  return [...answers]
    .sort((a, b) => a.questionId - b.questionId)
    .map((answer) => `${answer.questionText}\n${ANSWER_PREFIX}${answer.response}`)
    .join('\n\n');
}

/**
 * Reads a compiled text back, whatever the wording of its questions.
 * An answer runs from its `Resposta: ` to the block in which the next one starts. Texts that were
 * stored before answers had a limit are cut to it.
 */
export function parseCompiledAnswers(text: string): QuestionAnswer[] {
  return wholePairs(text).map(({ question, answer }) => ({
    question: question.slice(0, QUESTION_MAX),
    answer: answer.slice(0, ANSWER_MAX),
  }));
}

function wholePairs(text: string): QuestionAnswer[] {
  const pairs: QuestionAnswer[] = [];
  let question: string[] = [];
  let answer: string[] | null = null;
  const flush = () => {
    if (answer) pairs.push({ question: joined(question), answer: joined(answer) });
    question = [];
    answer = null;
  };
  for (const block of text.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => /^\s*resposta\s*:/i.test(line));
    if (at < 0) {
      (answer ?? question).push(block);
      continue;
    }
    flush();
    question.push(...lines.slice(0, at));
    answer = [
      lines
        .slice(at)
        .join('\n')
        .replace(/^\s*resposta\s*:\s*/i, ''),
    ];
  }
  flush();
  return pairs.filter((pair) => pair.answer !== '');
}

const joined = (lines: string[]) => lines.join('\n').trim();

/** A compiled text that holds at least one answer. */
export const CompiledAnswers = z.string('validation:answers.required').check(
  z.trim(),
  z.minLength(1, 'validation:answers.required'),
  z.maxLength(COMPILED_TEXT_MAX, 'validation:tooLong'),
  z.refine((text) => wholePairs(text).length > 0, 'validation:answers.unreadable'),
  z.superRefine(refuseLongAnswers),
);

/** Names each answer over the limit by its place in the text, from 0. */
function refuseLongAnswers(text: string, ctx: z.core.$RefinementCtx<string>): void {
  wholePairs(text).forEach(({ answer }, at) => {
    if (answer.length <= ANSWER_MAX) return;
    ctx.addIssue({ code: 'custom', path: [at], message: 'validation:tooLong', input: text });
  });
}
