import type { PracticeAct } from '@salesai/contract/practice';
import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { objectionOf } from '../buyer/objections-of.ts';
import { MESSAGES_MAX } from '../levels.ts';
import { isAcknowledging } from '../reading/acknowledging.ts';
import { isMoving } from '../reading/acts.ts';
import { asksLack } from '../reading/asks-lack.ts';
import { priceInPassing } from '../reading/deal.ts';
import { plain } from '../reading/plain.ts';
import { hasJustRefused } from '../reading/refused.ts';
import { alikeness, messageStems } from '../reading/stems.ts';
import { pickBy } from '../seeded.ts';
import type { ReadSentence } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { answerAll, meetAndAnswer } from './answer-all.ts';
import { asksOfOffer, factQuestions } from './asked-in-message.ts';
import { end, release } from './closing.ts';
import { replyToDay } from './day-reply.ts';
import { doubtOf } from './doubts.ts';
import { answeredAct, effectOf } from './effects.ts';
import { asksHowItGoes } from './greeting.ts';
import { acceptApology, feelSlight, hurt, withoutWarmth } from './hurts.ts';
import type { Move } from './moves.ts';
import { isolate, noteConfirmation } from './objections.ts';
import { asksPartnerView, tellPartnerView } from './partner.ts';
import { answerWithPreference } from './preferring.ts';
import { keepPrice, noteLowered, notePrice } from './pricing.ts';
import { countQuestion } from './questions.ts';
import { offersNeed, sayNeed, sayWhy } from './refusing.ts';
import { onceAgain, withoutFillers } from './remarks.ts';
import { empathise, pitchLinked, reflect } from './selling.ts';
import { writeIntoSilence } from './silence.ts';
import { withoutContradictions } from './stance.ts';
import { isFirstContact, withoutMove } from './talk.ts';
import { change, openObjection, raise, say, type Turn } from './turn.ts';

const ALIKE = 0.8;
/** More moving acts than these in one message cannot be followed. */
const MOVES_MAX = 2;
/** A message of so few words is never too much. */
const DUMP_WORDS = 20;
const ANSWER_WORDS = 60;
const GHOSTED_FROM_TRUST = 15;
/** Hurts that an insult counts as. */
const INSULTS = 2;
/** Trust for somebody who says who is writing, and why. */
const GREETED = 3;

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
  keepPrice(turn);
  endByPatience(turn);
  turn.sayings = withoutContradictions(withoutWarmth(turn));
  turn.sayings = onceAgain(withoutFillers(turn));
}

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
    hurt(turn, INSULTS);
    return say(turn, 'insulted');
  }
  if (acts.has('break_role')) {
    change(turn, { patience: -5 });
    return say(turn, 'role');
  }
  if (state.isNotCustomerKnown && reading.isRelease) return release(turn);
  if (state.count === 1 && acts.has('greeting')) change(turn, { trust: GREETED });
  acceptApology(turn);
  noteConfirmation(turn);
  const isSlight = feelSlight(turn);
  if (!isSlight) listen(turn);
  if (acts.has('pressure')) {
    notePriceInPassing(turn, reading.sentences, undefined);
    return suffer(turn, 'pressed', { trust: -7, patience: -15 });
  }
  if (acts.has('badmouth')) return suffer(turn, 'badmouth', { trust: -6, patience: -10 });
  if (asksPartnerView(turn)) return tellPartnerView(turn);
  answerWithPreference(turn, moveOn);
  keepData(turn);
}

function moveOn(turn: Turn) {
  move(turn);
  noteConfirmation(turn);
  replyToDay(turn);
}

const ASKS_DATA =
  /\b(?:me )?(?:manda|envia|passa|informa|fala|diz|digita)\w* (?:\w+ ){0,2}(?:cpf|rg|cnh|senha|cvv|numero do cartao|dados do cartao|documentos?)\b|\b(?:preciso d[eo]|qual (?:e )?o) (?:seu |teu )?(?:cpf|rg|numero do cartao)\b/;

/** Nobody sends documents before anything is agreed. */
function keepData(turn: Turn) {
  const { state, reading, setup } = turn;
  if (state.end !== 'active' || state.silentSince !== null) return;
  if (!ASKS_DATA.test(reading.folded)) return;
  change(turn, { trust: -2, patience: -4 });
  const text = pickBy(PRACTICE_FACTS.privateData, setup.seed, 'data', state.count);
  say(turn, 'notYetTrust', { text: fillLine(text, state.buyer.gender) });
}

