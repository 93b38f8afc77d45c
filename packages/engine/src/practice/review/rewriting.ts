import type { PracticeAct, PracticeQuote } from '@salesai/contract/practice';
import { cut } from '../../shared/text.ts';
import { readMessage } from '../reading/acts.ts';
import { piecesOf } from '../reading/sentences.ts';
import { contentStems } from '../reading/stems.ts';
import type { ReadSentence } from '../types.ts';
import { type Missed, quoteOf } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';

const QUOTED_MAX = 90;
/** Fewer words are no sentence that could stand in another one. */
const SENTENCE_WORDS = 4;

export interface Rewritten {
  quote: PracticeQuote;
  text: string;
}
export type Rewrite = (log: SessionLog, missed: Missed | null) => Rewritten | null;

const OFFENCES = /^(?:pressure|badmouth|rudeness|break_role|pushy_follow_up)$/;

/** How the buyer's rules read a text in the place of a message. */
function readInstead({ setup }: SessionLog, { before }: LoggedTurn, text: string) {
  const state = { ...before, count: before.count + 1 };
  return readMessage(state, text, setup.offer.price, setup.offer.name).sentences;
}

/** The text in the place of what is quoted, when it is read as one of the acts and as no offence. */
export function credited(
  log: SessionLog,
  turn: LoggedTurn,
  { quote, text }: Rewritten,
  isWanted: (act: PracticeAct) => boolean,
): Rewritten | null {
  const acts = readInstead(log, turn, text).map(({ act }) => act);
  const isBetter = acts.some(isWanted) && !acts.some((act) => OFFENCES.test(act));
  return isBetter && text.trim() !== quote.quote.trim() ? { quote, text } : null;
}

export const is =
  (...wanted: readonly PracticeAct[]) =>
  (act: PracticeAct) =>
    wanted.includes(act);

export const wholeOf = (turn: LoggedTurn) => quoteOf(turn, { start: 0, end: turn.text.length });

/** The first sentence of the seller that is one of the acts. */
export function firstOf(
  { turns }: SessionLog,
  isOne: (act: PracticeAct) => boolean,
): { turn: LoggedTurn; sentence: ReadSentence } | null {
  for (const turn of turns) {
    const sentence = turn.sentences.find(({ act }) => isOne(act));
    if (sentence) return { turn, sentence };
  }
  return null;
}

/** The sentence of a buyer's text that says most; null for small talk. */
export function tellingClause(text: string): string | null {
  const [best] = piecesOf(text)
    .map((piece) => ({ text: piece.text, stems: contentStems(piece.text).length }))
    .filter(({ text: one }) => one.split(' ').length >= SENTENCE_WORDS && !one.endsWith('?'))
    .toSorted((a, b) => b.stems - a.stems);
  return best && best.stems >= 2 ? cut(best.text.replace(/[.!…]{1,6}$/, ''), QUOTED_MAX) : null;
}

const CONNECTOR = /^(?:e|mas|também|além|aí|então|ou|porque|que|só|por isso)(?![\p{L}])/iu;

/** A sentence that can follow another one: long enough, no question, not bound to the one before. */
export function standing({ text }: { text: string }): string | null {
  const bare = text.trim().replace(/[.!…\s]{1,12}$/, '');
  const isWhole = bare.split(/\s+/).length >= SENTENCE_WORDS && !/[?:,;]$/.test(bare);
  return isWhole && !CONNECTOR.test(bare) ? bare : null;
}

export const lowered = (text: string) =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
