import { join } from 'node:path';

/** Modules that are replaced by smaller ones of our own: docs/decisions/023-first-visits.md. */
export const ALIASES = {
  'react-i18next': join(import.meta.dirname, 'src/lib/i18n/use-translation.ts'),
};
