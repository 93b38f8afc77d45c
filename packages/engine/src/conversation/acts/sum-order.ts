import { fold } from '../../shared/text.ts';
import {
  figuresIn,
  type Good,
  goodsIn,
  onwardSum,
  opened,
  orderedSum,
  pricedLine,
  unpricedOrder,
} from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { memoryOf } from '../state/sum-memory.ts';
import { OF_TEXT, QUOTED } from './sum-act.ts';
import { MAY_BE_SUM } from './sum-talk.ts';

/** Messages in which the price of goods may stand. */
const TURNS = 14;
/** Messages back to which an order may be added. */
const NEAR = 3;

/**
 * An order of several goods, each at its price of the talk or of the documents; one unknown price is
 * asked for by the name of the goods.
 */
export function orderInstead(act: Act, text: string, state: ConversationState): Act {
  if (!mayOrder(act, state) || OF_TEXT.test(fold(text)) || QUOTED.test(text)) return act;
  const isNear = state.log.slice(-NEAR).some(({ act: one }) => one.kind === 'sum');
  const problems = isNear ? memoryOf(state).problems : [];
  const found = orderedSum(text, goodsOf(text, state), problems);
  if (!found) return unpriced(act, text, state) ?? goneOn(act, text, state);
  const { outcome, problem, lacking } = found;
  if (lacking && act.kind === 'sum' && act.outcome.kind === 'result' && !act.outcome.isOpen)
    return act;
  return {
    kind: 'sum',
    sum: act.kind === 'sum' ? act.sum : 'other',
    request: text,
    outcome,
    problem,
    isOrder: true,
    ...(lacking ? { awaits: lacking } : {}),
  };
}

/** An order without any price is no sum of its counts. */
function unpriced(act: Act, text: string, state: ConversationState): Act | null {
  if (act.kind !== 'sum' || (act.outcome.kind === 'result' && !act.outcome.isOpen)) return null;
  const outcome = unpricedOrder(text, goodsOf(text, state));
  return outcome && { kind: 'sum', sum: act.sum, request: text, outcome, problem: null };
}

/** What a message does with all of the last sum. */
function goneOn(act: Act, text: string, state: ConversationState): Act {
  const { last } = state;
  if (last?.kind !== 'sum' || last.outcome.kind !== 'result' || !last.problem) return act;
  const solved = onwardSum(text, last.problem);
  if (!solved) return act;
  const outcome = last.outcome.isOpen ? opened(solved.outcome) : solved.outcome;
  return { kind: 'sum', sum: last.sum, request: text, ...solved, outcome, isAgain: true };
}

/** A text that was just written is what "inclua" adds to. */
const mayOrder = (act: Act, { last }: ConversationState): boolean =>
  act.kind === 'change'
    ? last?.kind !== 'text' && last?.kind !== 'change'
    : act.kind === 'recall' || MAY_BE_SUM.has(act.kind);

const goodsOf = (text: string, { goods, log }: ConversationState): Good[] => [
  ...goods,
  ...log.slice(-TURNS).flatMap(({ turn }) => goodsIn(turn.userInput)),
  ...goodsIn(text),
];

const ANSWER_WORDS = 9;

/** The price that an order lacked completes it; null for any other message. */
export function completedOrder(text: string, { last }: ConversationState): Act | null {
  if (last?.kind !== 'sum' || !last.awaits || !last.problem) return null;
  const [figure, ...others] = figuresIn(text);
  const isPrice = figure && !/^(?:percent|times)$/.test(figure.kind) && others.length === 0;
  if (!isPrice || countWords(text) > ANSWER_WORDS) return null;
  const solved = pricedLine(text, last.problem, { ...last.awaits, price: figure.value });
  return solved && { kind: 'sum', sum: last.sum, request: text, ...solved, isAgain: true };
}
