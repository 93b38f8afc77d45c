import type { Quantity } from '../../facts/amounts.ts';
import type { Answer } from '../../facts/tokens.ts';
import type { Words } from './roles.ts';

const ENDS = /^[.;!?\n…]$/;

/** The words of the sentence between the numbers before and after one. */
export function wordsAround({ tokens }: Answer, found: readonly Quantity[], at: number): Words {
  const one = found[at];
  const [first, end] = [one?.first ?? 0, one?.numberEnd ?? 0];
  const previous = found[at - 1];
  const next = found[at + 1];
  const left: string[] = [];
  let distance = 0;
  for (
    let i = first - 1;
    i >= (previous?.numberEnd ?? 0) && !ENDS.test(tokens[i]?.text ?? '');
    i--
  ) {
    left.unshift(wordOf(tokens[i]));
    distance++;
  }
  const right: string[] = [];
  for (let i = end; i < Math.min(next?.first ?? tokens.length, tokens.length); i++) {
    if (ENDS.test(tokens[i]?.text ?? '')) break;
    right.push(tokens[i]?.folded ?? '');
  }
  const isJoined = previous !== undefined && first - distance === previous.numberEnd;
  return {
    left,
    right,
    next: next && end + right.length === next.first ? (tokens[next.numberEnd]?.folded ?? '') : '',
    joins: isJoined,
    sentence: tokens.map(({ folded }) => folded).join(' '),
    start: startOf(tokens, first),
  };
}

/** "é" is no "e". */
const wordOf = (token: Answer['tokens'][number] | undefined): string =>
  token?.text.toLowerCase() === 'é' ? 'eh' : (token?.folded ?? '');

function startOf(tokens: Answer['tokens'], first: number): string {
  const at = tokens.slice(0, first).findLastIndex(({ text }) => ENDS.test(text));
  return tokens
    .slice(at + 1, first)
    .map(({ folded }) => folded)
    .join(' ');
}
