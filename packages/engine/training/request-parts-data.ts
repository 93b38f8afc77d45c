import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { PartLabel, RequestGoal } from '../src/request-parts/labels.ts';
import { type Token, tokensIn } from '../src/request-parts/tokens.ts';

/** Labels of the data; those that the product treats alike become one. */
const LABELS: Readonly<Record<string, PartLabel>> = {
  order: 'order',
  purpose: 'order',
  tell: 'tell',
  ask: 'ask',
  refer: 'refer',
  recipient: 'recipient',
  style: 'style',
  format: 'format',
  forbid: 'forbid',
  context: 'aside',
  private: 'private',
  chat: 'aside',
  remove: 'remove',
  old: 'old',
  new: 'new',
  move: 'move',
  where: 'where',
};

/** The first authors stated these; they stand for what was said before. */
const REFERENCE =
  /^\s*(?:(?:com|de|d|n)\s?)?(?:isso(?: tudo| a[ií])?|ess[ea]s? (?:conta|valor(?:es)?|pre[cç]os?|total|resultado|dados))[\s,.;:?!]*$/iu;

const lineSchema = z.object({
  kind: z.enum(['text', 'change', 'none']),
  before: z.string().nullable().default(null),
  parts: z.array(z.tuple([z.string(), z.string()])).min(1),
});

/** A message whose parts are labelled. */
export interface LabelledRequest {
  author: string;
  kind: RequestGoal;
  /** The text that a change is about. */
  before: string | null;
  text: string;
  tokens: Token[];
  /** One for each token. */
  labels: PartLabel[];
}

const FOLDER = new URL('../data/request-parts/', import.meta.url);

/** The labelled messages of all authors. */
export const readRequests = (): LabelledRequest[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      requestsIn(readFileSync(new URL(name, FOLDER), 'utf8'), name.replace('.jsonl', '')),
    );

/** @param file one message a line, as `data/request-parts/README.md` describes. */
const requestsIn = (file: string, author: string): LabelledRequest[] =>
  file
    .split('\n')
    .filter(Boolean)
    .map((line) => requestOf(lineSchema.parse(JSON.parse(line)), author));

function requestOf(
  { kind, before, parts }: z.infer<typeof lineSchema>,
  author: string,
): LabelledRequest {
  const text = parts.map(([, part]) => part).join('');
  const ends: number[] = [];
  for (const [, part] of parts) ends.push((ends.at(-1) ?? 0) + part.length);
  const tokens = tokensIn(text);
  const labels = tokens.map(({ start }) => {
    const at = ends.findIndex((end) => start < end);
    const [given = '', part = ''] = parts[at] ?? [];
    const label = given === 'tell' && REFERENCE.test(part) ? 'refer' : LABELS[given];
    if (!label) throw new Error(`${author}: no label "${given}"`);
    return label;
  });
  return { author, kind, before, text, tokens, labels };
}
