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
  it('has the words of every question and option, and no others', async () => {
    const texts: Record<string, Texts> = { ...(await loadNamespace(language, namespace)) };
    const asked: readonly Question[] = questions;
    expect(Object.keys(texts)).toEqual(asked.map(({ key }) => key));
    for (const { key, options = [], type } of asked) {
      expect(texts[key]?.text).toEqual(expect.any(String));
      expect(Object.keys(texts[key]?.options ?? {})).toEqual(options.map(({ id }) => id));
      expect(texts[key]?.placeholder !== undefined).toBe(type === 'text');
    }
  });

  it('leaves room in an answer for all options and the longest free text', async () => {
    const texts: Record<string, Texts> = { ...(await loadNamespace(language, namespace)) };
    for (const { options } of Object.values(texts)) {
      const all = Object.values(options ?? {}).join(', ');
      expect(`${all}, ${OTHER_PREFIX}`.length + OTHER_MAX).toBeLessThanOrEqual(ANSWER_MAX);
    }
  });

  it('asks nothing longer than what is read of a question', async () => {
    const texts: Record<string, Texts> = { ...(await loadNamespace(language, namespace)) };
    for (const { text = '' } of Object.values(texts)) {
      const [pair] = parseCompiledAnswers(`${text}\n${ANSWER_PREFIX}sim`);
      expect(pair?.question).toBe(text);
    }
  });
});
