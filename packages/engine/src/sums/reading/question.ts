import { choice, type Outcome } from '../outcome.ts';
import type { Expression } from './expression.ts';
import { formulaOf, resultOf } from './shown.ts';
import type { Tagged } from './tags.ts';

/** A question between two readings, with the words by which a reply means each. */
export interface Question {
  outcome: Outcome;
  /** In the order in which the question names them. */
  options: readonly { expression: Expression; words: RegExp }[];
}

/** The question that two readings of a message leave, with both results. */
export const questionBetween = (sum: Tagged, a: Expression, b: Expression): Question =>
  aboutKind(sum, a, b) ?? aboutUse(sum, a, b) ?? aboutFormula(a, b);

const optionsOf = (...all: readonly (readonly [Expression, RegExp])[]) =>
  all.map(([expression, words]) => ({ expression, words }));

const KINDS = {
  money: { is: 'em reais', taken: 'Em reais', words: /\b(?:real|reais|dinheiro|r\$)/ },
  percent: { is: 'por cento', taken: 'Em %', words: /%|\b(?:por ?cento|porcent\w+|percent\w+)/ },
  count: {
    is: 'quantidade',
    taken: 'Como quantidade',
    words: /\b(?:quantidade|unidades?|pecas?|numero)\b/,
  },
} as const;

/** "Os 15 são reais ou por cento?" */
function aboutKind({ message }: Tagged, a: Expression, b: Expression): Question | null {
  if (a.used !== b.used) return null;
  const other = message.numbers.findIndex((_, at) => kindAt(a, at) !== kindAt(b, at));
  const stated = message.numbers[other];
  if (!stated) return null;
  const [one, two] = [KINDS[kindAt(a, other)], KINDS[kindAt(b, other)]];
  const ask = `O ${stated.written} é ${one.is} ou ${two.is}? ${one.taken} fica **${resultOf(a)}**; ${two.taken.toLowerCase()}, **${resultOf(b)}**.`;
  return { outcome: choice(ask), options: optionsOf([a, one.words], [b, two.words]) };
}

const kindAt = ({ money, percents }: Expression, at: number) =>
  (money >> at) & 1 ? 'money' : (percents >> at) & 1 ? 'percent' : 'count';

const WITH = /\b(?:com|entra|sim|conta|inclui|soma|junto|tambem)\b/;
const WITHOUT = /\b(?:sem|nao|n|fora|tira|so)\b/;
/** "não, sem ele" has no "com". */
const WITH_ONLY = new RegExp(`^(?!.*${WITHOUT.source}).*${WITH.source}`);

/** "O 58 entra na conta?" */
function aboutUse({ message }: Tagged, a: Expression, b: Expression): Question | null {
  const only = a.used ^ b.used;
  const other = message.numbers.findIndex((_, at) => only === 1 << at);
  const stated = message.numbers[other];
  if (!stated) return null;
  const [withIt, without] = (a.used >> other) & 1 ? [a, b] : [b, a];
  const ask = `O ${stated.written} entra na conta? Com ele fica **${resultOf(withIt)}** (${formulaOf(withIt)}); sem ele, **${resultOf(without)}** (${formulaOf(without)}).`;
  return { outcome: choice(ask), options: optionsOf([withIt, WITH_ONLY], [without, WITHOUT]) };
}

const NEVER = /(?!)/;

const aboutFormula = (a: Expression, b: Expression): Question => ({
  outcome: choice(
    `Qual das duas contas é a sua: ${formulaOf(a)} = **${resultOf(a)}**, ou ${formulaOf(b)} = **${resultOf(b)}**?`,
  ),
  options: optionsOf([a, NEVER], [b, NEVER]),
});
