import { answerOrder, bookOf, countsListed, type Order } from '../../orders/index.ts';
import { fold } from '../../shared/text.ts';
import { type Outcome, statedResult } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { QUOTED } from './sum-act.ts';

/** Words of a text. */
const OF_TEXT =
  /\b(?:linhas?|topicos?|mensage\w+|msg|palavras?|frases?|texto|whats\w*|zap|e-?mail)\b/;
/** Messages back in which prices of goods may stand, and to which a message may go on with an order. */
const TURNS = 14;
const NEAR = 4;

interface Ordered {
  act: Act & { kind: 'sum' };
  /** Whether another reading of the message is to be compared. */
  isOpen: boolean;
  isPlain: boolean;
}

/** What a message orders, or does with the order of the talk; null for any other message. */
export function orderAct(text: string, state: ConversationState): Ordered | null {
  const { log, lists, last } = state;
  if (OF_TEXT.test(fold(text)) || QUOTED.test(text)) return null;
  const isOfText = last?.kind === 'text' || last?.kind === 'change' || last?.kind === 'practice';
  if (isOfText && !text.includes('?')) return null;
  const said = log.slice(-TURNS).map(({ turn }) => turn.userInput);
  const found = answerOrder(text, lastOrder(state), bookOf(lists, [...said, text]));
  if (!found) return null;
  const { order, says, isQuestion, steps, assumed, value, isSure } = found;
  const outcome: Outcome = isQuestion
    ? { kind: 'missing', ask: says }
    : { kind: 'result', answer: says, steps, assumed, ...(isSure ? {} : { isOpen: true }) };
  const problem = isQuestion ? null : statedResult(text, value).problem;
  return {
    act: { kind: 'sum', sum: 'other', request: text, problem, outcome, order },
    isOpen: found.isOfTalk,
    isPlain: found.isPlain && isSure,
  };
}

/** The order of a message whose prices are of the talk, where its other reading gives the same or none. */
export function orderOr(act: Act, ordered: Ordered | null): Act {
  if (!ordered) return act;
  const { act: own, isPlain } = ordered;
  if (act.kind === 'sum' && act.outcome.kind === 'result' && own.outcome.kind === 'result') {
    const isSame = Math.abs((act.problem?.result.value ?? 0) - (own.order?.figure ?? 0)) < CENT;
    if (isSame && own.order) return { ...act, order: own.order };
  }
  return isPlain ? own : act;
}
const CENT = 0.01;

/** A sum of the numbers of a message that counts goods of the lists is put as a question. */
export function withoutPrices(act: Act, text: string, { lists }: ConversationState): Act {
  if (act.kind !== 'sum' || act.order || act.outcome.kind !== 'result' || lists.length === 0)
    return act;
  return countsListed(text, bookOf(lists, []))
    ? { ...act, outcome: { ...act.outcome, isOpen: true } }
    : act;
}

/** The order that a message may go on with: none after another sum. */
function lastOrder({ log }: ConversationState): Order | null {
  const acts = log.slice(-NEAR).map(({ act }) => act);
  const found = acts.findLast(
    (act) => act.kind === 'sum' && (act.order !== undefined || act.outcome.kind === 'result'),
  );
  return found?.kind === 'sum' ? (found.order ?? null) : null;
}
