import { expect, test } from 'vitest';
import { forgetWords, keepWordsOf } from './kept-words.ts';

const ANSWERS = 'salesai-chat:seller:ana';
const DRAFT = 'salesai-arena:icp-1:draft';

function anaWrites() {
  keepWordsOf('ana');
  localStorage.setItem(ANSWERS, 'fecho poucas vendas');
  sessionStorage.setItem(DRAFT, 'o cliente sumiu');
}
const left = () => [localStorage.getItem(ANSWERS), sessionStorage.getItem(DRAFT)];

test('who comes back after their session ended finds their answers and drafts', () => {
  anaWrites();
  keepWordsOf('ana');
  expect(left()).toEqual(['fecho poucas vendas', 'o cliente sumiu']);
});

test('another person on the same device finds nothing of them', () => {
  anaWrites();
  keepWordsOf('rui');
  expect(left()).toEqual([null, null]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('ana');
});

test('who signs out leaves nothing, and no other store is touched', () => {
  anaWrites();
  localStorage.setItem('salesai-theme', 'light');
  forgetWords();
  expect(left()).toEqual([null, null]);
  expect(localStorage.getItem('salesai-theme')).toBe('light');
});