function suffer(turn: Turn, what: Move, cost: { trust: number; patience: number }) {
  change(turn, cost);
  hurt(turn);
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
    else answerOffered(turn, reflection);
    return;
  }
  if (reflection) return answerOffered(turn, reflection);
  const empathy = find('empathy');
  const objection = openObjection(state);
  if (isolation) {
    if (empathy && objection) objection.acknowledged = true;
    const asksNeed = asksLack(plain(isolation.text));
    if (asksNeed && offersNeed(isolation.text)) return sayNeed(turn, isolation.text);
    if (objection || doubtOf(turn, isolation.text) !== null) return isolate(turn, isolation);
    if (!asksNeed && hasJustRefused(state)) return sayWhy(turn);
    if (!asksNeed) return isolate(turn, isolation);
    // A price or a pitch beside it raises what stands in the way by itself.
    if (!reading.sentences.some(({ act }) => isMoving(act))) sayNeed(turn, isolation.text);
    return;
  }
  if (empathy) empathise(turn);
}

/** Who is offered a choice neither confirms nor doubts it: one of the things is named. */
function answerOffered(turn: Turn, reflection: ReadSentence) {
  if (doubtOf(turn, reflection.text) === null) return;
  turn.sayings.pop();
  isolate(turn, reflection);
}

/** The buyer answers the questions of the message, and what it proposes. */
function move(turn: Turn) {
  const { reading, state } = turn;
  const questions = factQuestions(turn);
  const moves = movesOf(turn, questions);
  const groups = moves.filter(({ act }, at) => act !== moves[at - 1]?.act);
  const last = answeredAct(turn, moves, questions);
  // An argument against what the buyer has just said takes more words.
  const most = openObjection(state) ? ANSWER_WORDS : DUMP_WORDS;
  if (groups.length > MOVES_MAX && reading.words > most) {
    change(turn, { trust: -3, patience: -10 });
    say(turn, 'dump');
  }
  const proposal = proposalBefore(moves, questions, last);
  const isNoted = !proposal && notePriceInPassing(turn, moves, last);
  if (isNoted && answersPrice(turn, last)) return raise(turn, objectionOf('price'));
  if (isNoted && last && STEPS.has(last.act) && reactsToPrice(turn)) return;
  if (!last) return withoutMove(turn);
  if (questions.includes(last) && countQuestion(turn)) {
    turn.sayings.length = Math.min(turn.sayings.length, 1);
  }
  if (isFirstContact(turn, last)) return meetAndAnswer(turn, questions);
  if (state.count === 1 && asksHowItGoes(turn)) say(turn, 'greetBack');
  if (groups.length <= MOVES_MAX) pitchInPassing(turn, moves, last);
  const proposed = questions.includes(last) ? proposal : last;
  if (!proposed) return answerAll(turn, questions.slice(-QUESTIONS_MAX));
  const asked = questions.slice(-QUESTIONS_BESIDE);
  const isAfter = (one: ReadSentence) => one.start > proposed.start;
  answerAll(
    turn,
    asked.filter((one) => !isAfter(one)),
  );
  effectOf(turn, proposed)(turn, proposed);
  if (state.end !== 'active' || state.silentSince !== null) return;
  answerAfter(turn, asked.filter(isAfter));
}

/** Who agreed with an argument and is asked something answers that, without the agreement in front. */
function answerAfter(turn: Turn, questions: readonly ReadSentence[]) {
  const agreed = turn.sayings.at(-1)?.move === 'resolved' ? turn.sayings.length - 1 : -1;
  answerAll(turn, questions);
  if (agreed >= 0 && turn.sayings.length > agreed + 1) turn.sayings.splice(agreed, 1);
}

const STEPS: ReadonlySet<PracticeAct> = new Set(['next_step', 'close']);

/** A first price beside a step is noticed; whether it is too high for a step yet. */
function reactsToPrice(turn: Turn): boolean {
  const { price } = turn.state;
  if (price.wasEarly) raise(turn, objectionOf('price'));
  else say(turn, 'priceNoted', { price: price.offered ?? turn.setup.offer.price });
  return price.wasEarly;
}
/** Of a row of questions the last ones are answered. */
const QUESTIONS_MAX = 3;
/** Beside a price or a proposal fewer are. */
const QUESTIONS_BESIDE = 2;

/** What moves the conversation, without what only asks for an opinion of it. */
function movesOf({ reading }: Turn, questions: readonly ReadSentence[]): ReadSentence[] {
  const moves = reading.sentences.filter(
    (one) => (isMoving(one.act) && !one.isTail) || questions.includes(one),
  );
  const others = moves.filter(
    ({ act, text }) => !act.startsWith('ask_') || !asksOfOffer(plain(text)),
  );
  return others.length > 0 ? others : moves;
}

/** A price or a step beside a question gets its own answer. */
const proposalBefore = (
  moves: readonly ReadSentence[],
  questions: readonly ReadSentence[],
  last: ReadSentence | undefined,
): ReadSentence | undefined =>
  last && questions.includes(last)
    ? moves.findLast((one) => PROPOSED.has(one.act) && !questions.includes(one))
    : undefined;
const PROPOSED: ReadonlySet<PracticeAct> = new Set([
  ...(['state_price', 'discount', 'trade_concession', 'next_step', 'close'] as const),
]);

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
