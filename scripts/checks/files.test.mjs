import { describe, expect, it } from 'vitest';
import { fakeTree } from '../testing/fake-tree.mjs';
import { problems } from './files.mjs';

const check = (files) => problems(...fakeTree(files));
const lines = (count) => 'x\n'.repeat(count);

describe('files check', () => {
  it('reports a module over the limit by name', () => {
    expect(check({ 'apps/a.ts': lines(400) })).toEqual([
      expect.stringMatching(/^apps\/a\.ts: 401 lines/),
    ]);
  });

  it.each([
    'apps/a.test.ts',
    'packages/engine/src/knowledge/a.ts',
    'packages/a.gen.ts',
    'docs/a.md',
  ])('does not limit %s', (path) => {
    expect(check({ [path]: lines(400) })).toEqual([]);
  });

  it('reports a module that reads process.env, except config.ts and tools', () => {
    const text = 'const a = process.env.A;';
    expect(check({ 'apps/server/src/a.ts': text })).toEqual([
      expect.stringContaining('only config.ts reads process.env'),
    ]);
    expect(check({ 'apps/server/src/config.ts': text, 'scripts/a.mjs': text })).toEqual([]);
  });
});
