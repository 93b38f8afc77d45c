import type { PracticeAct, PracticeQuote } from '@salesai/contract/practice';
import { namesDate } from '../reading/concrete.ts';
import { sentenceAround } from '../reading/excerpt.ts';
import { plain } from '../reading/plain.ts';
import { piecesOf } from '../reading/sentences.ts';
import { contentStems } from '../reading/stems.ts';
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

/** The whole sentence that a piece belongs to. */
const sentenceQuote = (
  message: LoggedMessage,
  piece: { start: number; end: number },
): PracticeQuote => quoteOf(message, sentenceAround(message.text, piece));

/** The whole message. */
export const wholeQuote = (message: LoggedMessage): PracticeQuote =>
  quoteOf(message, { start: 0, end: message.text.length });

const UNCIVIL: ReadonlySet<PracticeAct> = new Set(['rudeness', 'pressure', 'badmouth']);

/** A message with an insult, pressure or bad words of others is evidence of nothing good. */
export const isCivil = ({ sentences }: LoggedTurn): boolean =>
  sentences.every(({ act }) => !UNCIVIL.has(act));

/** Promises what nobody can: it proves nothing, whatever it says. */
export const isPromising = ({ sentences }: LoggedTurn): boolean =>
  sentences.some(({ isPromise }) => isPromise);

/** How much a text says, so that "ok" and "deixa pra lá" are no evidence beside something that does. */
export const contentOf = (text: string): number =>
  contentStems(text).length + (/\d/.test(text) ? 1 : 0) + (namesDate(plain(text)) ? 1 : 0);

/** Content from which a quote shows something by itself. */
const TELLING_FROM = 2;

/** The first message that says something by itself, else the one that says most. */
export const mostTelling = <M extends LoggedMessage>(messages: readonly M[]): M | undefined =>
  messages.find(({ text }) => contentOf(text) >= TELLING_FROM) ??
  messages.toSorted((a, b) => contentOf(b.text) - contentOf(a.text))[0];

/** The seller's sentences of some acts, in their order: those that say most. */
export function quotesOfActs(
  turns: readonly LoggedTurn[],
  isOne: (act: PracticeAct, turn: LoggedTurn, sentence: ReadSentence) => boolean,
): PracticeQuote[] {
  const pieces = turns.flatMap((turn) =>
    turn.sentences
      .filter((sentence) => isOne(sentence.act, turn, sentence))
      .filter(({ isPromise }) => !isPromise)
      .map((sentence) => sentenceQuote(turn, sentence)),
  );
  const all = distinct(pieces);
  const telling = all.filter(({ quote }) => contentOf(quote) >= TELLING_FROM);
  const best = all.toSorted((a, b) => contentOf(b.quote) - contentOf(a.quote)).slice(0, 1);
  return (telling.length > 0 ? telling : best).slice(0, EVIDENCE_MAX);
}

/** Two pieces of a sentence are one quote. */
const distinct = (quotes: readonly PracticeQuote[]): PracticeQuote[] =>
  quotes.filter(
    ({ messageId, start }, at) =>
      quotes.findIndex((one) => one.messageId === messageId && one.start === start) === at,
  );

/** Of the pain, which comes first, fewer words are enough. */
const LEAST_TELLING = 2;
/** When it happened last, or who thinks the same, is not what was missed. */
const WHEN =
  /^(?:faz |tod[ao]s? |semana passada|no (?:mes|feriado|fim) |(?:ante)?ontem|outro dia|n[ao] (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|(?:segunda|terca|quarta|quinta|sexta) passada|ess[ea] |desde |piorou|comecou|minha (?:irma|mae)|ate o contador|ja perdi o sono)/;
const tellsWhenOnly = (text: string): boolean => WHEN.test(plain(text));

/** The sentence of a message that says most, as what was missed. */
export function missedIn({ messageId, text }: LoggedMessage): Missed {
  const pieces = piecesOf(text);
  const tells = ({ text: one }: { text: string }) => contentOf(one) >= TELLING_FROM;
  const telling =
    pieces.find((piece) => contentOf(piece.text) >= LEAST_TELLING && !tellsWhenOnly(piece.text)) ??
    pieces.find(tells) ??
    pieces[0];
  return { messageId, quote: telling ? sentenceQuote({ messageId, text }, telling).quote : text };
}

/** The buyer's message that reveals a fact; null when none does. */
export function replyWithFact(log: SessionLog, key: string): LoggedMessage | null {
  for (const { sayings, replies } of log.turns) {
    const text = sayings.find(({ fact }) => fact?.key === key)?.fact?.text;
    if (text === undefined) continue;
    return replies.find((reply) => reply.text === text) ?? mostTelling(replies) ?? null;
  }
  return null;
}

/** The buyer's message with a move, such as an objection; null when there is none. */
export function replyWithMove(log: SessionLog, move: string): LoggedMessage | null {
  const turn = log.turns.find(({ sayings }) => sayings.some((one) => one.move === move));
  return turn?.replies.at(-1) ?? null;
}
