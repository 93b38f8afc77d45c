/** The current terms, by publication date; a new text gets a new version. */
export const TERMS_VERSION = '2026-11-22';
