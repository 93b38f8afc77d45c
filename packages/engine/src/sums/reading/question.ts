import { choice, type Outcome } from '../outcome.ts';
import type { OptionWords } from '../problem/problem.ts';
import type { Expression, Kind } from './expression.ts';
import { formulaOf, resultOf } from './shown.ts';
import type { Tagged } from './tags.ts';

/** A question between two readings, with the words by which a reply means each. */
export interface Question {
  outcome: Outcome;
  /** In the order in which the question names them. */
  options: readonly { expression: Expression; words: OptionWords }[];
}

/** The question that two readings of a message leave, with both results. */
export const questionBetween = (sum: Tagged, a: Expression, b: Expression): Question =>
  aboutKind(sum, a, b) ?? aboutUse(sum, a, b) ?? aboutFormula(a, b);

const optionsOf = (...all: readonly (readonly [Expression, OptionWords])[]) =>
  all.map(([expression, words]) => ({ expression, words }));

const KINDS = {
  money: { is: 'em reais', taken: 'Em reais' },
  percent: { is: 'por cento', taken: 'Em %' },
  count: { is: 'quantidade', taken: 'Como quantidade' },
} as const;

/** "Os 15 são reais ou por cento?" */
function aboutKind({ message }: Tagged, a: Expression, b: Expression): Question | null {
  if (a.used !== b.used) return null;
  const other = message.numbers.findIndex((_, at) => kindAt(a, at) !== kindAt(b, at));
  const stated = message.numbers[other];
  if (!stated) return null;
  const [kind, otherKind] = [kindAt(a, other), kindAt(b, other)];
  const [one, two] = [KINDS[kind], KINDS[otherKind]];
  const ask = `O ${stated.written} é ${one.is} ou ${two.is}? ${one.taken} fica **${resultOf(a)}**; ${two.taken.toLowerCase()}, **${resultOf(b)}**.`;
  return { outcome: choice(ask), options: optionsOf([a, kind], [b, otherKind]) };
}

const kindAt = ({ money, percents }: Expression, at: number): Kind =>
  (money >> at) & 1 ? 'money' : (percents >> at) & 1 ? 'percent' : 'count';

/** "O 58 entra na conta?" */
function aboutUse({ message }: Tagged, a: Expression, b: Expression): Question | null {
  const only = a.used ^ b.used;
  const other = message.numbers.findIndex((_, at) => only === 1 << at);
  const stated = message.numbers[other];
  if (!stated) return null;
  const [withIt, without] = (a.used >> other) & 1 ? [a, b] : [b, a];
  const ask = `O ${stated.written} entra na conta? Com ele fica **${resultOf(withIt)}** (${formulaOf(withIt)}); sem ele, **${resultOf(without)}** (${formulaOf(without)}).`;
  return { outcome: choice(ask), options: optionsOf([withIt, 'with'], [without, 'without']) };
}

const aboutFormula = (a: Expression, b: Expression): Question => ({
  outcome: choice(
    `Qual das duas contas é a sua: ${formulaOf(a)} = **${resultOf(a)}**, ou ${formulaOf(b)} = **${resultOf(b)}**?`,
  ),
  options: optionsOf([a, 'none'], [b, 'none']),
});
