import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { root } from '../lib/run.mjs';

describe('dependency rules', () => {
  it.each(config.forbidden.map(({ name, comment }) => [name, comment]))(
    'the advice of %s names paths that exist',
    (_name, comment) => {
      const paths = comment.match(/(?<![\w./-])(?:apps|packages)\/[\w./-]{1,80}\w/g) ?? [];
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    },
  );
});
