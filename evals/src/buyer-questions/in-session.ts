import {
  createPractice,
  type PracticeSetup,
  type PracticeState,
  type PracticeTurn,
} from '@salesai/engine/practice';
import { tradeSetup } from '@salesai/engine/testing/practice';
import { isAnswerTo, isByForm } from './answers.ts';

/** A message of a seller with what it asks for. */
export interface AskedMessage {
  text: string;
  label: string;
}

/** What a buyer does with a message inside a running session. */
type SessionOutcome = 'right' | 'unknown' | 'other';

export interface AnsweredMessage extends AskedMessage {
  trade: string;
  outcome: SessionOutcome;
  acts: readonly string[];
  answer: string;
}

type Side = 'company' | 'person';
interface Trade {
  side: Side;
  who: string;
  pain: string;
  offer: string;
}

const TRADES: readonly Trade[] = [
  { side: 'company', who: 'donas de salão', pain: 'agenda furada', offer: 'sistema de agenda' },
  { side: 'company', who: 'donos de restaurante', pain: 'entrega atrasada', offer: 'embalagens' },
  { side: 'company', who: 'donos de oficina', pain: 'imposto errado', offer: 'contabilidade' },
  { side: 'person', who: 'famílias com sofá claro', pain: 'mancha', offer: 'limpeza de sofá' },
  { side: 'person', who: 'noivas', pain: 'medo de atraso', offer: 'maquiagem de noiva' },
  { side: 'person', who: 'donos de carro usado', pain: 'multa', offer: 'seguro de carro' },
];
/** What only one side can be asked; other labels are asked of both. */
const OF_COMPANY: ReadonlySet<string> = new Set([
  ...['buyer.charge', 'buyer.receive', 'buyer.hired', 'buyer.team', 'buyer.volume'],
  ...['buyer.customers', 'buyer.product', 'buyer.supplier', 'buyer.delivers', 'buyer.season'],
  ...['buyer.hours', 'buyer.since', 'buyer.revenue', 'buyer.who'],
]);
const OF_PERSON: ReadonlySet<string> = new Set([
  ...['buyer.ages', 'buyer.family', 'buyer.pet', 'buyer.event', 'buyer.work'],
]);

const isAskedOf = (side: Side, label: string): boolean =>
  !(side === 'person' ? OF_COMPANY : OF_PERSON).has(label);

const practice = createPractice();

interface Begun {
  trade: Trade;
  setup: PracticeSetup;
  state: PracticeState;
}

/** A session of the trade after a greeting and a question about the problem. */
function begun(trade: Trade, at: number): Begun {
  const setup = tradeSetup(trade, { seed: 40 + at, level: 'easy' });
  let { state } = practice.open(setup);
  for (const text of ['Oi, aqui é o Bruno, tudo bem?', 'O que mais te incomoda hoje com isso?']) {
    ({ state } = practice.receive(setup, state, text));
  }
  return { trade, setup, state };
}

const begunSessions = TRADES.map(begun);

/** Each message asked in a running session of every trade that it can be asked in. */
export const answeredInSessions = (messages: readonly AskedMessage[]): AnsweredMessage[] =>
  messages.flatMap((message) =>
    begunSessions
      .filter(({ trade }) => isAskedOf(trade.side, message.label))
      .map((session) => answered(message, session)),
  );

function answered(message: AskedMessage, { trade, setup, state }: Begun): AnsweredMessage {
  const turn = practice.receive(setup, state, message.text);
  return {
    ...message,
    trade: trade.offer,
    outcome: outcomeOf(message.label, state, turn),
    acts: turn.acts.map(({ act }) => act),
    answer: turn.bubbles.map(({ text }) => text).join(' / '),
  };
}

/** Moves that say that the buyer does not know, does not see the point, or does not follow. */
const UNKNOWN: ReadonlySet<string> = new Set(['detail', 'whyAsk', 'confused']);
/** Facts that answer a question of the label, too. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  'purchase.today': ['tried'],
  'purchase.tried': ['tried'],
};
/** Acts that ask, say or give nothing of selling. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['ask_situation', 'greeting', 'other', 'empathy', 'reflection'],
]);
/** Moves that answer "o que achou?". */
const OPINIONS: ReadonlySet<string> = new Set(['interest', 'notYetValue', 'explain']);

function outcomeOf(label: string, before: PracticeState, turn: PracticeTurn): SessionOutcome {
  const move = turn.decision?.move ?? '';
  if (label === 'selling') return readsSelling(turn, move) ? 'right' : 'other';
  if (label === 'chat.wellbeing' && move === 'greetBack') return 'right';
  const topics = newIn(before, turn.state, 'used').flatMap(topicIn);
  const facts = newIn(before, turn.state, 'known');
  const isAnswered =
    topics.some((id) => isAnswerTo(label, id)) ||
    facts.some((fact) => FACTS[label]?.includes(fact));
  if (isAnswered) return 'right';
  const isUnknown = UNKNOWN.has(move) || topics.includes('no business') || topics.some(isByForm);
  return isUnknown ? 'unknown' : 'other';
}

const readsSelling = ({ acts }: PracticeTurn, move: string): boolean =>
  acts.some(({ act }) => !PLAIN.has(act)) || OPINIONS.has(move);

const topicIn = (id: string): string[] => (id.startsWith('topic:') ? [id.slice(6)] : []);

/** What a list of the state has now and had not before. */
function newIn(before: PracticeState, after: PracticeState, key: string): string[] {
  const had = textsIn(before[key]);
  return textsIn(after[key]).filter((one) => !had.includes(one));
}

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
