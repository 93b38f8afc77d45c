import { type Token, tokensIn } from './tokens.ts';

/** Whether a word of a change stands in the text: "other" does not, "small" says nothing. */
export type Earlier = 'in' | 'other' | 'small';

const STEM = 5;
const SMALL = 3;
const SAME_VALUE = /\d+(?:[.,]\d+)*/;

/** Words that are not short by their stems, numbers by their value: "1.200" is "1200". */
const keyOf = ({ text, word }: Token): string | null => {
  const value = SAME_VALUE.exec(text)?.[0];
  if (value) return value.replace(/[.,]/g, '');
  return word.length < SMALL ? null : word.slice(0, STEM);
};

/** For each word of a message, whether the text that it changes has it. */
export function earlierWords(tokens: readonly Token[], before: string): Earlier[] {
  const own = new Set(tokensIn(before).map(keyOf));
  return tokens.map((token) => {
    const key = keyOf(token);
    if (key === null) return 'small';
    return own.has(key) ? 'in' : 'other';
  });
}
