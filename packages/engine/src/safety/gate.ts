import { SAFETY_TEXTS } from '../knowledge/safety/safety.gen.ts';
import type { CoachReplyInput, PreviousTurn } from '../port.ts';
import {
  type Distress,
  type DistressLabel,
  recogniseDistress,
  recogniseMessage,
} from '../recognition/index.ts';
import { memoised } from '../shared/memo.ts';
import { fold, lengthInWords } from '../shared/text.ts';
import { isFaint, isWithoutWords } from './faint-sign.ts';
import { isHardEvent } from './hard-event.ts';
import { isHardDay } from './hard-words.ts';
import { incidentalIn } from './incidental.ts';
import { isOverread } from './overread.ts';
import {
  deniesHarm,
  isReassuring,
  isRecovered,
  leavesSupport,
  withoutDenial,
  withoutReassurance,
} from './reassurance.ts';
import { readStoredSafety, type SafetyState } from './safety-state.ts';
import {
  asksForWork,
  isAboutWork,
  isOfOneself,
  isSaleTalk,
  salesShare,
  tellsResult,
} from './sale-talk.ts';
import { isWeakSign } from './weak-sign.ts';

/** What the gate reads of a turn. */
export type GateInput = Pick<CoachReplyInput, 'userInput' | 'history' | 'language'>;

/** What the safety gate says to a turn. */
export type SafetyReply =
  /** The whole reply; the engine is not called. */
  | { kind: 'support' | 'question' | 'reassured'; text: string }
  /** A line to add to the engine's reply. */
  | { kind: 'returned' | 'offered'; text: string };

export const NO_SAFETY: SafetyState = { mode: 'none' };
const NONE = NO_SAFETY;
const TALK: SafetyState = { mode: 'none', isTalk: true };
/** Every turn reads the same messages again. */
const KEPT = 400;

/** Distress that interrupts a conversation. */
export const distressIn: (message: string) => Distress = memoised((message) => {
  const read = recogniseDistress(message);
  const isLess =
    isWeakSign(read, message) ||
    isHardDay(read, message) ||
    isHardEvent(read, message) ||
    incidentalIn(message) !== null;
  return isLess ? { ...read, certainty: 'none' } : read;
}, KEPT);

/** Probability of all labels of sales together from which a message changes the subject. */
const SUBJECT_SHARE = 0.85;
/** A shorter message changes the subject only when its label is sure. */
const SUBJECT_WORDS = 4;
/** Share from which a message without any sign of distress answers the question with a no. */
const OTHER_SHARE = 0.5;
/** From this turn of support on, the reply also says how to go on. */
const GOODBYE_TURN = 2;

/**
 * The reply of the safety gate, which stands in front of both engines; null where it has none.
 * It depends on the turns of the log only, so that it survives every restart.
 */
export function safetyReply({ userInput, history, language }: GateInput): SafetyReply | null {
  const before = statesAfter(history);
  const state = nextState(before.at(-1) ?? NONE, userInput);
  const texts = SAFETY_TEXTS[language];
  switch (state.mode) {
    case 'none':
    case 'noted':
      return null;
    case 'asked':
      return { kind: 'question', text: state.isAgain ? texts.unclear : texts.question };
    case 'reassured':
      return { kind: 'reassured', text: texts.reassured };
    case 'returned':
      return { kind: 'returned', text: texts.returned };
    case 'offered':
      return before.some(({ mode }) => mode === 'offered')
        ? null
        : { kind: 'offered', text: state.isAside ? texts.aside : texts.offered };
    case 'support': {
      const { first, next } = texts.kinds[state.kind];
      if (state.turns === 0) return { kind: 'support', text: first };
      const text = next[(state.turns - 1) % next.length] ?? next[0];
      const ending = state.turns >= GOODBYE_TURN ? `\n\n${texts.goodbye}` : '';
      return { kind: 'support', text: `${text}${ending}` };
    }
  }
}

/** Whether a reply of the gate is the whole reply; else it is a line to add. */
export const isWholeReply = ({ kind }: SafetyReply): boolean =>
  kind !== 'returned' && kind !== 'offered';

