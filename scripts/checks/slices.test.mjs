import { describe, expect, it } from 'vitest';
import { problems } from './slices.mjs';

describe('slices check', () => {
  it.each([
    'apps/server/src/domains/icp/service.ts',
    'apps/server/src/domains/icp/limits.test.ts',
    'apps/server/src/domains/coach/documents/names.ts',
    'apps/web/src/features/icp/face.ts',
  ])('accepts %s', (path) => {
    expect(problems([path])).toEqual([]);
  });

  it.each([
    'apps/server/src/domains/icp/helpers.ts',
    'apps/server/src/domains/icp/keys.ts',
    'apps/server/src/domains/coach/documents/helpers.ts',
    'apps/server/src/domains/coach/documents/search/names.ts',
    'apps/server/src/domains/icp/faces/service.ts',
    'apps/web/src/features/icp/Face.ts',
  ])('reports %s', (path) => {
    expect(problems([path])).toEqual([expect.stringContaining(path)]);
  });
});
