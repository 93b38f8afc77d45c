import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/run.mjs';
import { isSource, read, tracked } from './tree.mjs';

const FOLDER = 'packages/i18n/src/pt-BR/';
/** Common labels that exist in every language, whether or not a screen uses them today. */
const COMMON_LABELS =
  /^(common\.(welcome|error|success|save|edit|delete|back|next|previous|search|filter|clear)|auth\.labels)\b/;
/** Named by the contract's questionnaires; a test of packages/i18n compares the two. */
const QUESTIONS = /Questions\.ts$/;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Messages that no source uses. A key built in part (`styles.${name}`) counts for all it can be. */
export async function problems(paths = tracked(), source = read, load = loadMessages) {
  const usage = usageOf(paths, source);
  const files = paths.filter((path) => path.startsWith(FOLDER) && !QUESTIONS.test(path));
  const unused = await Promise.all(
    files.map(async (path) => {
      const name = path.slice(FOLDER.length, -'.ts'.length);
      return leaves(await load(path))
        .filter(
          (key) => !COMMON_LABELS.test(`${name}.${key}`) && !isUsed(key.replace(PLURAL, ''), usage),
        )
        .map((key) => `${path}: no source uses “${key}”; delete it in all three languages`);
    }),
  );
  return unused.flat();
}

const loadMessages = async (path) => (await import(pathToFileURL(join(root, path)).href)).default;

function leaves(value, path = '') {
  if (typeof value !== 'object' || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  );
}

/** Every literal of the sources that could be a key: whole ones, and patterns of templates. */
function usageOf(paths, source) {
  const whole = new Set();
  const patterns = new Map();
  for (const path of paths.filter((one) => isSource(one) && !one.startsWith('packages/i18n/'))) {
    const text = source(path);
    for (const [, literal] of text.matchAll(/['"]([^'"\n]{2,120})['"]/g))
      whole.add(withoutNamespace(literal));
    for (const [, template] of text.matchAll(/`([^`\n]{2,160})`/g)) {
      const pattern = patternOf(withoutNamespace(template));
      patterns.set(String(pattern), pattern);
    }
  }
  return { whole, patterns: [...patterns.values()] };
}

const withoutNamespace = (text) => text.replace(/^[a-zA-Z]+[:]/, '');

/** `a.${b}.c` uses every key that starts with `a.` and ends with `.c`. */
function patternOf(template) {
  const parts = template
    .split(/\$\{[^}]{0,400}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.some((part) => /[a-z]/i.test(part)) ? new RegExp(`^${parts.join('.+')}$`) : /$^/;
}

/** A key is used by itself, by an object or list that contains it, or by a pattern. */
function isUsed(key, { whole, patterns }) {
  const steps = key.split('.');
  const prefixes = steps
    .map((_, at) => steps.slice(0, at + 1).join('.'))
    .slice(steps.length > 1 ? 1 : 0);
  return prefixes.some((one) => whole.has(one)) || patterns.some((one) => one.test(key));
}
