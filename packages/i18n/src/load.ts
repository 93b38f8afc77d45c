import type { Language } from '@salesai/contract/languages';
import type { Namespace } from './resources.ts';

/** Loads the messages of a namespace in one language, for the web; each is a separate chunk. */
export async function loadNamespace(language: Language, namespace: Namespace): Promise<object> {
  const module: { default: object } = await import(`./${language}/${namespace}.ts`);
  return module.default;
}
