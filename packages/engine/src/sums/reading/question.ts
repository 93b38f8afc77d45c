import { choice, missing, type Outcome } from '../outcome.ts';
import type { Reading } from './choices.ts';
import type { Expression } from './expression.ts';
import { formulaOf, resultOf } from './shown.ts';
import type { Tagged } from './tags.ts';

/** The question that two readings of a message leave, with both results. */
export function questionBetween(sum: Tagged, first: Reading, second: Reading): Outcome {
  const [a, b] = [first.candidate?.expression, second.candidate?.expression];
  if (!a || !b) return missing('Me escreve a conta inteira numa frase, com o que você quer saber.');
  return choice(aboutKind(sum, a, b) ?? aboutUse(sum, a, b) ?? aboutFormula(a, b));
}

const KINDS = {
  money: ['em reais', 'Em reais'],
  percent: ['por cento', 'Em %'],
  count: ['quantidade', 'Como quantidade'],
} as const;

/** "Os 15 são reais ou por cento?" */
function aboutKind({ message }: Tagged, a: Expression, b: Expression): string | null {
  if (a.used !== b.used) return null;
  const other = message.numbers.findIndex((_, at) => kindAt(a, at) !== kindAt(b, at));
  const stated = message.numbers[other];
  if (!stated) return null;
  const [one, two] = [KINDS[kindAt(a, other)], KINDS[kindAt(b, other)]];
  return `O ${stated.written} é ${one[0]} ou ${two[0]}? ${one[1]} fica **${resultOf(a)}**; ${two[1].toLowerCase()}, **${resultOf(b)}**.`;
}

const kindAt = ({ money, percents }: Expression, at: number) =>
  (money >> at) & 1 ? 'money' : (percents >> at) & 1 ? 'percent' : 'count';

/** "O 58 entra na conta?" */
function aboutUse({ message }: Tagged, a: Expression, b: Expression): string | null {
  const only = a.used ^ b.used;
  const other = message.numbers.findIndex((_, at) => only === 1 << at);
  const stated = message.numbers[other];
  if (!stated) return null;
  const [withIt, without] = (a.used >> other) & 1 ? [a, b] : [b, a];
  return `O ${stated.written} entra na conta? Com ele fica **${resultOf(withIt)}** (${formulaOf(withIt)}); sem ele, **${resultOf(without)}** (${formulaOf(without)}).`;
}

const aboutFormula = (a: Expression, b: Expression) =>
  `Qual das duas contas é a sua: ${formulaOf(a)} = **${resultOf(a)}**, ou ${formulaOf(b)} = **${resultOf(b)}**?`;
