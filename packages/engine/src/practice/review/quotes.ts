import type { PracticeAct, PracticeQuote } from '@salesai/contract/practice';
import { piecesOf } from '../reading/sentences.ts';
import type { ReadSentence } from '../types.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';

const EVIDENCE_MAX = 3;

/** A moment that went unanswered. */
export interface Missed {
  messageId: string;
  quote: string;
}

export const quoteOf = (
  { messageId, text }: LoggedMessage,
  { start, end }: { start: number; end: number },
): PracticeQuote => ({ messageId, start, end, quote: text.slice(start, end) });

/** The whole message. */
export const wholeQuote = (message: LoggedMessage): PracticeQuote =>
  quoteOf(message, { start: 0, end: message.text.length });

/** The seller's sentences of some acts, in their order. */
export function quotesOfActs(
  turns: readonly LoggedTurn[],
  isOne: (act: PracticeAct, turn: LoggedTurn, sentence: ReadSentence) => boolean,
): PracticeQuote[] {
  return turns
    .flatMap((turn) =>
      turn.sentences
        .filter((sentence) => isOne(sentence.act, turn, sentence))
        .map((sentence) => quoteOf(turn, sentence)),
    )
    .slice(0, EVIDENCE_MAX);
}

/** The first sentence of a message, as what was missed. */
export function missedIn({ messageId, text }: LoggedMessage): Missed {
  const [first] = piecesOf(text);
  return { messageId, quote: first?.text ?? text };
}

/** The buyer's message that reveals a fact; null when none does. */
export function replyWithFact(log: SessionLog, key: string): LoggedMessage | null {
  for (const { sayings, replies } of log.turns) {
    const text = sayings.find(({ fact }) => fact?.key === key)?.fact?.text;
    if (text === undefined) continue;
    return replies.find((reply) => reply.text === text) ?? replies.at(-1) ?? null;
  }
  return null;
}

/** The buyer's message with a move, such as an objection; null when there is none. */
export function replyWithMove(log: SessionLog, move: string): LoggedMessage | null {
  const turn = log.turns.find(({ sayings }) => sayings.some((one) => one.move === move));
  return turn?.replies.at(-1) ?? null;
}

/** What can always be quoted: the buyer's last message, else the seller's. */
export function anyMoment({ buyerMessages, turns }: SessionLog): LoggedMessage | null {
  return buyerMessages.at(-1) ?? turns.at(-1) ?? null;
}
