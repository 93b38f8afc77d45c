import type { PracticeAct, PracticeMood } from '@salesai/contract/practice';
import { claimsOfBuyer, createBuyer } from './buyer/buyer.ts';
import { pronounGenderIn, userGenderIn } from './buyer/user.ts';
import { LEVELS } from './levels.ts';
import type { Move } from './moves/moves.ts';
import { takeEffect } from './moves/step.ts';
import { createTurn, isHurt, type Saying } from './moves/turn.ts';
import type { BuyerBubble, BuyerDecision, PracticeSetup, PracticeTurn } from './port.ts';
import { practiceStateOf } from './practice-state.ts';
import { type Reading, readMessage, withAct } from './reading/acts.ts';
import { plain } from './reading/plain.ts';
import { between } from './seeded.ts';
import { FACT_KEYS, type SessionState } from './types.ts';
import { BUBBLE_MAX, bubblesOf } from './words/words.ts';

const GHOSTED_DAYS = 3;
const DAY = 24 * 60;
const ANNOYED = { patience: 25, trust: 12 };
const HURRIED_PATIENCE = 50;

/** The state before the first message. */
export function beginning(setup: PracticeSetup): SessionState {
  const buyer = createBuyer(setup);
  const rules = LEVELS[setup.level];
  const isGhosting = setup.scene === 'ghosting';
  const list = setup.offer.price;
  return {
    buyer,
    count: 0,
    trust: rules.trust + (isGhosting ? 8 : 0),
    value: isGhosting ? 38 : 0,
    urgency: 0,
    patience: rules.patience,
    known: isGhosting ? ['pain'] : [],
    reflections: 0,
    freshReflections: 0,
    empathies: 0,
    implications: 0,
    payoffs: 0,
    linkedPitches: 0,
    genericPitches: 0,
    proofs: 0,
    price: {
      stated: isGhosting ? list : null,
      wasEarly: false,
      offered: isGhosting ? list : null,
      conceded: 0,
      hasTraded: false,
      counters: [],
      form: null,
    },
    queue: buyer.objections,
    raised: [],
    isOpen: false,
    asks: 0,
    closeTries: 0,
    isPartnerInvolved: false,
    isNotCustomerKnown: false,
    clock: 0,
    silentSince: isGhosting ? -GHOSTED_DAYS * DAY : null,
    hasVanished: isGhosting,
    chases: 0,
    wasUsefulAfterSilence: false,
    confusions: 0,
    recent: isGhosting ? [buyer.facts.pain] : [],
    lastCount: 0,
    revealed: isGhosting ? [{ key: 'pain', text: buyer.facts.pain }] : [],
    mentioned: [],
    lastRevealed: [],
    givenBack: [],
    previous: '',
    own: [],
    used: [],
    claims: claimsOfBuyer(buyer),
    end: 'active',
  };
}

/** What a message leads to, with how it was read. */
export interface SessionStep {
  state: SessionState;
  reading: Reading;
  sayings: Saying[];
  bubbles: BuyerBubble[];
  read: boolean;
}

/** @param before is changed: pass a copy. @param forced the act that the seller gave the message. */
export function receiveMessage(
  setup: PracticeSetup,
  before: SessionState,
  text: string,
  forced?: PracticeAct,
): SessionStep {
  const state = before;
  const { seed } = setup;
  state.count += 1;
  state.clock += between(1, 4, seed, 'typing', state.count);
  state.lastCount = 0;
  state.lastRevealed = [];
  meetUser(setup, state, text);
  const read = readMessage(state, text, setup.offer.price, setup.offer.name, statedIn(setup));
  const reading = forced ? withAct(read, forced) : read;
  const turn = createTurn(setup, state, reading);
  takeEffect(turn);
  state.hasRetold = reading.isRetelling;
  const bubbles = speak(setup, state, turn.sayings);
  return { state, reading, sayings: turn.sayings, bubbles, read: isRead(setup, state) };
}

/** The child or parent is a man or a woman as the seller says first, where the buyer has stated nothing yet. */
function meetUser(setup: PracticeSetup, state: SessionState, text: string): void {
  const { user } = state.buyer;
  if (!user || state.revealed.length + state.mentioned.length > 0) return;
  const stated = userGenderIn(user.who, plain(text)) ?? pronounGenderIn(plain(text));
  if (stated === null || stated === user.gender) return;
  state.buyer = createBuyer(setup, stated);
  state.claims = claimsOfBuyer(state.buyer);
}

/** What the seller wrote of the offer and of the own business. */
const statedIn = ({ offer, sellerAnswers, icp }: PracticeSetup): string =>
  [offer.name, ...[...(sellerAnswers ?? []), ...icp.answers].map(({ answer }) => answer)].join(
    '. ',
  );

