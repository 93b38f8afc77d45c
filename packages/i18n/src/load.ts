import type { Language } from '@salesai/contract/languages';
import type { Namespace } from './resources.ts';

/** By language: a table of all files would be a fifth of what every screen loads first. */
const LANGUAGES = {
  'pt-BR': () => import('./load/pt-BR.ts'),
  'en-US': () => import('./load/en-US.ts'),
  'es-ES': () => import('./load/es-ES.ts'),
} satisfies Record<Language, unknown>;

/** Loads the messages of a namespace in one language, for the web. */
export async function loadNamespace(language: Language, namespace: Namespace): Promise<object> {
  const { load } = await LANGUAGES[language]();
  return (await load(namespace)).default;
}
