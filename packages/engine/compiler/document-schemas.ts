import { z } from 'zod';
import type { DocumentWords } from '../src/knowledge/documents/knowledge.ts';

const folded = z.string().regex(/^[a-z0-9²]+$/, 'must be one lower-case word without accents');
const groups = z.array(z.array(folded).min(1));

export const documentWords: z.ZodType<DocumentWords> = z.strictObject({
  plain: z.array(folded).min(1),
  synonyms: groups,
  related: groups,
});
