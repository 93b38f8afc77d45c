import { ICP_QUESTIONS } from '@salesai/contract/icp-questions';
import { LANGUAGES } from '@salesai/contract/languages';
import {
  ANSWER_MAX,
  ANSWER_PREFIX,
  OTHER_MAX,
  OTHER_PREFIX,
  parseCompiledAnswers,
  type Question,
} from '@salesai/contract/questionnaire';
import { SELLER_QUESTIONS } from '@salesai/contract/seller-questions';
import { describe, expect, it } from 'vitest';
import { loadNamespace } from './load.ts';

interface Texts {
  text?: string;
  placeholder?: string;
  options?: Record<string, string>;
}

const CASES = LANGUAGES.flatMap((language) => [
  { language, namespace: 'sellerQuestions' as const, questions: SELLER_QUESTIONS },
  { language, namespace: 'icpQuestions' as const, questions: ICP_QUESTIONS },
]);

describe.each(CASES)('$namespace in $language', ({ language, namespace, questions }) => {
  it('has exactly the texts of every question and option', async () => {
    const texts: Record<string, Texts> = { ...(await loadNamespace(language, namespace)) };
    const expected: readonly Question[] = questions;
    expect(Object.keys(texts)).toEqual(expected.map(({ key }) => key));
    for (const { key, options = [], type } of expected) {
      expect(texts[key]?.text).toEqual(expect.any(String));
      expect(Object.keys(texts[key]?.options ?? {})).toEqual(options.map(({ id }) => id));
      expect(texts[key]?.placeholder !== undefined).toBe(type === 'text');
    }
  });

  it('fits all options and the longest free text into the limit of an answer', async () => {
    const texts: Record<string, Texts> = { ...(await loadNamespace(language, namespace)) };
    for (const { options } of Object.values(texts)) {
      const all = Object.values(options ?? {}).join(', ');
      expect(`${all}, ${OTHER_PREFIX}`.length + OTHER_MAX).toBeLessThanOrEqual(ANSWER_MAX);
    }
  });

  it('has no question that is truncated when it is parsed', async () => {
    const texts: Record<string, Texts> = { ...(await loadNamespace(language, namespace)) };
    for (const { text = '' } of Object.values(texts)) {
      const [pair] = parseCompiledAnswers(`${text}\n${ANSWER_PREFIX}sim`);
      expect(pair?.question).toBe(text);
    }
  });
});
