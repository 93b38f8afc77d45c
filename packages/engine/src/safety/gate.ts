import { SAFETY_TEXTS } from '../knowledge/safety/safety.gen.ts';
import type { CoachReplyInput } from '../port.ts';
import {
  type Distress,
  type DistressLabel,
  type MessageLabel,
  recogniseDistress,
  recogniseMessage,
} from '../recognition/index.ts';
import { fold } from '../shared/text.ts';
import { isReassuring, isRecovered } from './reassurance.ts';
import { isWeakSign } from './weak-sign.ts';

/**
 * Where a conversation stands: `asked` whether somebody is in danger, in `support` of a person, or
 * `returned` from support to another subject one turn ago.
 */
export type SafetyState =
  | { mode: 'none' }
  /** `isAgain` when the first answer to the question left it open. */
  | { mode: 'asked'; kind: DistressLabel; isAgain?: true }
  | { mode: 'reassured' }
  | { mode: 'support'; kind: DistressLabel; turns: number }
  | { mode: 'returned' };

/** What the gate reads of a turn. */
export type GateInput = Pick<CoachReplyInput, 'userInput' | 'history' | 'language'>;

/** What the safety gate says to a turn. */
export type SafetyReply =
  /** The whole reply; the engine is not called. */
  | { kind: 'support' | 'question' | 'reassured'; text: string }
  /** A line to add to the engine's reply. */
  | { kind: 'returned'; text: string };

export const NO_SAFETY: SafetyState = { mode: 'none' };
const NONE = NO_SAFETY;
const CACHE_MAX = 400;
const cache = new Map<string, Distress>();

/** Distress that interrupts a conversation. The latest are kept: every turn reads the same again. */
export function distressIn(message: string): Distress {
  const known = cache.get(message);
  if (known) return known;
  if (cache.size >= CACHE_MAX) cache.clear();
  const read = recogniseDistress(message);
  const found: Distress = isWeakSign(read, message) ? { ...read, certainty: 'none' } : read;
  cache.set(message, found);
  return found;
}

/** Groups of labels that change the subject; small talk and agreement do not. */
const SUBJECTS = ['obj', 'ask', 'write', 'sum', 'doc', 'line', 'practice', 'result', 'change'];
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
 * It depends on the messages of the log only, so that it survives every restart.
 */
export function safetyReply({ userInput, history, language }: GateInput): SafetyReply | null {
  const state = stateAfter([...history.map((turn) => turn.userInput), userInput]);
  const texts = SAFETY_TEXTS[language];
  switch (state.mode) {
    case 'none':
      return null;
    case 'asked':
      return { kind: 'question', text: state.isAgain ? texts.unclear : texts.question };
    case 'reassured':
      return { kind: 'reassured', text: texts.reassured };
    case 'returned':
      return { kind: 'returned', text: texts.returned };
    case 'support': {
      const { first, next } = texts.kinds[state.kind];
      if (state.turns === 0) return { kind: 'support', text: first };
      const text = next[(state.turns - 1) % next.length] ?? next[0];
      const ending = state.turns >= GOODBYE_TURN ? `\n\n${texts.goodbye}` : '';
      return { kind: 'support', text: `${text}${ending}` };
    }
  }
}

/** Whether the safety gate answers a turn itself, so that nothing else of it is needed. */
export function needsSupport(input: GateInput): boolean {
  const reply = safetyReply(input);
  return reply !== null && reply.kind !== 'returned';
}

/** The state after a seller's messages, the oldest first. */
export function stateAfter(messages: readonly string[]): SafetyState {
  return messages.reduce<SafetyState>(nextState, NONE);
}

/** The state after one more message. */
export function nextState(state: SafetyState, message: string): SafetyState {
  const distress = distressIn(message);
  switch (state.mode) {
    case 'asked':
      return afterQuestion(state, message, distress);
    case 'support':
      return afterSupport(state, message, distress);
    default:
      return stateFrom(distress);
  }
}

function stateFrom({ certainty, kind }: Distress): SafetyState {
  if (certainty === 'certain') return { mode: 'support', kind, turns: 0 };
  return certainty === 'possible' ? { mode: 'asked', kind } : NONE;
}

/** An answer that confirms counts as a yes, also the second one that leaves the question open. */
function afterQuestion(
  { kind, isAgain }: Extract<SafetyState, { mode: 'asked' }>,
  message: string,
  distress: Distress,
): SafetyState {
  if (distress.certainty === 'certain') return stateFrom(distress);
  if (isReassuring(message)) return { mode: 'reassured' };
  if (distress.certainty === 'none' && changesSubject(message, OTHER_SHARE)) return NONE;
  const isOpen = distress.certainty === 'none' && !isConfirming(message);
  return isOpen && !isAgain
    ? { mode: 'asked', kind, isAgain: true }
    : { mode: 'support', kind, turns: 0 };
}

const CONFIRMS =
  /\b(sim|serio|seria|verdade|mesmo|nao (e|foi|to|ta|estou) |mais ou menos|ajuda|preciso|nao sei|yes|really|help|serious|si|de verdad|ayuda)\b|^e$/;
const isConfirming = (message: string) => CONFIRMS.test(fold(message));

function afterSupport(
  { kind, turns }: { kind: DistressLabel; turns: number },
  message: string,
  distress: Distress,
): SafetyState {
  if (distress.certainty === 'certain' && distress.kind !== kind) return stateFrom(distress);
  const returns =
    isRecovered(message) || (distress.certainty === 'none' && changesSubject(message));
  return returns ? { mode: 'returned' } : { mode: 'support', kind, turns: turns + 1 };
}

/** Whether a message is most probably about sales, whatever it asks exactly. */
function changesSubject(message: string, least = SUBJECT_SHARE): boolean {
  const { ranked, certainty } = recogniseMessage(message);
  const share = ranked
    .filter(({ label }) => SUBJECTS.includes(groupOf(label)))
    .reduce((sum, { probability }) => sum + probability, 0);
  const isLong = message.trim().split(/\s+/).length >= SUBJECT_WORDS;
  return share >= least && (isLong || certainty === 'sure');
}

const groupOf = (label: MessageLabel) => label.split('.', 1)[0] ?? '';
