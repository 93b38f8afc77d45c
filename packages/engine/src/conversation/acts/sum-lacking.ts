import { asPattern, fold } from '../../shared/text.ts';
import { choice, figuresIn, followSum, money, readGivens } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import { moneyStated } from '../recall/money-stated.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { completedOrder } from './sum-order.ts';

type SumAct = Act & { kind: 'sum' };

/** "mais o da Mônica", "e os 420 da Mônica": an amount of somebody that belongs to the sum. */
const OF_SOMEBODY =
  /(?<![\p{L}])(?:mais|e|com|junto com|fora|somando|soma)\s(?:com\s)?(?:[oa]s?)\s(?:(?:venda|pedido|compra|valor|encomenda|conta|servi[cç]o)s?\s)?(?:(?:R\$\s?)?(\d[\d.,]{0,11}\d|\d)(?:\sreais)?\s)?(?:que (?:foi|é) )?d([aeo])\s(?:(?:dona|seu|dr\.?|dra\.?)\s)?(\p{Lu}\p{Ll}{1,20})/gu;

interface Addend {
  name: string;
  article: string;
  /** Where the message itself states it. */
  amount: number | null;
}

/** A stated sum without an amount that its message names is asked about, never given as all of it. */
export function withLacking(act: Act, text: string, state: ConversationState): Act {
  if (act.kind !== 'sum' || act.outcome.kind !== 'result' || !isTotal(act)) return act;
  const [lacking, ...others] = addendsIn(text).filter((one) => !isUsed(one, act));
  if (!lacking || others.length > 0) return act;
  const amount = lacking.amount ?? amountBefore(lacking.name, state);
  const whole = amount === null ? null : added(act, amount);
  if (whole) return whole;
  const { outcome } = act;
  const who = `d${lacking.article} ${lacking.name}`;
  const ask = `Sem o valor ${who}: ${outcome.steps}. ${outcome.answer} Quanto foi o ${who}?`;
  return { ...act, outcome: choice(ask), lacks: lacking.name };
}

/** The amount that was asked for completes the sum; null for any other message. */
export const completedSum = (text: string, state: ConversationState): Act | null =>
  completedTotal(text, state) ?? completedOrder(text, state);

function completedTotal(text: string, { last }: ConversationState): Act | null {
  if (last?.kind !== 'sum' || !last.lacks || countWords(text) > ANSWER_WORDS) return null;
  const [figure, ...others] = figuresIn(text);
  if (!figure || others.length > 0 || /^(?:percent|times)$/.test(figure.kind)) return null;
  const sum = added(last, figure.value);
  return sum?.outcome.kind === 'result'
    ? { ...sum, request: text, outcome: { ...sum.outcome, isOpen: undefined }, isAgain: true }
    : null;
}
const ANSWER_WORDS = 8;

/** A sum of which one more amount is a part: of products and additions only. */
const isTotal = ({ problem, outcome }: SumAct): boolean =>
  problem?.result.unit === 'R$' &&
  outcome.kind === 'result' &&
  /[+×]/.test(outcome.steps) &&
  !/[−÷%]/.test(outcome.steps);

function addendsIn(text: string): Addend[] {
  return [...text.matchAll(OF_SOMEBODY)].map(([, amount, article = 'a', name = '']) => ({
    name,
    article,
    amount: amount === undefined ? null : Number(amount.replaceAll('.', '').replace(',', '.')),
  }));
}

/** Whether the sum has the amount as one of its parts. */
const isUsed = ({ amount }: Addend, { outcome }: SumAct): boolean =>
  amount !== null &&
  outcome.kind === 'result' &&
  outcome.steps.split(/; | [+×=] /).includes(money(amount));

/** The only amount of the newest message that names somebody with one; null where several stand. */
function amountBefore(name: string, { log }: ConversationState): number | null {
  const named = new RegExp(`(?<!\\p{L})${asPattern(fold(name))}(?!\\p{L})`, 'u');
  const amounts = log
    .toReversed()
    .filter(({ turn }) => named.test(fold(turn.userInput)))
    .map(({ turn }) => figuresOf(turn.userInput))
    .find((found) => found.length > 0);
  const [only, ...others] = amounts ?? [];
  return only !== undefined && others.length === 0 ? only : null;
}

/** The figures of a message that are shown as money. */
function figuresOf(text: string): number[] {
  const shown = new Set(moneyStated(text));
  return figuresIn(text).flatMap(({ value }) => (shown.has(money(value)) ? [value] : []));
}

/** The sum with one more amount, with the question whether it is meant. */
function added({ sum, request, problem, outcome }: SumAct, amount: number): SumAct | null {
  if (!problem) return null;
  const before = problem.result.value;
  const value = before + amount;
  const last = `${money(before)} + ${money(amount)} = ${money(value)}`;
  const known = outcome.kind === 'result' ? outcome.steps : problem.result.steps.join('; ');
  const steps = known === '' ? last : `${known}; ${last}`;
  const answer = `Com mais ${money(amount)}, dá **${money(value)}**.`;
  const given = readGivens(`R$ ${String(amount).replace('.', ',')}`) ?? [];
  const solved = followSum(`mais R$ ${String(amount).replace('.', ',')}`, [problem]);
  return {
    kind: 'sum',
    sum,
    request,
    problem: solved?.problem ?? {
      ...problem,
      givens: [...problem.givens, ...given],
      result: { ...problem.result, value, steps: steps.split('; ') },
      tree: undefined,
    },
    outcome: { kind: 'result', answer, steps, assumed: [], isOpen: true },
  };
}
