import { asPattern, cleanText, cut, fold } from '../../shared/text.ts';
import { money, plainText } from '../../sums/index.ts';
import { shortName } from '../cases/customer.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { QUOTE_MAX, whenSaid } from './recall-wording.ts';
import { saidIn } from './said.ts';

/** "quanto o rapaz de Januária cobra", "por quanto a fábrica entrega" */
const CHARGES =
  /\b(?:o|a|os|as) (\p{L}{3,20})(?: (?:d[aeo]s?|n[ao]) \p{L}{2,20}| del[ae])?(?: (?:me|lhe|ja|tambem)){0,2} (?:cobr\w{1,4}|pede\w?|pedia\w?|pediu|faz|fazia|fez|vend(?:e|em|ia|eu)|oferec\w{1,4}|entreg(?:a|am|ava|ou))\b/u;
/** "qual era o preço do concorrente" */
const OF_RIVAL = /\b(?:preco|valor|orcamento|proposta) d[ao]s? (concorr\p{L}{1,8}|outr[ao]s?)\b/u;
const ASKS_PRICE = /\b(?:quanto|preco|valor|orcamento|proposta)\b/;
/** The buyer, who charges nothing, and the seller's own goods. */
const NO_RIVAL = /^(?:client\w*|fregues\w*|senhor\w*|dona|gente|preco|valor|conta|pessoal)$/;
const STEM = 6;
const FIGURE =
  /(?<![\d.,])(\d{1,9}(?:[.,]\d{1,2})?)(?! ?(?:%|por cento|dias?|mes(?:es)?|anos?|semanas?|horas?|vezes|x|km|kg|quilos?|litros?|unidades?)\b)(?![\d,])/u;

/** Somebody else than the buyer whose price a question asks for, as the beginning of a word; else null. */
export function rivalAsked(question: string, { cases }: ConversationState): string | null {
  const folded = fold(question);
  if (!ASKS_PRICE.test(folded)) return null;
  const who = CHARGES.exec(folded)?.[1] ?? OF_RIVAL.exec(folded)?.[1];
  const isBuyer = cases.all.some(({ name }) => name !== null && who === shortName(name));
  return who === undefined || isBuyer || NO_RIVAL.test(who) ? null : who.slice(0, STEM);
}

/** What the seller stated last of the price of somebody else; null where nothing of it was said. */
export function rivalPrice(rival: string, state: ConversationState): string | null {
  const named = new RegExp(`\\b${asPattern(rival)}`);
  for (const { sentence, at } of saidIn(state).toReversed()) {
    const plain = plainText(sentence);
    const from = plain.search(named);
    const figure = from < 0 ? undefined : FIGURE.exec(plain.slice(from))?.[1];
    if (figure === undefined) continue;
    const shown = cut(cleanText(sentence).replace(/[“”"]/g, ''), QUOTE_MAX);
    return `**${money(Number(figure.replace(',', '.')))}**. Você me disse, ${whenSaid(at, state.turns)}: “${shown}”.`;
  }
  return null;
}
