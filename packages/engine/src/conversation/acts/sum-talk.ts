import { asPattern, fold } from '../../shared/text.ts';
import {
  figuresIn,
  isArithmetic,
  isSame,
  missingOf,
  money,
  type Outcome,
  opened,
  type Said,
  solvedInTalk,
  sumsOfTalk,
  type TalkReading,
  treeOf,
} from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { customersIn } from '../cases/customer.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { isRejected } from '../state/rejected-sum.ts';
import { ASKS_AMOUNT, isNearSum } from './sum-act.ts';
import { alternativeValues } from './sum-alternatives.ts';
import { shownBoth } from './sum-between.ts';
import { isFounded, isGrounded } from './sum-grounds.ts';

type SumAct = Act & { kind: 'sum' };

/** From this probability a result with amounts of other messages is stated. */
const SURE = 0.95;
/** From this one a result of the rules stays stated, where all of its numbers stand in the message. */
const SURE_WHOLE = 0.5;
/** From this probability a result is shown with the question whether it is meant. */
const LIKELY = 0.4;
/** From this one it is where the message is a sum of which nothing else is known. */
const LIKELIEST = 0.25;
/** Two results of which the first is less than this many times as probable are both shown. */
const CLOSE = 3;
/** From this probability it replaces another reading of the message. */
const OVER_OTHERS = 0.7;
/** From this one it is named before what the rules find. */
const OVER_RULES = 0.92;
/** A result with amounts of other messages that is less probable than this is not even shown. */
const IMPROBABLE = 0.02;

/** Acts on a text, an exercise or a person in need are no sums, whatever numbers they name. */
export const MAY_BE_SUM: ReadonlySet<Act['kind']> = new Set([
  'sum',
  'case',
  'objection',
  'advice',
  'answer',
  'change',
  'insist',
  'next',
  'question',
  'off-topic',
  'small-talk',
  'explain',
  'document',
  'no',
]);

/**
 * The sum that the amounts of the whole talk most probably give to a message, or what the rules
 * find, stated, shown or asked about as the talk makes it probable.
 */
export function talkSumInstead(given: Act, text: string, state: ConversationState): Act {
  const act =
    given.kind === 'sum' && !isArithmetic(text) && !isFounded(given, text, state)
      ? { ...given, outcome: missingOf(given.sum, text), problem: null }
      : given;
  if (!MAY_BE_SUM.has(act.kind) || isArithmetic(text) || !mayReckon(act, text, state)) return act;
  const { readings: all, isReachable } = sumsOfTalk(text, saidIn(text, state));
  const pairs = alternativesBefore(text, state);
  const readings = all.filter(
    (one) =>
      isPossible(one, text) &&
      isGrounded(one, text) &&
      !joins(solvedInTalk(text, one.candidate).outcome, pairs),
  );
  const [best] = readings;
  if (act.kind !== 'sum')
    return best && best.probability >= leastOver(act, text, state) && !tellsOfCustomer(text)
      ? shown(text, best, lastSum(state), state)
      : act;
  if (act.outcome.kind !== 'result') {
    const least = act.outcome.isChoice ? OVER_OTHERS : LIKELIEST;
    return best && best.probability >= least ? shownOrBoth(text, readings, act, state) : act;
  }
  if (joins(act.outcome, pairs))
    return best && best.probability >= LIKELIEST
      ? shownOrBoth(text, readings, act, state)
      : { ...act, outcome: missingOf(act.sum, text), problem: null };
  const own = act.problem?.result.value;
  if (own === undefined || answersQuestion(state)) return act;
  const probability = probabilityOf(own, readings);
  const isOther = best && !isSame(best.candidate.expression.value, own);
  if (isOther && best.probability >= LIKELY && probability < best.probability) {
    const other = solvedInTalk(text, best.candidate);
    const isLikelier = best.probability >= OVER_RULES && isReachable(own);
    const [first, second] = isLikelier ? [other, act] : [act, other];
    return shownBoth(text, act.sum, first, second);
  }
  return isReachable(own) ? weighed(act, probability, state) : act;
}

/** No part, margin, discount or commission is more than the whole. */
const isPossible = ({ candidate }: TalkReading, text: string): boolean => {
  const { kind, value } = candidate.expression;
  return kind !== 'percent' || value <= WHOLE || !OF_WHOLE.test(fold(text));
};
const WHOLE = 100;
const OF_WHOLE =
  /\b(?:margem|lucro|sobra\w*|desconto|comiss\w+|taxa|parte|representa|entrada)\b(?!.{0,30}\b(?:em cima|sobre o custo)\b)/;

/** The alternatives of the talk, unless the message itself states both numbers as parts of a sum. */
function alternativesBefore(text: string, { log }: ConversationState): (readonly number[])[] {
  const own = figuresIn(text).map(({ value }) => value);
  return log
    .slice(-ALTERNATIVE_TURNS)
    .map(({ turn }) => alternativeValues(turn.userInput))
    .filter((pair) => pair.length > 0 && !pair.every((value) => own.includes(value)));
}
const ALTERNATIVE_TURNS = 6;

