import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/run.mjs';
import { isSource, read, tracked } from './tree.mjs';

const FOLDER = 'packages/i18n/src/pt-BR/';
/** Words that the spec lists as everybody's, whether or not a screen says them today. */
const KEPT =
  /^(common\.(welcome|error|success|save|edit|delete|back|next|previous|search|filter|clear)|auth\.labels)\b/;
/** Named by the contract's questionnaires; a test of the messages holds the two together. */
const QUESTIONS = /Questions\.ts$/;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Messages that no source asks for. A key built in part (`styles.${name}`) counts for all it can be. */
export async function problems(paths = tracked()) {
  const asked = askedFor(paths);
  const files = paths.filter((path) => path.startsWith(FOLDER) && !QUESTIONS.test(path));
  const unused = await Promise.all(
    files.map(async (path) => {
      const name = path.slice(FOLDER.length, -'.ts'.length);
      const { default: messages } = await import(pathToFileURL(join(root, path)).href);
      return leaves(messages)
        .filter((key) => !KEPT.test(`${name}.${key}`) && !isAsked(key.replace(PLURAL, ''), asked))
        .map((key) => `${path}: nothing says “${key}”; take it out of all three languages`);
    }),
  );
  return unused.flat();
}

function leaves(value, path = '') {
  if (typeof value !== 'object' || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  );
}

/** Every literal of the sources that could be a key, whole or with holes. */
function askedFor(paths) {
  const whole = new Set();
  const holed = [];
  for (const path of paths.filter((one) => isSource(one) && !one.startsWith('packages/i18n/'))) {
    const source = read(path);
    for (const [, text] of source.matchAll(/['"]([^'"\n]{2,120})['"]/g))
      whole.add(withoutNamespace(text));
    for (const [, text] of source.matchAll(/`([^`\n]{2,160})`/g))
      holed.push(pattern(withoutNamespace(text)));
  }
  return { whole, holed: [...new Map(holed.map((one) => [String(one), one])).values()] };
}

const withoutNamespace = (text) => text.replace(/^[a-zA-Z]+[:]/, '');

/** `a.${b}.c` asks for everything that starts with `a.` and ends with `.c`. */
function pattern(text) {
  const parts = text
    .split(/\$\{[^}]{0,400}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.some((part) => /[a-z]/i.test(part)) ? new RegExp(`^${parts.join('.+')}$`) : /$^/;
}

/** A key is asked for by itself, by a part above it (an object or a list), or by a pattern. */
function isAsked(key, { whole, holed }) {
  const steps = key.split('.');
  const above = steps
    .map((_, at) => steps.slice(0, at + 1).join('.'))
    .slice(steps.length > 1 ? 1 : 0);
  return above.some((one) => whole.has(one)) || holed.some((one) => one.test(key));
}
