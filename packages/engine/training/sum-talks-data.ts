import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A running talk: the messages of a seller; `gold` is the result of a sum, null where the talk does not give it. */
const talkSchema = z.strictObject({
  turns: z.array(z.strictObject({ say: z.string(), gold: z.number().nullable().optional() })),
});

export type SumTalk = z.infer<typeof talkSchema> & { author: string };

const FOLDER = new URL('../data/sum-talks/', import.meta.url);

/** The talks of all authors. */
export const readSumTalks = (): SumTalk[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({
          ...talkSchema.parse(JSON.parse(line)),
          author: name.replace('.jsonl', ''),
        })),
    );

/** Whether a value is the result of a sum, also rounded as answers show it or up to a whole number. */
export const isGold = (value: number, gold: number): boolean =>
  Math.abs(Math.abs(value) - Math.abs(gold)) <= Math.max(0.011, 0.0005 * Math.abs(gold));
