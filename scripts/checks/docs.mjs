import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.mjs';
import { read, tracked } from './tree.mjs';

/** A path in backticks that begins in one of the project's folders is a promise that it exists. */
const QUOTED = /`((?:apps|packages|scripts|e2e|bench|evals|docs|deploy)\/[A-Za-z0-9_./-]+)`/g;
/** A link or picture that leads to no other site. */
const LINKED = /\]\((?![a-z]+:|#)([^)#\s]+)/g;
const DECISION = /^docs\/decisions\/(\d.*\.md)$/;
const INDEX = 'docs/decisions/README.md';

export function problems(paths = tracked(), source = read) {
  const documents = paths.filter((path) => path.endsWith('.md'));
  return [
    ...documents.flatMap((path) => missing(path, source(path))),
    ...documents
      .filter((path) => DECISION.test(path))
      .filter((path) => !source(INDEX).includes(DECISION.exec(path)[1]))
      .map((path) => `${INDEX}: add ${path}`),
  ];
}

function missing(path, text) {
  const quoted = [...text.matchAll(QUOTED)].map(([, to]) => ({ to, at: to }));
  const linked = [...text.matchAll(LINKED)].map(([, to]) => ({ to, at: join(dirname(path), to) }));
  return [...quoted, ...linked]
    .filter(({ at }) => !existsSync(join(root, at)))
    .map(({ to }) => `${path}: ${to} does not exist; name where the thing is now`);
}
