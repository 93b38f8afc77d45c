import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Known, sourceFeatures } from '../src/answer-sources/features.ts';
import { ANSWER_SOURCES, type AnswerSource } from '../src/answer-sources/labels.ts';
import { readSentences } from './dataset.ts';
import { type FitOptions, type Fitted, fit } from './fit.ts';
import { readProblems } from './sums-data.ts';

const OPTIONS: FitOptions = {
  epochs: 12,
  rate: 0.2,
  decay: 1e-4,
  minimum: 2,
  rarity: 0,
  balance: 0.5,
};

const lineSchema = z.object({
  text: z.string(),
  source: z.enum(ANSWER_SOURCES),
  said: z.array(z.string()).default([]),
  documents: z.array(z.string()).default([]),
  say: z.string().optional(),
});

/** A message with where its answer stands, and what is known; null where that was not written down. */
export interface LabelledSource {
  author: string;
  text: string;
  source: AnswerSource;
  known: Known | null;
  /** What a right answer says. */
  say: string | null;
}

const folder = fileURLToPath(new URL('../data/answer-sources/', import.meta.url));

/** The messages of one file of JSON lines. */
const sourcesIn = (content: string, author: string): LabelledSource[] =>
  content
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .map(({ text, source, said, documents, say = null }) => {
      return { author, text, source, known: { said, documents }, say };
    });

/** What authors wrote for this reader. */
export const readSources = (): LabelledSource[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => sourcesIn(readFileSync(`${folder}${name}`, 'utf8'), name.slice(0, -6)));

/** Authors of recognition who wrote messages within talks. */
const TALKS = /^d\d$/;
/** What is asked of documents, of the talk and of sums is rare: here other authors count, too. */
const RARE = /^(?:doc|recall|sum)\b/;
const SOURCE_OF: readonly (readonly [AnswerSource, RegExp])[] = [
  ['documents', /^doc\b/],
  ['talk', /^recall\b/],
  ['sum', /^sum\b/],
  ['write', /^write\b/],
  ['coach', /^(?:obj|ask|situation|line)\b/],
  ['other', /^/],
];

/** Messages of other readers' training, of which the talk is not known. */
export function readOtherSources(): LabelledSource[] {
  const path = fileURLToPath(new URL('../data/recognition/', import.meta.url));
  const messages = readSentences(path)
    .filter(({ author, label }) => TALKS.test(author) || RARE.test(label))
    .map(({ author, label, text }) => ({ author, text, source: sourceOf(label) }));
  const sums = readProblems().map(({ text }) => ({
    author: 'sums',
    text,
    source: 'sum' as const,
  }));
  return [...messages, ...sums].map((one) => ({ ...one, known: null, say: null }));
}

const sourceOf = (label: string): AnswerSource =>
  SOURCE_OF.find(([, pattern]) => pattern.test(label))?.[0] ?? 'other';

/** A message of a talk counts as much as these of which nothing else is known. */
const REPEATED = 3;

export function fitSources(messages: readonly LabelledSource[]): Fitted {
  const repeated = messages.flatMap((one) => (one.known ? Array(REPEATED).fill(one) : [one]));
  return fit(
    repeated.map(({ text, source, known }: LabelledSource) => {
      const hashes = sourceFeatures(text, known);
      const value = 1 / Math.sqrt(Math.max(1, hashes.length));
      return { label: source, features: { hashes, values: hashes.map(() => value) } };
    }),
    OPTIONS,
  );
}
