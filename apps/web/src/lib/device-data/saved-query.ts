import type * as z from 'zod/mini';

/** Loads a schema: only the store needs it. */
type LoadSchema = () => Promise<z.ZodMiniType>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The schema of the data: the last good response is stored on the device, to be read offline. */
      savedAs?: LoadSchema;
    };
  }
}

/** Query option: the data is stored on the device of the signed-in account, as this schema. */
export const savedAs = (schema: LoadSchema) => ({ meta: { savedAs: schema } });
