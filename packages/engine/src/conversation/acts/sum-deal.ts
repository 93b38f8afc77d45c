import { fold } from '../../shared/text.ts';
import {
  type DealTalk,
  dealAfter,
  dealAnswer,
  figuresIn,
  lostDeal,
  NO_TALK,
  opened,
} from '../../sums/index.ts';
import type { Act } from '../act.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { ASKS_AMOUNT, QUOTED } from './sum-act.ts';
import { MAY_BE_SUM } from './sum-talk.ts';

type Entry = ConversationState['log'][number];

/** The deal after a turn depends on the turns before it alone. */
const TALKS = new WeakMap<Entry, DealTalk>();

/** The deal of a talk as the seller's messages state it. */
function dealOf(log: ConversationState['log']): DealTalk {
  const known = log.findLastIndex((entry) => TALKS.has(entry));
  const start = log[known];
  let talk = (start && TALKS.get(start)) ?? NO_TALK;
  for (const entry of log.slice(known + 1)) {
    talk = afterEntry(talk, entry);
    TALKS.set(entry, talk);
  }
  return talk;
}

function afterEntry(talk: DealTalk, { act, turn: { userInput } }: Entry): DealTalk {
  if (OPERATES.test(userInput)) return lostDeal(talk);
  if (MAY_BE_SUM.has(act.kind) && !isOfText(userInput)) return dealAfter(talk, userInput);
  // A reported sale or loss may have changed the order.
  return act.kind.startsWith('result-') && figuresIn(userInput).length > 0 ? lostDeal(talk) : talk;
}

/** "12 x 135": a written operation is reckoned as it stands. */
const OPERATES = /\d ?[x*×÷/] ?\d/i;
/** Words of a text, not of a deal. */
const OF_TEXT =
  /\b(?:linhas?|topicos?|mensage\w+|msg|palavras?|frases?|texto|whats\w*|zap|e-?mail)\b/;
const isOfText = (text: string) => OF_TEXT.test(fold(text)) || QUOTED.test(text);

/**
 * The sum that a message asks of the deal of the talk, where every number of it has a role there; null
 * for any other message. @param decided what the message does otherwise
 */
export function dealSum(text: string, state: ConversationState, decided: () => Act): Act | null {
  if (isOfText(text) || OPERATES.test(text)) return null;
  const found = dealAnswer(dealOf(state.log), text);
  const act = found && decided();
  if (!found || !act || !mayTake(act, text, state)) return null;
  const { problem } = found;
  const figure = problem.result.value;
  const isSame = givesSame(act, figure);
  if (OF_PERIOD.test(fold(text)) && !isSame) return null;
  const outcome = isSame || !isResult(act) ? found.outcome : opened(found.outcome);
  const last = state.last?.kind === 'sum' ? state.last.sum : 'other';
  const sum = act.kind === 'sum' ? act.sum : last;
  return { kind: 'sum', sum, request: text, outcome, problem, isOrder: true, isAgain: true };
}

const isResult = (act: Act): boolean => act.kind === 'sum' && act.outcome.kind === 'result';
const givesSame = (act: Act, figure: number): boolean =>
  act.kind === 'sum' && Math.abs((act.problem?.result.value ?? 0) - figure) < CENT;
const CENT = 0.01;
/** "por mês", "no ano": the deal keeps no periods of time. */
const OF_PERIOD = /\b(?:por|no|ao|na|cada) (?:ano|mes|semana|dia)\b/;

/** In the course of a sum a question for an amount goes on with it, whatever else it could be. */
function mayTake(act: Act, text: string, { last }: ConversationState): boolean {
  const asks = ASKS_AMOUNT.test(fold(text));
  if (last?.kind === 'sum' && asks && MISREAD.test(act.kind)) return true;
  const isPlain = figuresIn(text).length >= ORDER && !OF_SPEECH.test(fold(text));
  if (act.kind !== 'sum' && last?.kind !== 'sum' && !asks && !isPlain) return false;
  return act.kind === 'change'
    ? last?.kind !== 'text' && last?.kind !== 'change'
    : MAY_BE_SUM.has(act.kind);
}
/** Counts and prices without a word of what somebody said are an order to reckon. */
const ORDER = 2;
const OF_SPEECH =
  /\b(?:dis\w+|fal\w+|ach\w+|car[oa]s?|reclam\w+|pergunt\w+|respond\w+|concorren\w+|vizinh\w+)\b/;
const MISREAD = /^(?:recall|result-\w+|text)$/;
