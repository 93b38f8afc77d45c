import { expect, it } from 'vitest';
import { memoised } from './memo.ts';

it('memoised computes a word once, and again after it forgot all words', () => {
  const asked: string[] = [];
  const length = memoised((word) => asked.push(word) && word.length, 2);
  expect([length('um'), length('um'), length('dois'), length('tres'), length('um')]).toEqual([
    2, 2, 4, 4, 2,
  ]);
  expect(asked).toEqual(['um', 'dois', 'tres', 'um']);
});
