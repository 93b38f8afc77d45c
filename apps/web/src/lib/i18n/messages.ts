import type { Language } from '@salesai/contract/languages';
import { loadNamespace } from '@salesai/i18n/load';
import type { Namespace } from '@salesai/i18n/resources';

/** Messages by language and namespace, as far as they are loaded. */
const loaded = new Map<string, object>();
const loading = new Map<string, Promise<void>>();

const nameOf = (language: Language, namespace: string) => `${language}/${namespace}`;

export const hasMessages = (language: Language, namespace: string) =>
  loaded.has(nameOf(language, namespace));

/** Loads messages once. A failed load is repeated by the next call. */
export function loadMessages(language: Language, namespace: Namespace): Promise<void> {
  const name = nameOf(language, namespace);
  const load = loading.get(name) ?? fetchMessages(language, namespace);
  loading.set(name, load);
  load.catch(() => loading.delete(name));
  return load;
}

async function fetchMessages(language: Language, namespace: Namespace) {
  loaded.set(nameOf(language, namespace), await loadNamespace(language, namespace));
}

/** The text or the group of texts at a path such as `titles.home`; undefined when there is none. */
export function messageAt(language: Language, namespace: string, path?: string): unknown {
  let value: unknown = loaded.get(nameOf(language, namespace));
  for (const key of path?.split('.') ?? []) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = asRecord(value)[key];
  }
  return value;
}

const asRecord = (value: object) => value as Record<string, unknown>;
