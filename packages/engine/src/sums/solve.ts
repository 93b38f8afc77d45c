import { LRUCache } from 'lru-cache';
import { withoutSizes } from './measures.ts';
import { withoutNamingNumbers } from './naming-numbers.ts';
import { unknownContacts } from './problem/contacts.ts';
import { correctsSum } from './problem/corrected.ts';
import { readGivens, solveByRules } from './problem/index.ts';
import type { Memory, Solved } from './problem/problem.ts';
import { figureOf } from './reading/by-rules.ts';
import { isSame, type Reading } from './reading/choices.ts';
import { decisionOn } from './reading/decision.ts';
import type { Expression } from './reading/expression.ts';
import { questionBetween } from './reading/question.ts';
import { readSum } from './reading/read.ts';
import { type Message, readMessage } from './reading/stated.ts';
import type { Tagged } from './reading/tags.ts';
import { asOpen, solvedBy } from './solved.ts';

/** Does the sum of a message, also one that goes on with the sums before it; null when it finds none. */
export function solveProblem(given: string, memory: Memory): Solved | null {
  const text = withoutSizes(withoutNamingNumbers(given), memory.said);
  const byRules = solveByRules(text, memory);
  const message = readMessage(text);
  if (!message || !isWhole(message) || isOfForm(byRules, message)) return withDoubt(byRules);
  // A number of sales is no number of calls.
  if (goesOn(text, memory) || unknownContacts(text, readGivens(text) ?? []))
    return withDoubt(byRules);
  const { sum, readings } = readOnce(message, figureOf(byRules));
  return decided(sum, readings, byRules);
}

/** A sum with numbers of earlier messages, of which another one may be meant. */
const withDoubt = (solved: Solved | null) =>
  solved && (solved.isDoubtful || isTiny(solved)) ? asOpen(solved) : solved;

/** Nobody pays instalments of less: "o de 6 em 10x" is no R$ 6. */
const INSTALMENT_MIN = 1;
const isTiny = ({ problem }: Solved): boolean =>
  problem?.result.role === 'instalment' && problem.result.value < INSTALMENT_MIN;

/** One message is tried as several kinds of acts. */
const read = new LRUCache<string, ReturnType<typeof readSum>>({ max: 50 });

function readOnce(message: Message, rules: number | null): ReturnType<typeof readSum> {
  const key = `${rules} ${message.text}`;
  const found = read.get(key) ?? readSum(message, rules);
  read.set(key, found);
  return found;
}

/**
 * Offers that are compared, a commission of two rates, and the like: forms that the rules know whole;
 * and numbers that only the rules read, such as "2 horas e meia".
 */
function isOfForm(byRules: Solved | null, { text, numbers }: Message): boolean {
  if (byRules === null) return false;
  const { problem } = byRules;
  if (problem === null || byRules.isForm || problem.result.steps.length === 0) return true;
  return (readGivens(text) ?? []).some(
    ({ value }) => !numbers.some((one) => isSame(one.value, value)),
  );
}

const hasMemory = ({ problems, pending = [], isNear = false }: Memory) =>
  isNear || problems.length > 0 || pending.length > 0;

/** A problem with its numbers and its question. */
const isWhole = ({ text, words, numbers }: Message): boolean =>
  numbers.length >= 2 &&
  (text.includes('?') ||
    words.some((word) =>
      /^(?:quant[oa]s?|qual|total|orcamento|soma|somando|calcula|conta)$/.test(word),
    ));

/** Only the rules know the sums before. */
const goesOn = (text: string, memory: Memory) => hasMemory(memory) || correctsSum(text);

function decided(sum: Tagged, readings: readonly Reading[], byRules: Solved | null): Solved | null {
  const decision = decisionOn(readings);
  if (decision.kind === 'unsure') return null;
  if (decision.kind === 'between') return askedBetween(sum, decision.first, decision.second);
  const { candidate, value } = decision.reading;
  const rules = figureOf(byRules);
  // The words of the rules name what the result is.
  const isOfRules = !candidate || (rules !== null && isSame(value, rules));
  const solved = isOfRules ? byRules : solvedBy(sum, candidate.expression);
  return solved && decision.kind === 'likely' ? asOpen(solved) : solved;
}

/** The first result of a question is the one that it names first. */
function askedBetween(sum: Tagged, a: Expression, b: Expression): Solved {
  const { outcome, options } = questionBetween(sum, a, b);
  return {
    outcome,
    // A message that goes on without an answer means the likelier one.
    problem: solvedBy(sum, a).problem,
    options: options.map(({ expression, words }) => {
      const solved = solvedBy(sum, expression);
      return { value: expression.value, words, ...solved };
    }),
  };
}
