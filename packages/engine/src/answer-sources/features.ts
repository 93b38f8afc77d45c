import { LRUCache } from 'lru-cache';
import { groupsOf } from '../recognition/lexicon.ts';
import { type Token, tokensIn } from '../request-parts/tokens.ts';
import { hash } from '../shared/variation.ts';

/** What a message may be about: lines of the seller's documents and what the seller said before. */
export interface Known {
  said: readonly string[];
  documents: readonly string[];
}

const STEM = 5;
const BEGINNING = 3;
/** Words that are shorter say little of what a message is about. */
const CONTENT = 4;
const STEPS = 4;

const stem = (word: string) => word.slice(0, STEM);

/**
 * Hashes of what tells where the answer to a message stands.
 * @param known null where nothing is known of the talk.
 */
export function sourceFeatures(message: string, known: Known | null): number[] {
  const tokens = tokensIn(message);
  const names = [...ofWords(tokens), ...(known ? ofKnown(tokens, known) : ['unknown'])];
  return [...new Set(names)].map(hash);
}

function ofWords(tokens: readonly Token[]): string[] {
  const words = ['^', ...tokens.map(({ word }) => word), '$$'];
  const names = [`length:${Math.round(2 * Math.log2(words.length))}`];
  words.forEach((word, at) => {
    const [next, after] = [words[at + 1], words[at + 2]];
    names.push(`w:${word}`, `s:${stem(word)}`, ...groupsOf(word).map((group) => `g:${group}`));
    if (next !== undefined) names.push(`b:${word} ${next}`, `bs:${stem(word)} ${stem(next)}`);
    if (after !== undefined) names.push(`t:${word} ${next} ${after}`, `k:${word} ${after}`);
    if (at > 0 && at <= BEGINNING) names.push(`f:${word}`);
    if (at >= words.length - 1 - BEGINNING) names.push(`l:${word}`);
    if (/^[.,;:!?"“”]$/.test(words[at - 1] ?? '')) names.push(`c:${word}`, `c:${word} ${next}`);
    if (/^\d/.test(word)) names.push('number');
  });
  return names;
}

/** How much of the message stands in what was said and in the line of a document nearest to it. */
function ofKnown(tokens: readonly Token[], { said, documents }: Known): string[] {
  const own = contentOf(tokens);
  const inTalk = shareIn(own, new Set(said.flatMap((text) => [...contentIn(text)])));
  const inLine = Math.max(0, ...documents.map((line) => shareIn(own, contentIn(line))));
  const [ofTalk, ofLine] = [stepOf(inTalk), stepOf(inLine)];
  const nearer = inTalk > inLine ? 'talk' : inLine > inTalk ? 'line' : 'same';
  const isAsked = tokens.some(({ word }) => word === '?');
  return [
    ...(said.length === 0 ? ['nothing said'] : [`talk:${ofTalk}`, `talk:${ofTalk} ${isAsked}`]),
    ...(documents.length === 0 ? ['no lines'] : [`line:${ofLine}`, `line:${ofLine} ${isAsked}`]),
    `nearer:${nearer}`,
    `both:${ofTalk} ${ofLine}`,
  ];
}

const KEPT = 4_000;
const contents = new LRUCache<string, ReadonlySet<string>>({ max: KEPT });

/** The stems of what a text is about; lines of documents come with each message. */
function contentIn(text: string): ReadonlySet<string> {
  const known = contents.get(text);
  if (known) return known;
  const content = new Set(contentOf(tokensIn(text)));
  contents.set(text, content);
  return content;
}

const contentOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ word }) => (word.length >= CONTENT || /\d/.test(word) ? [stem(word)] : []));

const shareIn = (own: readonly string[], others: ReadonlySet<string>): number =>
  own.length === 0 ? 0 : own.filter((one) => others.has(one)).length / own.length;

const stepOf = (share: number): number => Math.ceil(STEPS * share);
