import type { Period } from '../knowledge/facts/vocabulary.ts';
import { readNumber } from './numbers.ts';
import { type Answer, clauseEnd, clauseStart, wordAt } from './tokens.ts';
import { PERIODS } from './words.ts';

const PREPOSITION = /^(?:por|ao|a|à|p|\/|no|na|cada|todo|toda|todos|num|numa|pro|pra)$/;
const ADJECTIVE = /(?:ria|rio|rias|rios|al|ais|mente)$/;
/** Words between an amount and its period: "15 mil livres no bolso por mês". */
const WORDS_BETWEEN = 4;

/** The period that the words after an amount state, and the position after it. */
export function periodAfter(answer: Answer, end: number): { per: Period | null; end: number } {
  const last = Math.min(end + WORDS_BETWEEN, answer.tokens.length - 1);
  for (let at = end; at <= last; at++) {
    const token = answer.tokens[at];
    if (!token || (token.kind === 'break' && token.text !== '(') || readNumberHere(answer, at))
      break;
    const found = periodAt(answer, at);
    if (found) return found;
    // "15 mil mês"
    const bare = at === end ? PERIODS.get(token.folded) : undefined;
    if (bare) return { per: bare, end: at + 1 };
  }
  return { per: null, end };
}

const readNumberHere = (answer: Answer, at: number) =>
  answer.tokens[at]?.kind === 'number' || /^r\$$/.test(wordAt(answer, at));

function periodAt(answer: Answer, at: number): { per: Period; end: number } | null {
  const word = wordAt(answer, at);
  const own = ADJECTIVE.test(word) ? PERIODS.get(word) : undefined;
  if (own) return { per: own, end: at + 1 };
  if (!PREPOSITION.test(word)) return null;
  let next = at + 1;
  if (/^(?:o|a|os|um|uma|1|cada)$/.test(wordAt(answer, next))) next++;
  const per = PERIODS.get(wordAt(answer, next));
  return per ? { per, end: next + 1 } : null;
}

/** The period that the clause of an amount states before it: "renda mensal de 15 mil". */
export function periodBefore(answer: Answer, first: number): Period | null {
  for (let at = first - 1; at >= clauseStart(answer, first); at--) {
    const found = periodAt(answer, at);
    if (found) return found.per;
    if (readNumber(answer, at) && !/^um/.test(wordAt(answer, at))) return null;
  }
  return null;
}

/** The period that the rest of a clause states. */
export function periodInRest(answer: Answer, end: number): Period | null {
  for (let at = end; at < clauseEnd(answer, end); at++) {
    const found = periodAt(answer, at);
    if (found) return found.per;
    if (readNumberHere(answer, at)) return null;
  }
  return null;
}

/** The first period of an answer, wherever it is. */
export function periodAnywhere(answer: Answer): Period | null {
  for (let at = 0; at < answer.tokens.length; at++) {
    const found = periodAt(answer, at);
    if (found) return found.per;
  }
  return null;
}
