import type { Language } from '@salesai/contract/languages';
import { messageAt } from './messages.ts';

export type Values = Record<string, unknown>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * The text of a key in the form of i18next's messages: `namespace:path`, `{{value}}`, and plurals as
 * `key_one` and `key_other`, chosen by `count`. @returns the path itself when there is no such text.
 */
export function translate(
  language: Language,
  defaultNamespace: string,
  key: string,
  values: Values = {},
): unknown {
  const [namespace, path] = splitKey(key, defaultNamespace);
  const message = find(language, namespace, path, values.count);
  if (typeof message === 'string') return fill(message, values);
  return values.returnObjects && message !== undefined ? message : path;
}

/** Whether a key has a text. */
export function hasText(language: Language, defaultNamespace: string, key: string): boolean {
  return typeof messageAt(language, ...splitKey(key, defaultNamespace)) === 'string';
}

function splitKey(key: string, defaultNamespace: string): [namespace: string, path: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [defaultNamespace, key] : [key.slice(0, colon), key.slice(colon + 1)];
}

function find(language: Language, namespace: string, path: string, count: unknown): unknown {
  const at = (suffix: string) => messageAt(language, namespace, path + suffix);
  if (typeof count !== 'number') return at('');
  const zero = count === 0 ? at('_zero') : undefined;
  return zero ?? at(`_${rulesOf(language).select(count)}`) ?? at('_other') ?? at('');
}

const rules = new Map<Language, Intl.PluralRules>();

function rulesOf(language: Language): Intl.PluralRules {
  const found = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, found);
  return found;
}

const fill = (message: string, values: Values) =>
  message.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
