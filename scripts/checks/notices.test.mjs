import { describe, expect, it } from 'vitest';
import { isAllowed, NOTICES } from '../lib/notices.mjs';
import { fakeTree } from '../testing/fake-tree.mjs';
import { problems } from './notices.mjs';

const check = (files, generated) => problems(...fakeTree(files).slice(0, 2), () => generated);

describe('notices check', () => {
  it('accepts a current file', () => {
    expect(check({ [NOTICES]: 'a' }, { text: 'a', problems: [] })).toEqual([]);
  });

  it('reports a stale or missing file', () => {
    for (const files of [{ [NOTICES]: 'old' }, {}]) {
      expect(check(files, { text: 'a', problems: [] })).toEqual([
        expect.stringContaining('is stale'),
      ]);
    }
  });

  it('reports packages that may not be shipped', () => {
    expect(check({ [NOTICES]: 'a' }, { text: 'a', problems: ['x: GPL'] })).toEqual(['x: GPL']);
  });
});

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['(GPL-3.0 OR MIT)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
  ])('of %s is %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});
