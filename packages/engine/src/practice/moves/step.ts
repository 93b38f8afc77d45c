import type { PracticeAct } from '@salesai/contract/practice';
import { objectionOf } from '../buyer/objections-of.ts';
import { MESSAGES_MAX } from '../levels.ts';
import { isAcknowledging } from '../reading/acknowledging.ts';
import { isMoving } from '../reading/acts.ts';
import { priceInPassing } from '../reading/deal.ts';
import { plain } from '../reading/plain.ts';
import { hasJustRefused } from '../reading/refused.ts';
import { alikeness, messageStems } from '../reading/stems.ts';
import type { ReadSentence } from '../types.ts';
import { close, end, involvePartner, proposeStep, release } from './closing.ts';
import { replyToDay } from './day-reply.ts';
import { asksHowItGoes, greet, greetAndAnswer } from './greeting.ts';
import type { Move } from './moves.ts';
import { answerObjection, isolate, noteConfirmation } from './objections.ts';
import { asksPartnerView, tellPartnerView } from './partner.ts';
import { discount, noteLowered, notePrice, payForm, statePrice, trade } from './pricing.ts';
import {
  askFact,
  askImplication,
  askNeedPayoff,
  askProblem,
  askSituation,
  countQuestion,
} from './questions.ts';
import { sayWhy } from './refusing.ts';
import { empathise, pitchGenerally, pitchLinked, prove, reflect } from './selling.ts';
import { writeIntoSilence } from './silence.ts';
import { withoutContradictions } from './stance.ts';
import { isFirstContact, withoutMove } from './talk.ts';
import { answerDetails } from './topics.ts';
import { change, type Effect, openObjection, raise, type Saying, say, type Turn } from './turn.ts';

const ALIKE = 0.8;
/** More moving acts than these in one message cannot be followed. */
const MOVES_MAX = 2;
/** A message of so few words is never too much. */
const DUMP_WORDS = 20;
const GHOSTED_FROM_TRUST = 15;
/** Trust for somebody who says who is writing, and why. */
const GREETED = 3;

/** How each moving act takes effect. */
const EFFECTS: Readonly<Partial<Record<PracticeAct, Effect>>> = {
  ask_situation: askSituation,
  ask_problem: askProblem,
  ask_implication: askImplication,
  ask_need_payoff: askNeedPayoff,
  ask_decision_maker: askFact('decision_maker'),
  ask_budget: askFact('budget'),
  ask_timeline: askFact('timeline'),
  linked_pitch: pitchLinked,
  generic_pitch: pitchGenerally,
  proof: prove,
  state_price: statePrice,
  discount,
  trade_concession: trade,
  answer_objection: answerObjection,
  involve_decision_maker: involvePartner,
  close,
  next_step: proposeStep,
  useful_follow_up: (turn) => say(turn, 'small'),
  pushy_follow_up: (turn) => {
    change(turn, { trust: -2, patience: -10 });
    say(turn, 'small');
  },
};
/** Acts that may resolve an open objection; they go before what follows them in the message. */
const ANSWERS: ReadonlySet<PracticeAct> = new Set([
  'answer_objection',
  'trade_concession',
  'discount',
  'involve_decision_maker',
]);
const BY_FAMILY: Readonly<Record<string, readonly PracticeAct[]>> = {
  trust: ['proof', 'linked_pitch', 'generic_pitch'],
  need: ['linked_pitch', 'proof'],
  competition: ['linked_pitch', 'proof', 'generic_pitch'],
  price: ['linked_pitch', 'proof'],
  terms: ['generic_pitch', 'linked_pitch', 'proof'],
  timing: ['linked_pitch', 'proof'],
  authority: [],
};

/** The effect of a message on the draft of a turn, with what the buyer says to it. */
export function takeEffect(turn: Turn) {
  const { state, reading } = turn;
  const stems = messageStems(reading.text);
  const isRepeated = state.own.some((own) => alikeness(own, stems) >= ALIKE);
  state.own.push(stems);
  if (state.silentSince !== null && !isRepeated) writeIntoSilence(turn);
  else if (isRepeated) repeat(turn);
  else answer(turn);
  noteLowered(turn);
  endByPatience(turn);
  turn.sayings = withoutFillers(withoutContradictions(turn.sayings));
}

/** What only comments on the message, or was not understood in it. */
const FILLERS: ReadonlySet<Move> = new Set(['flat', 'thank', 'confused', 'detail']);
const ANSWERING: ReadonlySet<Move> = new Set(['fact', 'topic', 'recall', 'payoff']);

