import { readFileSync } from 'node:fs';
import {
  ANSWER_SOURCES,
  type AnswerSource,
  answerSources,
  asksDocumentsOrSum,
  likeliestSource,
  standsInTalk,
} from '@salesai/engine/answer-sources';
import { z } from 'zod';
import { printFigures } from './table.ts';

/** Where the answers to messages of an author who trained nothing stand. */
const messageSchema = z.object({
  text: z.string(),
  source: z.enum(ANSWER_SOURCES),
  said: z.array(z.string()),
  documents: z.array(z.string()),
});
const read = readFileSync('evals/data/sources-held-out.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => messageSchema.parse(JSON.parse(line)))
  .map(({ text, source, said, documents }) => ({
    source,
    shares: answerSources(text, { said, documents }),
  }));
type Read = (typeof read)[number];

const of = (...sources: AnswerSource[]) => read.filter(({ source }) => sources.includes(source));

function share(name: string, among: readonly Read[], holds: (one: Read) => boolean) {
  const value = (100 * among.filter(holds).length) / Math.max(1, among.length);
  return { name, value, unit: '%' as const, of: among.length };
}

const isKept = ({ shares }: Read) => !asksDocumentsOrSum(shares);
const isTalk = ({ shares }: Read) => standsInTalk(shares);

printFigures('Where answers stand', [
  share('the likeliest place is right', read, ({ source, shares }) => {
    return likeliestSource(shares) === source;
  }),
  share('questions on documents kept from them', of('documents'), isKept),
  share('sums kept from documents', of('sum'), isKept),
  share('messages for advice kept from documents', of('coach'), isKept),
  share('texts and other messages kept from documents', of('write', 'other'), isKept),
  share('questions on the talk found', of('talk'), isTalk),
  share(
    'other messages taken for such a question',
    read.filter(({ source }) => source !== 'talk'),
    isTalk,
  ),
]);
