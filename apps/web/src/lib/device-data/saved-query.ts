import type * as z from 'zod/mini';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The schema of the data: the last good answer is stored on the device, to be read offline. */
      savedAs?: z.ZodMiniType;
    };
  }
}

/** Query option: the data is stored on the device of the signed-in account, as this schema. */
export const savedAs = (schema: z.ZodMiniType) => ({ meta: { savedAs: schema } });
