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

/** One answer as the chat records it (spec, section 3). */
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
/** Characters of one free-text answer in the chat. */
export const ANSWER_MAX = 2_000;
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
 * An answer runs from its `Resposta: ` to the block in which the next one starts.
 */
export function parseCompiledAnswers(text: string): QuestionAnswer[] {
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
  z.refine((text) => parseCompiledAnswers(text).length > 0, 'validation:answers.unreadable'),
);
