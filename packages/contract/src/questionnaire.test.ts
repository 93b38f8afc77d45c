import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ICP_QUESTIONS } from './icp-questions.ts';
import {
  ANSWER_MAX,
  ANSWER_PREFIX,
  CompiledAnswers,
  ICP_STEPS,
  parseCompiledAnswers,
  SELLER_STEPS,
} from './questionnaire.ts';
import { SELLER_QUESTIONS } from './seller-questions.ts';

const compiled = (...answers: string[]) =>
  answers.map((answer, at) => `Pergunta ${at}?\n${ANSWER_PREFIX}${answer}`).join('\n\n');
const issuesOf = (text: string) =>
  z.safeParse(CompiledAnswers, text).error?.issues.map(({ path, message }) => [path, message]);

describe('the numbers of steps', () => {
  it('are those of the questions, the last of which closes the questionnaire', () => {
    expect(SELLER_QUESTIONS).toHaveLength(SELLER_STEPS);
    expect(ICP_QUESTIONS).toHaveLength(ICP_STEPS);
    expect([SELLER_QUESTIONS, ICP_QUESTIONS].map((all) => all.at(-1)?.type)).toEqual([
      'close',
      'close',
    ]);
  });
});

describe('CompiledAnswers', () => {
  it('accepts answers up to the limit', () => {
    const longest = 'a'.repeat(ANSWER_MAX);
    expect(issuesOf(compiled('sim', longest))).toBeUndefined();
    expect(parseCompiledAnswers(compiled('sim', longest))[1]?.answer).toBe(longest);
  });

  it('reports every answer over the limit by its index', () => {
    const tooLong = 'a'.repeat(ANSWER_MAX + 1);
    expect(issuesOf(compiled(tooLong, 'sim', tooLong))).toEqual([
      [[0], 'validation:tooLong'],
      [[2], 'validation:tooLong'],
    ]);
  });

  it('counts spaces inside an answer, but not blank lines', () => {
    const lines = `a${'\n'.repeat(ANSWER_MAX)}b`;
    const spaces = `a${' '.repeat(ANSWER_MAX)}b`;
    expect(issuesOf(compiled(spaces))).toEqual([[[0], 'validation:tooLong']]);
    expect(parseCompiledAnswers(compiled(lines))[0]?.answer).toBe('a\nb');
  });

  it('are truncated to the limits by parseCompiledAnswers', () => {
    const [pair] = parseCompiledAnswers(
      `${'q'.repeat(5_000)}\n${ANSWER_PREFIX}${'a'.repeat(5_000)}`,
    );
    expect(pair?.answer).toHaveLength(ANSWER_MAX);
    expect(pair?.question).toHaveLength(400);
  });
});