/** The buyer says it, and time passes with it. */
export function speak(
  setup: PracticeSetup,
  state: SessionState,
  sayings: readonly Saying[],
): BuyerBubble[] {
  const { seed } = setup;
  const texts = bubblesOf(state, sayings, seed);
  const bubbles = texts.map((text, at) => {
    state.clock += at === 0 ? between(1, 6, seed, 'reply', state.count) : 1;
    return { text, at: instantOf(setup, state) };
  });
  addSpoken(state, texts, sayings);
  return bubbles;
}

/** Moves in which the buyer says something of the own case, beside the facts. */
const TELLING: ReadonlySet<Move> = new Set(['payoff', 'explain']);

/** Moves in which the buyer speaks of the own case or of what keeps him from buying. */
const MENTIONING: ReadonlySet<Move> = new Set(['topic', 'recall', 'object', 'insist']);

/** The bubbles become what the seller can give back. */
function addSpoken(
  state: SessionState,
  texts: readonly string[],
  sayings: readonly Saying[],
): void {
  const last = sayings.at(-1);
  const text = texts.at(-1);
  if (sayings.some(({ move }) => MENTIONING.has(move))) state.mentioned.push(...texts);
  if (last && text !== undefined && TELLING.has(last.move)) {
    const key = `${last.move} ${state.count}`;
    state.revealed.push({ key, text });
    state.lastRevealed.push(key);
  }
  state.recent.push(...texts);
  state.lastCount = texts.length;
  if (texts.length > 0) state.previous = texts.join(' ');
}

/** Replaces the last bubbles by those that were really sent. */
export function recordBubbles(state: SessionState, texts: readonly string[]): SessionState {
  const recent = [...state.recent.slice(0, state.recent.length - state.lastCount), ...texts];
  const revealed = state.revealed.map((one) =>
    state.lastRevealed.includes(one.key) && !texts.includes(one.text)
      ? { ...one, text: texts.join(' ') }
      : one,
  );
  return {
    ...state,
    recent,
    revealed,
    lastCount: texts.length,
    previous: texts.length > 0 ? texts.join(' ') : state.previous,
  };
}

/** A silent buyer has read the price and, mostly, what followed. */
const isRead = ({ seed }: PracticeSetup, { silentSince, count, end }: SessionState) =>
  (silentSince === null && end !== 'ghosted') || between(0, 3, seed, 'read', count) > 0;

export function instantOf({ startedAt }: PracticeSetup, { clock }: SessionState): string {
  return new Date(Date.parse(startedAt) + clock * 60_000).toISOString();
}

export function moodOf(setup: PracticeSetup, state: SessionState): PracticeMood {
  const { valueGate } = LEVELS[setup.level];
  if (isHurt(state) || state.patience < ANNOYED.patience || state.trust < ANNOYED.trust) {
    return state.count === 0 ? 'neutral' : 'annoyed';
  }
  if (state.isOpen) return 'unsure';
  if (state.buyer.manner === 'hurried' && state.patience < HURRIED_PATIENCE) return 'hurried';
  return state.value >= valueGate - 15 ? 'interested' : 'neutral';
}

/** The step in the form of the port. */
export function turnOf(setup: PracticeSetup, step: SessionStep): PracticeTurn {
  const { state, reading, bubbles } = step;
  return {
    state: practiceStateOf(state),
    acts: reading.sentences.map(({ act, start, end }) => ({ act, start, end })),
    decision: decisionOf(setup, step),
    bubbles,
    status: state.end,
    mood: moodOf(setup, state),
    clock: instantOf(setup, state),
    read: step.read,
  };
}

export function decisionOf(
  setup: PracticeSetup,
  { state, sayings, bubbles }: Pick<SessionStep, 'state' | 'sayings' | 'bubbles'>,
): BuyerDecision | null {
  const last = sayings.at(-1);
  if (!last || bubbles.length === 0) return null;
  const { buyer } = state;
  return {
    move: last.move,
    fact: sayings.findLast(({ fact }) => fact)?.fact?.text ?? null,
    objection: sayings.findLast(({ objection }) => objection)?.objection?.key ?? null,
    price: sayings.findLast(({ price }) => price !== undefined)?.price ?? null,
    mood: moodOf(setup, state),
    manner: buyer.persona.manner,
    reference: bubbles.map(({ text }) => text),
    forbidden: FACT_KEYS.filter((key) => !state.known.includes(key)).map((key) => buyer.facts[key]),
    maxChars: BUBBLE_MAX,
  };
}
