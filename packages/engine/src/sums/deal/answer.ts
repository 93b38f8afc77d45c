import { alone } from '../chain/changed.ts';
import { problemOf } from '../order/order.ts';
import { type Outcome, result } from '../outcome.ts';
import type { Problem } from '../problem/problem.ts';
import { ITEM, MONEY, PERCENT } from '../problem/quantity.ts';
import type { Query, Talk, Value } from './deal.ts';
import { lost, readNext, type Step } from './read.ts';
import { shown } from './solve.ts';

interface DealAnswer {
  outcome: Outcome;
  problem: Problem;
  talk: Talk;
}

/** What a message asks of the deal of a talk; null where that is not sure. */
export function dealAnswer(talk: Talk, text: string): DealAnswer | null {
  const step = readNext(talk, text);
  if (!step.answer) return null;
  const { query, solution, alone: part } = step.answer;
  const value = { ...solution, value: rounded(solution.value) };
  return {
    outcome: result(`${sentence(query, shown(value))}${beside(part)}`, solution.steps.join('\n')),
    problem: problemFor(text, value),
    talk: step.talk,
  };
}

/** A talk whose order is not known any more. */
export const lostDeal = (talk: Talk): Talk => lost(talk);

/** The talk after a message that was answered, or that another part of the coach met. */
export const dealAfter = (talk: Talk, text: string): Step['talk'] => readNext(talk, text).talk;

const beside = (part: number | null): string =>
  part === null ? '' : ` Só o que entrou agora dá ${shown({ value: rounded(part), unit: 'R$' })}.`;

const rounded = (value: number) => Math.round(value * 100) / 100;

function problemFor(text: string, { value, unit }: Value): Problem {
  const kind = unit === 'R$' ? 'money' : unit === '%' ? 'percent' : 'count';
  const problem = problemOf(
    text,
    alone({ value, kind, written: shown({ value, unit }), nouns: [] }),
  );
  const named = unit === 'R$' ? MONEY : unit === '%' ? PERCENT : ITEM;
  return { ...problem, result: { ...problem.result, unit: named } };
}

function sentence(query: Query, figure: string): string {
  const amount = `**${figure}**`;
  switch (query.kind) {
    case 'total':
      return `O total fica em ${amount}.`;
    case 'share':
      return query.name === 'comissão'
        ? `A comissão dá ${amount}.`
        : query.name === 'entrada'
          ? `A entrada é de ${amount}.`
          : `Cada parte dá ${amount}.`;
    case 'rest':
      return query.paid.kind === 'known' ? `Ficam ${amount}.` : `Faltam ${amount}.`;
    case 'split':
      return query.name === 'parcela'
        ? `Cada parcela fica em ${amount}.`
        : `Dá ${amount} ${query.name}.`;
    case 'markup':
    case 'at-margin':
      return `O preço de venda fica em ${amount}.`;
    case 'profit':
      return `Sobra ${amount} de lucro.`;
    case 'profit-each':
      return `Em cada um sobra ${amount}.`;
    case 'ratio':
      return `A margem é de ${amount}.`;
    case 'difference':
      return `A diferença é de ${amount}.`;
    case 'discount':
      return `O desconto é de ${amount}.`;
    case 'how-many':
      return `São ${amount} ${query.name}.`;
    default:
      return `Dá ${amount}.`;
  }
}
