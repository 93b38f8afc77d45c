import { expect, test } from 'vitest';
import { claimDraftsFor, clearDrafts } from './drafts.ts';

const ANSWERS = 'salesai-chat:seller:ana';
const DRAFT = 'salesai-arena:icp-1:draft';

function storeDraftsOfAna() {
  claimDraftsFor('ana');
  localStorage.setItem(ANSWERS, 'fecho poucas vendas');
  sessionStorage.setItem(DRAFT, 'o cliente sumiu');
}
const stored = () => [localStorage.getItem(ANSWERS), sessionStorage.getItem(DRAFT)];

test('keeps answers and drafts when the same user signs in again', () => {
  storeDraftsOfAna();
  claimDraftsFor('ana');
  expect(stored()).toEqual(['fecho poucas vendas', 'o cliente sumiu']);
});

test('clears answers and drafts when another user signs in', () => {
  storeDraftsOfAna();
  claimDraftsFor('rui');
  expect(stored()).toEqual([null, null]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('ana');
});

test('clearDrafts removes answers and drafts but no other entry', () => {
  storeDraftsOfAna();
  localStorage.setItem('salesai-theme', 'light');
  clearDrafts();
  expect(stored()).toEqual([null, null]);
  expect(localStorage.getItem('salesai-theme')).toBe('light');
});
