import type { PracticeAct, PracticeQuote } from '@salesai/contract/practice';
import { lengthInWords } from '../../shared/text.ts';
import { readMessage } from '../reading/acts.ts';
import { cutAtClause } from '../reading/excerpt.ts';
import { plain } from '../reading/plain.ts';
import { piecesOf } from '../reading/sentences.ts';
import { contentStems } from '../reading/stems.ts';
import type { ReadSentence } from '../types.ts';
import { contentOf, quoteOf } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';

const QUOTED_MAX = 90;
/** Fewer words are no sentence that could stand in another one. */
const SENTENCE_WORDS = 4;

export interface Rewritten {
  quote: PracticeQuote;
  text: string;
}
/** @param lack what was missing most, where it is known @param fault the words that it is about */
export type Rewrite = (
  log: SessionLog,
  lack?: string | null,
  fault?: PracticeQuote | null,
) => Rewritten | null;

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

/** "Ok, combinado", "boa tarde, tudo bem?": nothing in it could be said better. */
const TRIFLE =
  /^(?:ok|okay|certo|combinad[oa]|fechad[oa]|beleza|blz|show|perfeito|otimo|legal|entendi|entendo|ta|bom|sim|nao|claro|obrigad[oa]|valeu|dia|boa|tarde|noite|oi|oie|ola|opa|de|nada|imagina|abracos?|ate|la|mais|logo|amanha|tudo|bem|tranquil[oa]|joia|com|certeza|pode|deixar|massa|top|bacana|aham|uhum|isso|exato|entao|e|que|por|pois|ah|hum|rs|kkk)$/;
const LEAST_WORDS = 3;

const wordsOf = (text: string) => plain(text).match(/[a-z]{1,30}/g) ?? [];

const isTrifle = (text: string): boolean =>
  lengthInWords(text) < LEAST_WORDS || wordsOf(text).every((word) => TRIFLE.test(word));

/** Whether a message says enough to be worth saying better. */
export const isWorth = ({ text }: { text: string }): boolean => !isTrifle(text);

/** The seller's sentence of the acts that says most, so that it has most to gain; null for trifles only. */
export function bestOf(
  { turns }: SessionLog,
  isOne: (act: PracticeAct, turn: LoggedTurn) => boolean,
): { turn: LoggedTurn; sentence: ReadSentence } | null {
  const found = turns.flatMap((turn) =>
    turn.sentences
      .filter((sentence) => isOne(sentence.act, turn) && isWorth(sentence))
      .map((sentence) => ({ turn, sentence })),
  );
  return (
    found.toSorted((a, b) => contentOf(b.sentence.text) - contentOf(a.sentence.text))[0] ?? null
  );
}

/** The sentence of a buyer's text that says most; null for small talk. */
export function tellingClause(text: string): string | null {
  const [best] = piecesOf(text)
    .map((piece) => ({ text: piece.text, stems: contentStems(piece.text).length }))
    .filter(({ text: one }) => one.split(' ').length >= SENTENCE_WORDS && !one.endsWith('?'))
    .toSorted((a, b) => b.stems - a.stems);
  if (!best || best.stems < 2) return null;
  return cutAtClause(withoutLead(best.text.replace(/[.!…]{1,6}$/, '')), QUOTED_MAX);
}

/** How a complaint is introduced, which nobody gives back. */
const LEAD =
  /^(?:(?:como te falei|como eu te falei|como eu disse|olha|sinceramente|pra falar a verdade|é que|acho que|ah|bom)[,?]? )*(?:(?:hoje )?(?:o que (?:mais )?(?:me |tem |pesa |pega )\p{L}+(?: \p{L}+){0,3}|meu maior problema|o pior de tudo|a minha dor de cabeça|minha dor de cabeça)(?: hoje)? (?:é|são)(?: que)? )?/iu;
export function withoutLead(text: string): string {
  const rest = text.replace(LEAD, '');
  return rest.split(' ').length >= 2 ? rest : text;
}

const CONNECTOR = /^(?:e|mas|também|assim|além|aí|então|ou|porque|que|só|por isso)(?![\p{L}])/iu;

const LAUGHTER =
  /(?<!\p{L})(?:k{2,}|rs(?:rs){0,5}|(?:ha){2,}h?|(?:he){2,})(?!\p{L})[,.!]?|[😂🤣😅]/giu;
const TALK =
  /^(?:(?:t[áa] certo|t[áa] bom|boa|bom|show|beleza|blz|ok|okay|certo|legal|top|massa|perfeito|ótimo|entendi|entendo|claro|tranquilo|olha|então|entao|ah|puts|putz|nossa|eita|opa)(?![\p{L}])[,.…! ]{0,6})+/iu;
/** Without the laughter and the interjections of a chat: "boa kkk então …". */
export const withoutTalk = (text: string): string =>
  text
    .replace(LAUGHTER, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
    .replace(TALK, '')
    .trim();

/** A sentence that can follow another one: long enough, no question, not bound to the one before. */
export function standing({ text }: { text: string }): string | null {
  const bare = withoutTalk(text).replace(/[.!…\s]{1,12}$/, '');
  const isWhole = lengthInWords(bare) >= SENTENCE_WORDS && !/[?:,;]$/.test(bare);
  return isWhole && !CONNECTOR.test(bare) ? bare : null;
}

export const lowered = (text: string) =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
