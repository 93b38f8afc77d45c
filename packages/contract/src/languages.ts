/** A module without schemas, for the first screen. */
export const LANGUAGES = ['pt-BR', 'en-US', 'es-ES'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The supported language nearest to a BCP 47 tag: 'es-AR' is read in 'es-ES'; undefined for others. */
export const nearestLanguage = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => language.slice(0, 2) === tag.split(/[-_]/)[0]?.toLowerCase());
