import { AMOUNT_WORDS } from '../knowledge/facts/amounts.gen.ts';
import { type Answer, clauseEnd, clauseStart, wordAt } from './tokens.ts';

type Matches = ReadonlySet<string> | ((word: string) => boolean);

/** Words before an amount that still belong to it. */
const REACH = 8;

/** The folded words before a position, in its clause. */
export function before(answer: Answer, at: number, reach = REACH): string {
  const first = Math.max(clauseStart(answer, at), at - reach);
  return wordsOf(answer, first, at);
}

/** The folded words from a position to the end of its clause. */
export const after = (answer: Answer, at: number, reach = REACH): string =>
  wordsOf(answer, at, Math.min(clauseEnd(answer, at), at + reach));

export function wordsOf({ tokens }: Answer, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ');
}

/** The nearest matching word before a position, in its clause and after any other number. */
export function nearestBefore(
  answer: Answer,
  at: number,
  words: Matches,
  reach = REACH,
): string | null {
  const matches = typeof words === 'function' ? words : (word: string) => words.has(word);
  const first = Math.max(clauseStart(answer, at), at - reach);
  for (let position = at - 1; position >= first; position--) {
    if (answer.tokens[position]?.kind === 'number' && !isYear(wordAt(answer, position)))
      return null;
    const word = wordAt(answer, position);
    if (matches(word)) return word;
  }
  return null;
}

/** "fechamos 2024 com 2 milhões": a year is no other amount. */
const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);

/** "já fiz curso de 2 mil": what somebody did before is not for sale. */
export const isPast = (answer: Answer, at: number): boolean =>
  /\bja (?:\w{2,12}(?:ei|ou|aram|eram|iram)|fiz|fui|foi|teve|tive|usava)\b/.test(
    before(answer, at, 12),
  );

/** "sei lá", "talvez": the seller does not stand by the number. */
export function hasHedge(answer: Answer, at: number): boolean {
  const words = ` ${before(answer, at)} `;
  return AMOUNT_WORDS.hedges.some((hedge) => words.includes(` ${hedge} `));
}
