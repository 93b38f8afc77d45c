import { z } from 'zod';
import type { Trade } from '../src/knowledge/trades/trade.ts';

/** Schema of `packages/engine/knowledge/trades`. */

const text = z.string().trim().min(1);
const folded = z
  .string()
  .regex(/^[^\sA-ZÀ-ÿ]+(?: [^\sA-ZÀ-ÿ]+)*$/, 'must be lower case without accents');
const gender = z.enum(['m', 'f']);
const number = z.enum(['s', 'p']);
/** Fits after an article or a preposition: begins with its noun. */
const nounPhrase = text.regex(
  /^(?![OoAa]s? |[Uu]ma? )[^.!?]*$/,
  'must be a noun phrase without article',
);
const question = text.regex(/\?$/, 'must end with a question mark');
const between = <T extends z.ZodType>(schema: T, least: number, most: number) =>
  z
    .array(schema)
    .min(least)
    .max(most)
    .refine((lines) => new Set(lines.map((line) => JSON.stringify(line))).size === lines.length, {
      error: 'says something twice',
    });

export const trade: z.ZodType<Trade> = z.strictObject({
  key: text,
  name: nounPhrase,
  gender,
  number,
  offer_cues: between(folded, 1, 40),
  buyer_cues: between(folded, 1, 40),
  needs: between(folded, 1, 6).exactOptional(),
  offers: between(z.strictObject({ text: nounPhrase, gender, number }), 2, 6),
  buyers: between(
    z.strictObject({ text: nounPhrase, feminine: nounPhrase, plural: nounPhrase }),
    2,
    6,
  ),
  units: between(text, 1, 8),
  decides: between(text, 1, 4),
  pains: between(nounPhrase, 5, 10),
  triggers: between(text.regex(/^quando /, 'must begin with "quando"'), 3, 6),
  season: between(text, 1, 5),
  rules: between(text, 0, 5),
  questions: between(question, 6, 10),
  consequences: between(question, 3, 6),
  proofs: between(text, 3, 6),
  openings: between(text, 2, 4),
  objections: between(z.strictObject({ said: text, answer: text }), 4, 6),
  words: between(text, 10, 30),
  doubts: between(text, 1, 4),
});
