import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** Files of the project as git sees them, those not yet added included. */
export const tracked = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));

export const read = (path) => readFileSync(join(root, path), 'utf8');

export const isSource = (path) => /\.(ts|tsx|mjs)$/.test(path);