/** Whether the safety gate answers a turn itself, so that nothing else of it is needed. */
export function needsSupport(input: GateInput): boolean {
  const reply = safetyReply(input);
  return reply !== null && isWholeReply(reply);
}

/** Whether the turn that led to a state was answered by the gate. */
export const isHeld = ({ mode }: SafetyState): boolean =>
  mode === 'asked' || mode === 'support' || mode === 'reassured';

/** The state after a seller's messages, the oldest first. */
export function stateAfter(messages: readonly string[]): SafetyState {
  return messages.reduce<SafetyState>(nextState, NONE);
}

/** The state after each turn: the one that is stored with it, else what its message leads to. */
export function statesAfter(turns: readonly PreviousTurn[]): SafetyState[] {
  const states: SafetyState[] = [];
  for (const { userInput, act } of turns)
    states.push(readStoredSafety(act) ?? nextState(states.at(-1) ?? NONE, userInput));
  return states;
}

/** The state after a turn, to be stored with it. */
export const stateOf = ({ userInput, history }: Omit<GateInput, 'language'>): SafetyState =>
  nextState(statesAfter(history).at(-1) ?? NONE, userInput);

/** Messages for which the seller's word that nobody is in danger holds. */
const CALM = 10;

/** The state after one more message. */
export function nextState(state: SafetyState, message: string): SafetyState {
  const next = stateOn(state, message);
  const isDenied = next.mode === 'reassured' || saysMore(state, message);
  const calm = isDenied ? CALM : Math.max(0, (state.calm ?? 0) - 1);
  if (calm === 0 || next.mode === 'support') return next;
  const isAsked = next.mode === 'asked';
  return { ...(isAsked ? (isAboutWork(message) ? TALK : NONE) : next), calm };
}

function stateOn(state: SafetyState, message: string): SafetyState {
  const distress = distressIn(message);
  switch (state.mode) {
    case 'asked':
      return afterQuestion(state, message, distress);
    case 'support':
      return afterSupport(state, message, distress);
    default:
      return stateFrom(distress, message, state);
  }
}

/** Below this probability a sign in a long story of a sale is no sign. */
const CALM_STORY = 0.15;
const STORY_WORDS = 35;

/** The state that a message leads to by its own sign, given the message before it. */
function stateFrom(distress: Distress, message: string, before: SafetyState = NONE): SafetyState {
  const { certainty, kind } = distress;
  if (isOverread(distress, message)) return { mode: 'offered' };
  if (certainty === 'certain') return { mode: 'support', kind, turns: 0 };
  if (incidentalIn(message) === 'aside') return { mode: 'offered', isAside: true };
  const isDenied = before.mode !== 'none' && deniesHarm(message);
  if (certainty === 'none' || isDenied) return isAboutWork(message) ? TALK : NONE;
  const isTalk = before.mode === 'none' && before.isTalk === true;
  const isOffered = before.mode === 'offered';
  if (isFaint(distress, message) && (asksForWork(message) || isPlainlyOfSale(distress, message)))
    return TALK;
  if (isSaleTalk(message) || tellsResult(distress, message)) {
    if (isTalk || isOffered) return { mode: 'noted' };
    const isStory = lengthInWords(message) >= STORY_WORDS;
    const isCalm = distress.probability < CALM_STORY || isWithoutWords(distress, message);
    return isStory && isCalm && isFaint(distress, message) ? TALK : { mode: 'offered' };
  }
  if (isFaint(distress, message) && !isOffered)
    return isTalk ? { mode: 'noted' } : { mode: 'offered' };
  return isTalk && isWithoutWords(distress, message)
    ? { mode: 'offered' }
    : { mode: 'asked', kind };
}

/** Whether a question about a sale has no word of distress, though it sounds like one to the classifier. */
const isPlainlyOfSale = (distress: Distress, message: string): boolean =>
  message.includes('?') &&
  isWithoutWords(distress, message) &&
  changesSubject(message) &&
  !isOfOneself(message);

