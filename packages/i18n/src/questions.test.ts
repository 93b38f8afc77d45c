import { ICP_QUESTIONS } from '@salesai/contract/icp-questions';
import { LANGUAGES } from '@salesai/contract/languages';
import type { Question } from '@salesai/contract/questionnaire';
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
});