/** Who answers answers, without a comment in front. */
const withoutFillers = (sayings: readonly Saying[]): Saying[] =>
  sayings.some(({ move: what }) => ANSWERING.has(what))
    ? sayings.filter(({ move: what }) => !FILLERS.has(what))
    : [...sayings];

function repeat(turn: Turn) {
  change(turn, { patience: -15 });
  if (turn.state.silentSince !== null) writeIntoSilence(turn);
  else say(turn, 'repeated');
}

function answer(turn: Turn) {
  const { state, reading } = turn;
  const acts = new Set(reading.sentences.map(({ act }) => act));
  if (acts.has('rudeness')) {
    change(turn, { trust: -30, patience: -50 });
    return say(turn, 'insulted');
  }
  if (acts.has('break_role')) {
    change(turn, { patience: -5 });
    return say(turn, 'role');
  }
  if (state.isNotCustomerKnown && reading.isRelease) return release(turn);
  if (state.count === 1 && acts.has('greeting')) change(turn, { trust: GREETED });
  noteConfirmation(turn);
  listen(turn);
  if (acts.has('pressure')) return suffer(turn, 'pressed', { trust: -7, patience: -15 });
  if (acts.has('badmouth')) return suffer(turn, 'badmouth', { trust: -6, patience: -10 });
  if (asksPartnerView(turn)) return tellPartnerView(turn);
  move(turn);
  noteConfirmation(turn);
  replyToDay(turn);
}

function suffer(turn: Turn, what: Move, cost: { trust: number; patience: number }) {
  change(turn, cost);
  say(turn, what);
}

/** At most one sign of listening counts. */
function listen(turn: Turn) {
  const { reading, state } = turn;
  const open = openObjection(state);
  if (open && reading.sentences.some(({ text }) => isAcknowledging(plain(text)))) {
    open.acknowledged = true;
  }
  const find = (act: PracticeAct) => reading.sentences.find((one) => one.act === act);
  const reflection = find('reflection');
  const isolation = find('isolate_objection');
  if (reflection && reflect(turn, reflection)) {
    if (isolation && openObjection(state)) isolate(turn, isolation);
    return;
  }
  if (reflection) return;
  const empathy = find('empathy');
  const objection = openObjection(state);
  if (isolation) {
    if (empathy && objection) objection.acknowledged = true;
    return !objection && hasJustRefused(state) ? sayWhy(turn) : isolate(turn, isolation);
  }
  if (empathy) empathise(turn);
}

/** The buyer answers the last moving act. */
function move(turn: Turn) {
  const { reading, state } = turn;
  const moves = reading.sentences.filter(({ act, isTail }) => isMoving(act) && !isTail);
  const groups = moves.filter(({ act }, at) => act !== moves[at - 1]?.act);
  const last = answeredAct(turn, moves);
  const isCrowded = groups.length > MOVES_MAX && reading.words > DUMP_WORDS;
  if (isCrowded) {
    change(turn, { trust: -3, patience: -10 });
    say(turn, 'dump');
  }
  const isNoted = notePriceInPassing(turn, moves, last);
  if (isNoted && answersPrice(turn, last)) return raise(turn, objectionOf('price'));
  if (!last) return withoutMove(turn);
  if (last.act.startsWith('ask_') && countQuestion(turn)) {
    turn.sayings.length = Math.min(turn.sayings.length, 1);
  }
  if (isFirstContact(turn, last)) return greetAndAnswer(turn, last) ? undefined : greet(turn);
  if (state.count === 1 && asksHowItGoes(turn)) say(turn, 'greetBack');
  const earlier = groups.length <= MOVES_MAX ? earlierQuestion(moves, last) : undefined;
  if (!earlier && last.act === 'ask_situation') answerPlainBefore(turn, last);
  if (groups.length <= MOVES_MAX) pitchInPassing(turn, moves, last);
  if (earlier) effectOf(turn, earlier)(turn, earlier);
  effectOf(turn, last)(turn, last);
  answerAfter(turn, moves, last);
}

/** A linked pitch before a question, a price or a step counts; the buyer answers what came last. */
function pitchInPassing(turn: Turn, moves: readonly ReadSentence[], last: ReadSentence) {
  const isAnswered = last.act.startsWith('ask_') || GOES_ON.has(last.act);
  const pitch = moves.find(({ act }) => act === 'linked_pitch');
  if (!pitch || !isAnswered || openObjection(turn.state)) return;
  const said = turn.sayings.length;
  pitchLinked(turn);
  turn.sayings.length = said;
}
const GOES_ON: ReadonlySet<PracticeAct> = new Set(['state_price', 'next_step', 'close']);