/** An answer that confirms counts as a yes, also the second one that leaves the question open. */
function afterQuestion(
  { kind, isAgain }: Extract<SafetyState, { mode: 'asked' }>,
  message: string,
  distress: Distress,
): SafetyState {
  if (distress.certainty === 'certain') return stateFrom(distress, message);
  const isQuiet = distress.certainty === 'none' || isFaint(distress, message);
  if (saysMore({ mode: 'asked', kind }, message)) return NONE;
  if (isReassuring(message) || (isQuiet && deniesHarm(message)))
    return isQuiet && asksForWork(message) && message.includes('?') ? NONE : { mode: 'reassured' };
  if (distress.certainty === 'none' && asksForWork(message)) return NONE;
  if (isQuiet && changesSubject(message, OTHER_SHARE)) return NONE;
  if (isQuiet && isLong(message) && isAboutWork(message) && !isConfirming(message)) return NONE;
  if (isSaleTalk(message)) return NONE;
  const isOpen = isQuiet && !isConfirming(message);
  return isOpen && !isAgain
    ? { mode: 'asked', kind, isAgain: true }
    : { mode: 'support', kind, turns: 0 };
}

/** From so many words what stands beside "foi modo de falar" is answered rather than the denial. */
const MORE_WORDS = 4;

/** "não estou em perigo, só triste pelo meu cachorro": the question is answered, and there is more. */
function saysMore({ mode }: SafetyState, message: string): boolean {
  if (mode !== 'asked' || !(isReassuring(message) || deniesHarm(message))) return false;
  const rest = withoutReassurance(message);
  const { certainty } = distressIn(rest);
  const isQuiet = certainty === 'none' || isFaint(distressIn(rest), rest);
  return isQuiet && lengthInWords(rest) >= MORE_WORDS;
}

const CONFIRMS =
  /\b(sim|serio|seria|verdade|mesmo|nao (e|foi|to|ta|estou) |mais ou menos|ajuda|preciso|nao sei|yes|really|help|serious|si|de verdad|ayuda)\b|^e$/;
const isConfirming = (message: string) => CONFIRMS.test(fold(message));

function afterSupport(
  { kind, turns }: { kind: DistressLabel; turns: number },
  message: string,
  distress: Distress,
): SafetyState {
  if (distress.certainty === 'certain' && distress.kind !== kind)
    return stateFrom(distress, message);
  const isDenied =
    (isReassuring(message) && distress.certainty === 'none') ||
    (deniesHarm(message) && distressIn(withoutDenial(message)).certainty !== 'certain');
  if (isDenied)
    return asksForWork(withoutDenial(message)) ? { mode: 'returned' } : { mode: 'reassured' };
  const returns =
    isRecovered(message) ||
    incidentalIn(message) !== null ||
    (leavesSupport(message) && distress.certainty !== 'certain') ||
    (distress.certainty === 'none' && asksForWork(message)) ||
    ((distress.certainty === 'none' || isFaint(distress, message)) &&
      changesSubject(message) &&
      isDistinct(message) &&
      !isOfOneself(message)) ||
    (distress.certainty !== 'certain' && isSaleTalk(message) && !isOfOneself(message));
  return returns ? { mode: 'returned' } : { mode: 'support', kind, turns: turns + 1 };
}

/** Whether a message is most probably about sales, whatever it asks exactly. */
function changesSubject(message: string, least = SUBJECT_SHARE): boolean {
  const isSure = isLong(message) || recogniseMessage(message).certainty === 'sure';
  return salesShare(message) >= least && isSure;
}

/** Below this probability of its likeliest label a message is not clearly about one thing of sales. */
const DISTINCT = 0.5;

/** "não sei, tá tudo pesado" has words of many objections and is none: it keeps the talk of support. */
const isDistinct = (message: string): boolean =>
  (recogniseMessage(message).ranked[0]?.probability ?? 0) >= DISTINCT;

const isLong = (message: string) => lengthInWords(message) >= SUBJECT_WORDS;
