import { z } from 'zod';
import { SHEET_KINDS, type TradeSheet } from '../src/knowledge/practice/trade-sheet.ts';
import { lines, text } from './practice-schemas.ts';

const folded = text.regex(/^[a-z0-9 -]+$/, 'has capitals, accents or signs');

/** What a simulated buyer of one trade knows. */
export const tradeSheet: z.ZodType<TradeSheet, unknown> = z.strictObject({
  key: text,
  scope: z.enum(['company', 'person']),
  of: z.tuple([folded], folded),
  customers: z.tuple([folded], folded).optional(),
  except: z.tuple([folded], folded).optional(),
  user: z
    .strictObject({ who: z.enum(['child', 'parent']), ages: z.tuple([z.int(), z.int()]) })
    .optional(),
  facts: z
    .array(
      z.strictObject({
        kind: z.enum(SHEET_KINDS).optional(),
        about: z.tuple([folded], folded).optional(),
        ...{ asks: lines, says: lines },
      }),
    )
    .min(1),
});
