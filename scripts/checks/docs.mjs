import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { read, tracked } from './tree.mjs';

/** A path in backticks that begins in one of the project's folders is a promise that it exists. */
const QUOTED = /`((?:apps|packages|scripts|e2e|bench|evals|docs|deploy)\/[A-Za-z0-9_./-]+)`/g;

export function problems(paths = tracked(), source = read) {
  return paths
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...source(path).matchAll(QUOTED)]
        .filter(([, quoted]) => !existsSync(join(root, quoted)))
        .map(([, quoted]) => `${path}: ${quoted} does not exist; name where the thing is now`),
    );
}
