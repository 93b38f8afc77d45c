import * as z from 'zod/mini';

export interface QuestionOption {
  readonly id: string;
  readonly emoji: string;
  /** Requires a free text, stored as `Outro: ` and the text. */
  readonly isOther?: true;
}

/** A step of a questionnaire; `key` is the key of its texts. */
export interface Question {
  readonly id: number;
  readonly key: string;
  readonly type: 'text' | 'options' | 'multiSelect' | 'close';
  readonly options?: readonly QuestionOption[];
  /** The highest number that a text may begin with: of "15" on a scale to 10. */
  readonly max?: number;
}

/** Steps of the two questionnaires; the last one of each is no question. */
export const SELLER_STEPS = 17;
export const ICP_STEPS = 4;

/** Prefix of a free answer of a multiple choice, in every language. */
export const OTHER_PREFIX = 'Outro: ';

/** One answer as the chat records it: docs/product.md#questionnaire. */
export interface RecordedAnswer {
  questionId: number;
  questionText: string;
  /** The answer; the key is fixed, browsers have stored it. */
  response: string;
  timestamp: string;
}

/** A question with its answer, parsed from a compiled text. */
export interface QuestionAnswer {
  question: string;
  answer: string;
}

/** Maximum characters of a compiled questionnaire: 17 answers of 2,000 characters with their questions. */
export const COMPILED_TEXT_MAX = 60_000;
/** Maximum characters of an answer, including the free text of a multiple choice. */
export const ANSWER_MAX = 2_000;
/** Maximum characters of the free text of a multiple choice; the rest is for the chosen options. */
export const OTHER_MAX = 1_500;
/** Longer questions are truncated; the longest of the product has half as many characters. */
const QUESTION_MAX = 400;
export const ANSWER_PREFIX = 'Resposta: ';

/** Joins answers to the text that the API accepts: ordered by question id, separated by blank lines. */
export function compileAnswers(answers: readonly RecordedAnswer[]): string {
  return [...answers]
    .sort((a, b) => a.questionId - b.questionId)
    .map((answer) => `${answer.questionText}\n${ANSWER_PREFIX}${answer.response}`)
    .join('\n\n');
}

/**
 * Parses a compiled text with any questions. An answer extends from its `Resposta: ` to the block in
 * which the next one starts. Texts stored before the limits existed are truncated.
 */
export function parseCompiledAnswers(text: string): QuestionAnswer[] {
  return parsePairs(text).map(({ question, answer }) => ({
    question: question.slice(0, QUESTION_MAX),
    answer: answer.slice(0, ANSWER_MAX),
  }));
}

function parsePairs(text: string): QuestionAnswer[] {
  const pairs: QuestionAnswer[] = [];
  let question: string[] = [];
  let answer: string[] | null = null;
  const flush = () => {
    if (answer) pairs.push({ question: joinLines(question), answer: joinLines(answer) });
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

const joinLines = (lines: string[]) => lines.join('\n').trim();

/** A compiled text with at least one answer. */
export const CompiledAnswers = z.string('validation:answers.required').check(
  z.trim(),
  z.minLength(1, 'validation:answers.required'),
  z.maxLength(COMPILED_TEXT_MAX, 'validation:tooLong'),
  z.refine((text) => parsePairs(text).length > 0, 'validation:answers.unreadable'),
  z.superRefine(reportLongAnswers),
);

/** Adds an issue for each answer over the limit; its path is the index of the answer. */
function reportLongAnswers(text: string, ctx: z.core.$RefinementCtx<string>): void {
  parsePairs(text).forEach(({ answer }, at) => {
    if (answer.length <= ANSWER_MAX) return;
    ctx.addIssue({ code: 'custom', path: [at], message: 'validation:tooLong', input: text });
  });
}