/** Whether a sum takes both of two alternatives. */
const joins = (outcome: Outcome, pairs: readonly (readonly number[])[]): boolean =>
  outcome.kind === 'result' &&
  pairs.some((pair) =>
    pair.every((value) =>
      new RegExp(`(?<![\\d.,])${asPattern(money(value))}(?![\\d])|(?<![\\d.,])${value} ×`).test(
        outcome.steps,
      ),
    ),
  );

/** Without a number, only what goes on with a sum can be one. */
const mayReckon = (act: Act, text: string, state: ConversationState): boolean =>
  act.kind === 'sum' || isNearSum(state) || figuresIn(text).length > 0;

/** From which probability a sum replaces another reading of the message; infinite where none does. */
function leastOver({ kind }: Act, text: string, state: ConversationState): number {
  // "adiciona meu telefone" changes a text, whatever numbers it names.
  if (kind === 'change') return SURE;
  // "ela quer pagar 250 e pediu desconto" tells what a buyer said.
  const tells = TELLS.has(kind) && !isNearSum(state) && !ASKS_AMOUNT.test(fold(text));
  return tells ? Number.POSITIVE_INFINITY : OVER_OTHERS;
}

const TELLS: ReadonlySet<Act['kind']> = new Set(['objection', 'case', 'insist', 'advice']);

/** "a Bia me deve 380" is taken down; only a question asks for a sum. */
const tellsOfCustomer = (text: string): boolean =>
  customersIn(text).length > 0 && !ASKS_AMOUNT.test(fold(text));

/** A number that was asked for completes the sum of the message before. */
const answersQuestion = ({ last }: ConversationState): boolean =>
  last?.kind === 'sum' && last.outcome.kind === 'missing' && last.outcome.isChoice !== true;

const lastSum = ({ last }: ConversationState): SumAct['sum'] =>
  last?.kind === 'sum' ? last.sum : 'other';

/** What the rules find, as sure as the talk makes it. */
function weighed(act: SumAct, probability: number, state: ConversationState): SumAct {
  const { last } = state;
  const { outcome, sum, request } = act;
  if (outcome.kind !== 'result') return act;
  const isKept = isWhole(act) && outcome.isOpen !== true && probability >= SURE_WHOLE;
  if (isKept || (probability >= SURE && !isUnconfirmed(state)))
    return { ...act, outcome: { ...outcome, isOpen: undefined } };
  return isWhole(act) || last?.kind === 'sum' || probability >= IMPROBABLE
    ? { ...act, outcome: opened(outcome) }
    : { kind: 'sum', sum, request, outcome: missingOf(sum, request), problem: null };
}

/** Whether the message itself states two amounts or more. */
const isWhole = ({ problem }: SumAct): boolean => (problem?.own ?? 0) >= 2;

/** The likeliest result, or both of two between which only the seller can decide. */
function shownOrBoth(
  text: string,
  readings: readonly TalkReading[],
  act: SumAct,
  state: ConversationState,
): SumAct {
  const [best, second] = readings;
  if (!best) return act;
  const { sum } = act;
  const isClose =
    second && best.probability < SURE && best.probability < CLOSE * second.probability;
  return isClose
    ? shownBoth(text, sum, solvedInTalk(text, best.candidate), solvedInTalk(text, second.candidate))
    : shown(text, best, sum, state);
}

const probabilityOf = (value: number, readings: readonly TalkReading[]): number =>
  readings.find(({ candidate }) => isSame(candidate.expression.value, value))?.probability ?? 0;

/** Stated where it is sure and has every number of the message, else with the question. */
function shown(
  text: string,
  reading: TalkReading,
  sum: SumAct['sum'],
  state: ConversationState,
): SumAct {
  const { outcome, problem } = solvedInTalk(text, reading.candidate);
  const isSure = reading.probability >= SURE && reading.isWhole && !isUnconfirmed(state);
  return { kind: 'sum', sum, request: text, problem, outcome: isSure ? outcome : opened(outcome) };
}

/** What goes on with a sum that was only asked about is asked about, too. */
const isUnconfirmed = ({ last }: ConversationState): boolean =>
  last?.kind === 'sum' && (last.outcome.kind === 'missing' || last.outcome.isOpen === true);

/** The messages before, with what their sums came to. */
function saidIn(text: string, { log }: ConversationState): Said[] {
  const texts = [...log.map(({ turn }) => turn.userInput), text];
  return log.map(({ act, turn }, at) => ({
    text: turn.userInput,
    result:
      act.kind !== 'sum'
        ? quotedIn(turn.assistantResponse)
        : isRejected(log, at, texts)
          ? null
          : resultOf(act),
  }));
}

/** A result, also the likelier one of a question that shows two. */
function resultOf({ outcome, problem }: SumAct): Said['result'] {
  const isOpen = outcome.kind === 'missing' && outcome.isChoice !== true;
  if (isOpen || !problem || problem.result.value <= 0) return null;
  const { unit, value } = problem.result;
  const kind = unit === 'R$' ? 'money' : unit === '%' ? 'percent' : 'count';
  return { value, kind, tree: treeOf(problem) };
}

/** The amount with which a reply from documents begins. */
function quotedIn(reply: string): Said['result'] {
  const [, written = ''] = /^\*\*R\$ (\d[\d.]{0,12}(?:,\d{2})?)\*\*/.exec(reply) ?? [];
  const value = Number(written.replaceAll('.', '').replace(',', '.'));
  return value > 0 ? { value, kind: 'money', tree: null } : null;
}
