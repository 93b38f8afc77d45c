import { beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

beforeEach(() => localStorage.clear());

const forbidden = browserStorage(() => {
  throw new DOMException('Storage is forbidden', 'SecurityError');
});

test('stores in the storage of the browser', () => {
  const storage = browserStorage(() => localStorage);
  storage.setItem('draft', 'oi');
  expect(localStorage.getItem('draft')).toBe('oi');
  expect(storage.keys()).toEqual(['draft']);
  storage.removeItem('draft');
  expect(storage.getItem('draft')).toBeNull();
});

test('keeps entries as long as the page where storage is forbidden', () => {
  forbidden.setItem('draft', 'oi');
  expect(forbidden.getItem('draft')).toBe('oi');
  expect(forbidden.keys()).toEqual(['draft']);
  forbidden.removeItem('draft');
  expect(forbidden.getItem('draft')).toBeNull();
});

test('keeps what a full storage refuses, instead of an earlier value', () => {
  const storage = browserStorage(() => localStorage);
  storage.setItem('draft', 'o');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  });
  storage.setItem('draft', 'oi');
  setItem.mockRestore();
  expect(storage.getItem('draft')).toBe('oi');
  expect(localStorage.getItem('draft')).toBeNull();
  storage.setItem('draft', 'oi!');
  expect(localStorage.getItem('draft')).toBe('oi!');
});
