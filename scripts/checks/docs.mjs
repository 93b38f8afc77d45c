import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.mjs';
import { isSource, read, tracked } from './tree.mjs';

/** A path in backticks that starts with one of the project's folders. */
const QUOTED = /`((?:apps|packages|scripts|e2e|bench|evals|docs|deploy)\/[A-Za-z0-9_./-]+)`/g;
/** A link or picture within the repository. */
const LINKED = /\]\((?![a-z]{1,9}:)([^)\s]{1,200})\)/g;
/** A reference from a comment to a heading, such as `docs/product.md#teleprompter`. */
const REFERENCED = /\b(docs\/[a-z0-9/-]{1,80}\.md)(?:#([a-z0-9-]{1,80}))?/g;

/**
 * Paths, links and headings that documents and comments name but that do not exist.
 * @param exists whether a path relative to the root exists.
 */
export function problems(paths = tracked(), source = read, exists = isThere) {
  return paths.flatMap((path) => {
    if (path.endsWith('.md')) return documentProblems(path, source, exists);
    return isSource(path) && !/\.test\./.test(path) ? commentProblems(path, source, exists) : [];
  });
}

const isThere = (path) => existsSync(join(root, path));

function documentProblems(path, source, exists) {
  const text = source(path);
  const quoted = [...text.matchAll(QUOTED)].map(([, to]) => ({ to, file: to }));
  const linked = [...text.matchAll(LINKED)].map(([, to]) => {
    const [file, heading] = to.split('#');
    return { to, file: file ? join(dirname(path), file) : path, heading };
  });
  return brokenIn(path, [...quoted, ...linked], source, exists);
}

function commentProblems(path, source, exists) {
  const references = [...source(path).matchAll(REFERENCED)].map(([to, file, heading]) => ({
    to,
    file,
    heading,
  }));
  return brokenIn(path, references, source, exists);
}

function brokenIn(path, references, source, exists) {
  return references.flatMap(({ to, file, heading }) => {
    if (!exists(file)) return [`${path}: ${to} does not exist; name the current path`];
    if (!heading || !file.endsWith('.md') || headingsOf(source(file)).has(heading)) return [];
    return [`${path}: ${to}: no such heading; name one of the document's headings`];
  });
}

/** The anchors of a document's headings, as GitHub makes them. */
export function headingsOf(text) {
  const headings = text.matchAll(/^#+ (.*)$/gm);
  return new Set([...headings].map(([, title]) => anchorOf(title)));
}

const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/\[([^\]]{0,200})\]\([^)]{0,200}\)/g, '$1')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
