import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { tokensOf } from '../../packages/engine/src/recognition/normalise.ts';
import { readSentences } from '../../packages/engine/training/dataset.ts';

const sentenceSchema = z.strictObject({
  label: z.string(),
  text: z.string(),
  /** Further labels that a careful reader would accept. */
  also: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  buyer: z.string().default(''),
  open: z.boolean().default(false),
  silence: z.boolean().default(false),
});

/** A sentence of the author whose sentences train nothing. */
export type HeldOutSentence = z.infer<typeof sentenceSchema>;

const engine = dirname(createRequire(import.meta.url).resolve('@salesai/engine/package.json'));
const path = new URL('../data/recognition-held-out.jsonl', import.meta.url);

/**
 * The held-out sentences; `seen` are those that an author of the training data wrote word for
 * word, too: they say nothing about unknown sentences and count nowhere.
 */
export function readHeldOut(): { sentences: HeldOutSentence[]; seen: number } {
  const known = new Set(readSentences(join(engine, 'data/recognition')).map(keyOf));
  const all = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => sentenceSchema.parse(JSON.parse(line)));
  const sentences = all.filter((sentence) => !known.has(keyOf(sentence)));
  return { sentences, seen: all.length - sentences.length };
}

function keyOf({
  label,
  text,
  buyer,
}: {
  label: string;
  text: string;
  buyer?: string | undefined;
}) {
  const context = label.startsWith('act.') ? `act ${buyer ?? ''}` : '';
  return `${context}|${tokensOf(text).join(' ')}`;
}

export const isAct = ({ label }: HeldOutSentence) => label.startsWith('act.');
export const isDistress = ({ label }: HeldOutSentence) => label.startsWith('safety.');
export const isLookalike = ({ label }: HeldOutSentence) => label === 'lookalike';
export const isMessage = (sentence: HeldOutSentence) =>
  !isAct(sentence) && !isDistress(sentence) && !isLookalike(sentence);
