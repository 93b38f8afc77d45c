/** Apart from the schemas: the first screen words itself before it needs any rule. */
export const LANGUAGES = ['pt-BR', 'en-US', 'es-ES'] as const;
export type Language = (typeof LANGUAGES)[number];
