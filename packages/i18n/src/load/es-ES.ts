import type { Namespace } from '../resources.ts';

/** Loads the messages of a namespace; each is a separate chunk. */
export const load = (namespace: Namespace): Promise<{ default: object }> =>
  import(`../es-ES/${namespace}.ts`);
