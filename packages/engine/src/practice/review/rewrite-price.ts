import type { PracticeQuote } from '@salesai/contract/practice';
import { lengthInWords } from '../../shared/text.ts';
import { plain } from '../reading/plain.ts';
import { piecesOf } from '../reading/sentences.ts';
import { reais, roundAmount } from '../words/money.ts';
import { yoursOf } from './as-you.ts';
import { finalPrice, loweringQuotes } from './margin.ts';
import type { LoggedTurn } from './replay.ts';
import { ASKS_COST, OF_CASE } from './rewrite-listening.ts';
import {
  ASKS_WHAT_BOTHERS,
  asksAlready,
  asksFirst,
  isBeforePain,
  statedBy,
} from './rewrite-parts.ts';
import {
  credited,
  is,
  lowered,
  type Rewrite,
  type Rewritten,
  standing,
  wholeOf,
} from './rewriting.ts';
import { isFair } from './tone.ts';

const APART_WORDS = 45;
/** The message up to its question about the problem: the price waits for the answer. */
function askedOnly(turn: LoggedTurn): Rewritten | null {
  const pieces = piecesOf(turn.text).map(({ text }) => text);
  const at = pieces.findIndex((text) => ASKS_WHAT_BOTHERS.test(plain(text)));
  const kept = pieces.slice(0, at + 1).filter((text) => !/R\$ ?\d|\d reais/.test(text));
  const text = kept.map((one) => one.replace(/([^.!?…])$/, '$1.')).join(' ');
  const isShorter = at >= 0 && at < pieces.length - 1 && lengthInWords(text) <= APART_WORDS;
  return isShorter && isFair(turn) ? { quote: wholeOf(turn), text } : null;
}

/** The presentation by itself, with a check instead of the price. */
function apart(turn: LoggedTurn, fault: PracticeQuote): Rewritten | null {
  const isPrice = (text: string) => fault.quote.includes(text) || /R\$ ?\d|\d reais/.test(text);
  const kept = piecesOf(turn.text)
    .map(({ text }) => text)
    .filter((text) => !isPrice(text) && !text.endsWith('?'))
    .join(' ');
  if (kept === '' || lengthInWords(kept) > APART_WORDS) return null;
  return { quote: wholeOf(turn), text: `${kept} Faz sentido para o seu caso?` };
}

/** A price behind the words of the buyer's case, or the question that has to come before it. */
export const priceTiming: Rewrite = (log, lack, fault) => {
  const turn = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  if (!turn || !fault) return null;
  if (isBeforePain(turn)) {
    if (asksAlready(turn)) return askedOnly(turn);
    const text = asksFirst(log, true);
    return credited(log, turn, { quote: fault, text }, is('ask_problem'));
  }
  if (lack === 'crowded') return apart(turn, fault);
  const stated = turn.before.revealed.filter(({ key }) => OF_CASE.test(key));
  const yours = yoursOf(stated.map(({ text }) => text));
  if (lack === 'unstated') {
    const asks = lowered(ASKS_COST.slice(2));
    const text = yours ? `${statedBy(yours)}. Antes do valor: ${asks}` : `Antes do valor: ${asks}`;
    return { quote: fault, text };
  }
  const own = standing({ text: fault.quote });
  if (!yours || !own || (lack !== 'unheard' && lack !== 'unlinked' && lack !== 'link')) return null;
  const text = `${statedBy(yours)}. Para resolver isso, ${lowered(own)}.`;
  return credited(log, turn, { quote: fault, text }, is('state_price'));
};

/** What a first reduction is, of the list price. */
const FIRST_REDUCTION = 0.95;

/** The seller's own lower price for something in return; a large reduction begins with a small one. */
export const margin: Rewrite = (log, lack) => {
  const { price } = log.setup.offer;
  const [turn] = finalPrice(log).lowering;
  const lower = turn?.after.price.offered ?? null;
  if (!turn || lower === null || lower >= price) return null;
  const [quote] = loweringQuotes(turn, price);
  const offered = lack === 'much' ? roundAmount(price * FIRST_REDUCTION) : lower;
  if (!quote || offered < lower) return null;
  const text = `Se o pagamento for à vista, no Pix, consigo fazer por ${reais(offered)}. Fica bom assim para você?`;
  return credited(log, turn, { quote, text }, is('trade_concession'));
};
