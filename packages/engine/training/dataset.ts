import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** One labelled sentence as it is stored. */
const sentenceSchema = z.strictObject({
  label: z.string().regex(/^[a-z]+(\.[a-z][a-z-_]*)?$/),
  text: z.string().min(1).max(600),
  /** Of an act: what the buyer said last; absent when the seller opens. */
  buyer: z.string().optional(),
  /** Of an act: an objection of the buyer is open. */
  open: z.literal(true).optional(),
  /** Of an act: the buyer has not answered the last message. */
  silence: z.literal(true).optional(),
});

export type Sentence = z.infer<typeof sentenceSchema> & { author: string };

/**
 * The labelled sentences of a folder: one `<author>.jsonl` an author.
 * @throws Error that names file and line of what does not fit the schema.
 */
export function readSentences(folder: string): Sentence[] {
  return filesIn(folder).flatMap((file) => {
    const author = file.replace(/\.jsonl$/, '');
    return readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        line === '' ? [] : [{ ...parsed(line, `${file}:${at + 1}`), author }],
      );
  });
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort();

function parsed(line: string, place: string) {
  const result = sentenceSchema.safeParse(JSON.parse(line));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${place}: ${issue?.path.join('.')}: ${issue?.message}`);
}
