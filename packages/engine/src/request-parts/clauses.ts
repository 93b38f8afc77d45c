import { isCue } from './cues.ts';
import { isPause } from './shapes.ts';
import type { Token } from './tokens.ts';

/** A stretch of a message between pauses or before a conjunction. */
export interface Clause {
  from: number;
  to: number;
}

/** Whether a clause begins at a token: with a conjunction, or with a verb of asking, saying or changing. */
function isCut(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (/^(?:mas|porque|entao|so que|porem|ai|sem)$/.test(word)) return true;
  const before = tokens[at - 1]?.word ?? '';
  if (word === 'e') return isCue(tokens[at + 1]?.word ?? '');
  return isCue(word) && !/^(?:e|me|se|nao|pra|que|de|a|mensagem)$/.test(before);
}

/** Clauses of a message: cut at signs, and before "mas", "porque" and "e" with a verb-like word after it. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  tokens.forEach(({ word }, at) => {
    if (at > from && isCut(tokens, at)) {
      clauses.push({ from, to: at });
      from = at;
    }
    if (isPause(word)) {
      clauses.push({ from, to: at + 1 });
      from = at + 1;
    }
  });
  if (from < tokens.length) clauses.push({ from, to: tokens.length });
  return clauses;
}
