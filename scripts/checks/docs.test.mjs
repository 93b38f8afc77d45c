import { describe, expect, it } from 'vitest';
import { fakeTree } from '../testing/fake-tree.mjs';
import { headingsOf, problems } from './docs.mjs';

const check = (files) => problems(...fakeTree(files));

describe('docs check', () => {
  it('accepts paths, links and headings that exist', () => {
    const files = {
      'README.md':
        'See `docs/product.md`, [coach](docs/product.md#coach), [here](#title).\n# Title',
      'docs/product.md': '# Product\n## Coach\n',
      'apps/a.ts': '/** See docs/product.md#coach. */',
    };
    expect(check(files)).toEqual([]);
  });

  it.each([
    ['a quoted path', { 'README.md': '`apps/gone.ts`' }, 'README.md: apps/gone.ts does not exist'],
    ['a link', { 'docs/a.md': '[x](b.md)' }, 'docs/a.md: b.md does not exist'],
    [
      'a heading of a link',
      { 'docs/a.md': '[x](b.md#no)', 'docs/b.md': '# Yes' },
      'docs/a.md: b.md#no: no such heading',
    ],
    [
      'a heading in a comment',
      { 'apps/a.ts': '// docs/b.md#no', 'docs/b.md': '# Yes' },
      'apps/a.ts: docs/b.md#no: no such heading',
    ],
    ['a document in a comment', { 'apps/a.ts': '// docs/c.md' }, 'apps/a.ts: docs/c.md does not'],
  ])('reports %s that does not exist', (_what, files, expected) => {
    expect(check(files)).toEqual([expect.stringContaining(expected)]);
  });

  it('ignores links to other sites', () => {
    expect(check({ 'README.md': '[x](https://example.com/a.md#b)' })).toEqual([]);
  });
});

describe('headingsOf', () => {
  it('makes the anchors that GitHub makes', () => {
    expect([
      ...headingsOf('# ICP pictures\n## Limits (in `db`, all nodes)\n### [A](b.md) & C'),
    ]).toEqual(['icp-pictures', 'limits-in-db-all-nodes', 'a--c']);
  });
});
