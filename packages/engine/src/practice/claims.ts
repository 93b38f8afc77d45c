import { CLAIM_PATTERNS } from '../knowledge/practice/index.ts';
import { memoised } from '../shared/memo.ts';
import { plain } from './reading/plain.ts';

/** One thing that is said of the buyer's world: that other quotes were asked for, or that none were. */
export interface Claim {
  claim: string;
  value: string;
}

/** What is true of the buyer of a session, by claim. */
export type Claims = Readonly<Record<string, string>>;

/** Claims about the deal, which belong to the state of a session; the others keep details together. */
const OF_DEAL: ReadonlySet<string> = new Set([
  ...(['bought', 'quotes', 'supplier', 'decision', 'money', 'time'] as const),
]);

/** All claims of a text. */
export const claimsOf: (text: string) => readonly Claim[] = memoised((text) => {
  const folded = plain(text);
  return CLAIM_PATTERNS.filter(({ pattern }) => pattern.test(folded)).map(({ claim, value }) => ({
    claim,
    value,
  }));
});

/** Whether a text says another thing than what was said. */
export const isExcluded = (text: string, said: readonly Claim[]): boolean =>
  claimsOf(text).some(({ claim, value }) =>
    said.some((earlier) => earlier.claim === claim && earlier.value !== value),
  );

/** Whether a text says nothing else than these claims. */
export const isTrueOf = (claims: Claims, text: string): boolean =>
  claimsOf(text).every(({ claim, value }) => (claims[claim] ?? value) === value);

/** Of some lines those that are true; all where none is, so that something is said. */
export function trueLines<T extends string>(
  claims: Claims | undefined,
  lines: readonly [T, ...T[]],
): readonly [T, ...T[]] {
  const [first, ...rest] = lines.filter((line) => isTrueOf(claims ?? {}, line));
  return first === undefined ? lines : [first, ...rest];
}

/** What is true, with some more claims about the deal; what was true first stays. */
export const withClaims = (claims: Claims, added: readonly Claim[]): Claims => ({
  ...Object.fromEntries(
    added
      .filter(({ claim }) => OF_DEAL.has(claim))
      .map(({ claim, value }): [string, string] => [claim, value])
      .toReversed(),
  ),
  ...claims,
});
