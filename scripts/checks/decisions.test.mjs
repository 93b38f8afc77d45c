import { describe, expect, it } from 'vitest';
import { fakeTree } from '../testing/fake-tree.mjs';
import { problems } from './decisions.mjs';

const INDEX = 'docs/decisions/README.md';
const check = (files) => problems(...fakeTree(files));
const one = (text, index = '- [001](001-a.md): Title') => ({
  'docs/decisions/001-a.md': text,
  [INDEX]: index,
});

describe('decisions check', () => {
  it.each([['2026-11-22 · accepted'], ['2026-11-22 · superseded by [002](002-b.md)']])(
    'accepts a listed decision with "%s"',
    (status) => {
      expect(check(one(`# 001. Title\n\n${status}\n`))).toEqual([]);
    },
  );

  it('reports a decision without date and status', () => {
    expect(check(one('# 001. Title\n\n**Decided.** So.'))).toEqual([
      expect.stringContaining('write date and status below the title'),
    ]);
  });

  it('reports a decision that the index lists under another title', () => {
    const files = one('# 001. Title\n\n2026-11-22 · accepted', '- [001](001-a.md): Old title');
    expect(check(files)).toEqual([`${INDEX}: add the line "- [001](001-a.md): Title"`]);
  });

  it('reports a gap in the numbers', () => {
    const files = {
      'docs/decisions/002-a.md': '# 002. Title\n\n2026-11-22 · accepted',
      [INDEX]: '- [002](002-a.md): Title',
    };
    expect(check(files)).toEqual(['docs/decisions/002-a.md: the next number is 001']);
  });
});
