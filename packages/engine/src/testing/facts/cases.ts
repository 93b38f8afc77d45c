import { z } from 'zod';

const amount = z.object({ value: z.number(), max: z.number().nullish() });
const words = z.array(z.string());

/** An answer with the facts that it states; an absent field must not be found, or only as unsure. */
const FactCase = z.object({
  id: z.string(),
  /** The misreading that the answer is an example of. */
  kind: z.string().nullish(),
  question: z.enum(['goal', 'description', 'challenge']),
  answer: z.string(),
  expected: z.object({
    goal: amount
      .extend({
        unit: z.string(),
        per: z.string().nullish(),
        from: z.number().nullish(),
        months: z.number().nullish(),
        certainty: z.string().nullish(),
      })
      .nullish(),
    price: z
      .union([
        z.literal('any'),
        amount.extend({ unit: z.string(), recurring: z.boolean().nullish() }),
      ])
      .nullish(),
    size: amount.extend({ of: z.string() }).nullish(),
    ages: amount.extend({ of: z.string() }).nullish(),
    offer: words.nullish(),
    buyer: words.nullish(),
    buyerKind: z.string().nullish(),
    buyerGender: z.string().nullish(),
    place: words.nullish(),
    pain: words.nullish(),
    frequency: words.nullish(),
    trigger: words.nullish(),
    decides: words.nullish(),
    tried: words.nullish(),
    forbidden: words.nullish(),
  }),
});

export type FactCase = z.infer<typeof FactCase>;

/** Parses a file of cases, one JSON object a line. */
export function parseCases(text: string): FactCase[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => FactCase.parse(JSON.parse(line)));
}
