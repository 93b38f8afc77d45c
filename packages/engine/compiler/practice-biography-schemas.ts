import { z } from 'zod';
import {
  BUYER_FIELDS,
  type BuyerKind,
  type ClaimPattern,
  type Particular,
  type Possession,
  PROBLEM_FIELDS,
  type ProblemKind,
  PURCHASE_FIELDS,
  type PurchaseKind,
} from '../src/knowledge/practice/biography.ts';
import { ASKED_LABELS } from '../src/practice/asked/labels.ts';
import { line, lines, pattern, text } from './practice-schemas.ts';

/** Schemas of what a simulated buyer knows of the own place, of how the purchase is done today, and of the problem. */

type Fields<F extends string> = Record<F, z.ZodOptional<typeof lines>>;

const optional = <F extends string>(fields: readonly F[]): Fields<F> =>
  Object.fromEntries(fields.map((field) => [field, lines.optional()])) as Fields<F>;

const named = { key: text, isGeneral: z.boolean().optional() };

const partner = z.strictObject({ text, gender: z.enum(['m', 'f']) });

export const buyerKinds: z.ZodType<readonly BuyerKind[], unknown> = z.array(
  z.strictObject({
    ...named,
    scope: z.enum(['company', 'person']),
    pattern,
    counts: z.record(z.string(), line).optional(),
    partners: z.tuple([partner], partner).optional(),
    ...optional(BUYER_FIELDS),
  }),
);

export const purchaseKinds: z.ZodType<readonly PurchaseKind[], unknown> = z.array(
  z.strictObject({
    ...named,
    scope: z.enum(['company', 'person']).optional(),
    buyers: z.array(text).optional(),
    problem: text.optional(),
    pattern,
    theme: text,
    ...optional(PURCHASE_FIELDS),
  }),
);

export const problemKinds: z.ZodType<readonly ProblemKind[], unknown> = z.array(
  z.strictObject({
    ...named,
    pattern,
    scope: z.enum(['company', 'person']).optional(),
    buyers: z.array(text).optional(),
    purchases: z.array(text).optional(),
    theme: text,
    ...optional(PROBLEM_FIELDS),
  }),
);

export const claimPatterns: z.ZodType<readonly ClaimPattern[], unknown> = z.array(
  z.strictObject({ claim: text, value: text, pattern }),
);

export const particulars: z.ZodType<readonly Particular[], unknown> = z.array(
  z
    .strictObject({
      key: text,
      scope: z.enum(['company', 'person']).optional(),
      isDate: z.literal(true).optional(),
      of: pattern.optional(),
      pattern,
      about: z.array(z.enum(ASKED_LABELS)).optional(),
      unit: pattern.optional(),
      own: line.optional(),
      field: z.enum(BUYER_FIELDS).optional(),
      says: lines.optional(),
    })
    .refine(({ field, says }) => (field === undefined) !== (says === undefined), {
      message: 'A particular has lines of its own or those of a field',
    })
    .refine(({ unit, own }) => (unit === undefined) === (own === undefined), {
      message: 'A unit and what is said of it belong together',
    }),
);

export const possessions: z.ZodType<readonly Possession[], unknown> = z.array(
  z.strictObject({
    key: text,
    scope: z.enum(['company', 'person']).optional(),
    pattern,
    says: lines,
  }),
);
