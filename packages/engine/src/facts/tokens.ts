import { fold } from '../shared/text.ts';
import type { Certainty, Fact } from './fact.ts';

export interface Token {
  text: string;
  /** Lower case, without accents. */
  folded: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'symbol' | 'break';
  /** Whether no space is before it. */
  isGlued: boolean;
}

/** An answer as tokens, with what is needed to quote it. */
export interface Answer {
  question: number;
  text: string;
  tokens: readonly Token[];
  /** The start and the end of the clause at each token. */
  starts: readonly number[];
  ends: readonly number[];
}

/** Longer answers are read up to here; the contract allows 2,000 characters. */
const TEXT_MAX = 4_000;
const TOKEN =
  /r\$|m[2²](?![\p{L}\d])|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\n|[^\s]/giu;
const BREAKS = new Set([
  '.',
  ',',
  ';',
  '!',
  '?',
  '(',
  ')',
  '\n',
  '…',
  '—',
  '–',
  '•',
  '|',
  '"',
  '“',
  '”',
]);

export function readTokens(text: string, question = 0): Answer {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.slice(0, TEXT_MAX).matchAll(TOKEN)) {
    const [one] = match;
    const start = match.index;
    tokens.push({
      text: one,
      folded: fold(one),
      start,
      end: start + one.length,
      kind: kindOf(one),
      isGlued: start > 0 && start === end,
    });
    end = start + one.length;
  }
  return { question, text, tokens, ...clauseBounds(tokens) };
}

function kindOf(text: string): Token['kind'] {
  if (BREAKS.has(text)) return 'break';
  if (/^\d/.test(text)) return 'number';
  return /^\p{L}/u.test(text) ? 'word' : 'symbol';
}

/** A fact from the tokens `from` to `to`, the last one excluded. */
export function factOf<T>(
  answer: Answer,
  [from, to]: readonly [from: number, to: number],
  value: T,
  certainty: Certainty = 'certain',
): Fact<T> {
  const start = answer.tokens[from]?.start ?? 0;
  const end = answer.tokens[to - 1]?.end ?? start;
  const quote = answer.text.slice(start, end);
  return { value, certainty, span: { question: answer.question, start, end, quote } };
}

/** The folded word at a position; empty outside the answer. */
export const wordAt = ({ tokens }: Answer, at: number): string => tokens[at]?.folded ?? '';

/** The start of the clause that contains a position. */
export function clauseStart({ starts }: Answer, at: number): number {
  return starts[Math.min(at, starts.length - 1)] ?? 0;
}

/** The end of the clause that contains a position, excluded. */
export function clauseEnd({ ends }: Answer, at: number): number {
  return ends[at] ?? at;
}

/** For each token and the end: where the words between two breaks start, and where they end. */
function clauseBounds(tokens: readonly Token[]): Pick<Answer, 'starts' | 'ends'> {
  const starts: number[] = [];
  const ends: number[] = [];
  let first = 0;
  for (let at = 0; at <= tokens.length; at++) {
    starts[at] = first;
    if (tokens[at]?.kind === 'break') first = at + 1;
  }
  let end = tokens.length;
  for (let at = tokens.length; at >= 0; at--) {
    if (tokens[at]?.kind === 'break') end = at;
    ends[at] = end;
  }
  return { starts, ends };
}