/** After an argument that resolved the objection, the question that follows it is answered instead. */
function answerAfter(turn: Turn, moves: readonly ReadSentence[], answered: ReadSentence) {
  const question = moves.at(-1);
  if (!question || question === answered || !question.act.startsWith('ask_')) return;
  if (turn.sayings.at(-1)?.move !== 'resolved' || turn.state.isOpen) return;
  const agreement = turn.sayings.pop();
  const said = turn.sayings.length;
  effectOf(turn, question)(turn, question);
  if (turn.sayings.length === said && agreement) turn.sayings.push(agreement);
}

/** Of two questions both are answered. */
function earlierQuestion(moves: readonly ReadSentence[], last: ReadSentence) {
  if (!last.act.startsWith('ask_')) return undefined;
  const asked = moves.filter(({ act }) => act.startsWith('ask_'));
  return asked[asked.indexOf(last) - 1];
}

/** "Tem CNPJ? Paga DAS?": the first one is answered, too, though it is like no act. */
function answerPlainBefore(turn: Turn, last: ReadSentence) {
  const { sentences } = turn.reading;
  const before = sentences[sentences.indexOf(last) - 1];
  if (before?.act !== 'other' || !before.text.endsWith('?')) return;
  answerDetails(turn, plain(before.text), true);
}

/** A price that is named beside what the buyer answers is stated, too. */
function notePriceInPassing(
  turn: Turn,
  moves: readonly ReadSentence[],
  last: ReadSentence | undefined,
): boolean {
  const { state, reading, setup } = turn;
  if (state.price.stated !== null || last?.act === 'state_price') return false;
  const isStated = moves.some(({ act }) => act === 'state_price');
  const price = isStated
    ? reading.amounts.price
    : reading.sentences
        .map((sentence) => priceInPassing(state, sentence, setup.offer.price))
        .find((one) => one !== null);
  if (price === null || price === undefined) return false;
  notePrice(turn, price);
  return true;
}

/** Who reads a price in the first message answers it, not the greeting or the question around it. */
const answersPrice = ({ state }: Turn, last: ReadSentence | undefined): boolean =>
  state.count === 1 && (!last || last.act.startsWith('ask_'));

/** "Quantos anos o senhor tem? Preciso pro cálculo": a question is answered, not the remark after it. */
function answeredAct(turn: Turn, moves: readonly ReadSentence[]): ReadSentence | undefined {
  const last = movingAct(turn, moves);
  if (last?.act !== 'generic_pitch' || openObjection(turn.state)) return last;
  const before = moves[moves.indexOf(last) - 1];
  return before?.act === 'ask_situation' && before.text.includes('?') ? before : last;
}

function movingAct({ state }: Turn, moves: readonly ReadSentence[]): ReadSentence | undefined {
  const objection = openObjection(state);
  if (!objection) return moves.at(-1);
  const family = BY_FAMILY[objection.family] ?? [];
  return moves.findLast(({ act }) => ANSWERS.has(act) || family.includes(act)) ?? moves.at(-1);
}

/** While an objection is open, arguments of other kinds answer it, too. */
function effectOf({ state, reading }: Turn, { act }: ReadSentence): Effect {
  const objection = openObjection(state);
  const { form, price } = reading.amounts;
  const isForm = form !== null && price === null && ['discount', 'answer_objection'].includes(act);
  if (objection && isForm) return (turn) => payForm(turn, form);
  const family = objection ? (BY_FAMILY[objection.family] ?? []) : [];
  if (!objection || !family.includes(act)) return EFFECTS[act] ?? ((turn) => say(turn, 'small'));
  return (turn, sentence) => {
    if (act === 'linked_pitch' || act === 'proof') {
      EFFECTS[act]?.(turn, sentence);
      turn.sayings.pop();
    }
    answerObjection(turn);
  };
}

function endByPatience(turn: Turn) {
  const { state } = turn;
  if (state.end !== 'active') return;
  if (state.patience <= 0) {
    const isGhosted = state.trust >= GHOSTED_FROM_TRUST || state.silentSince !== null;
    const insulted = turn.sayings.filter(({ move: what }) => what === 'insulted');
    turn.sayings = isGhosted ? [] : insulted;
    if (!isGhosted && insulted.length === 0) say(turn, 'leave');
    return end(turn, isGhosted ? 'ghosted' : 'lost');
  }
  if (state.count < MESSAGES_MAX) return;
  if (state.silentSince === null) say(turn, 'pause');
  end(turn, 'undecided');
}
