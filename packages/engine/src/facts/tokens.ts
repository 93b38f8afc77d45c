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
}

/** Longer answers are read up to here; the contract allows 2,000 characters. */
const TEXT_MAX = 4_000;
const TOKEN =
  /r\$|m[2²](?![\p{L}\d])|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\n|[^\s]/giu;
const BREAKS = new Set([
  '.',
  ',',
  ';',
  ':',
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
  return { question, text, tokens };
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
export function clauseStart({ tokens }: Answer, at: number): number {
  let first = at;
  while (first > 0 && tokens[first - 1]?.kind !== 'break') first--;
  return first;
}

/** The end of the clause that contains a position, excluded. */
export function clauseEnd({ tokens }: Answer, at: number): number {
  let end = at;
  while (end < tokens.length && tokens[end]?.kind !== 'break') end++;
  return end;
}
