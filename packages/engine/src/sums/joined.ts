import { withoutNamingNumbers } from './naming-numbers.ts';
import { solveByRules } from './problem/index.ts';
import type { Solved } from './problem/problem.ts';
import { figureOf } from './reading/by-rules.ts';
import type { Reading } from './reading/choices.ts';
import { readSum } from './reading/read.ts';
import { type Message, readMessage } from './reading/stated.ts';
import { asOpen, solvedBy } from './solved.ts';

/** From this probability the result of joined messages is stated; from the other one it is asked about. */
const SURE = 0.93;
const LIKELY = 0.75;
/** More numbers than these are several stories. */
const NUMBERS_MAX = 8;

/**
 * The sum of a question and of the statements before it, the newest first: "vendi 40 potes", "cada
 * um a 28, quanto deu?". Null unless the sum needs all numbers of the question and one stated before.
 */
export function solveJoined(text: string, statements: readonly string[]): Solved | null {
  const own = readMessage(text)?.numbers.length ?? 0;
  let joined = text;
  for (const statement of statements) {
    joined = `${withoutNamingNumbers(statement).replaceAll('?', '')}. ${joined}`;
    const message = readMessage(joined);
    if (!message || message.numbers.length > NUMBERS_MAX) return null;
    if (message.numbers.length < 2) continue;
    const byRules = solveByRules(joined, { problems: [], talk: [] });
    const { sum, readings } = readSum(message, figureOf(byRules));
    const [best] = readings;
    if (!best?.candidate || best.probability < LIKELY || !needs(message, own, best)) continue;
    const solved = solvedBy(sum, best.candidate.expression);
    return best.probability >= SURE ? solved : asOpen(solved);
  }
  return null;
}

function needs({ numbers }: Message, own: number, { candidate }: Reading): boolean {
  const first = numbers.length - own;
  const isUsed = (_: unknown, at: number) => (((candidate?.expression.used ?? 0) >> at) & 1) === 1;
  return (
    numbers.every((one, at) => at < first || isUsed(one, at)) &&
    numbers.slice(0, first).some(isUsed)
  );
}
