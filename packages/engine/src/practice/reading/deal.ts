import type { PracticeAct } from '@salesai/contract/practice';
import { lengthInWords } from '../../shared/text.ts';
import type { ActContext, ReadSentence } from '../types.ts';
import type { RankedAct } from './act-prior.ts';
import { amountsIn } from './amounts.ts';
import type { Clue } from './clue.ts';
import { namesDate } from './concrete.ts';
import { setsDay } from './days.ts';
import { plain } from './plain.ts';
import {
  CONDITION,
  HOLDS_PRICE,
  isAboutLoss,
  ownPriceIn,
  reductionIn,
  SAYS_PRICE,
  SETS_PRICE,
} from './pricing-words.ts';
import { hasOnlyTheirAmounts, REFLECTED_STEMS } from './reflection.ts';
import { isBuying } from './settled.ts';
import { contentWords, stemOf } from './stems.ts';

const LIST_PRICE = 0.005;
/** "Ok, 149". */
const BARE_WORDS = 4;
/** What a sentence that sets a price names, at least, as a share of the list price. */
const LEAST_PRICE = 0.3;

/** What a sentence does with the price or a day, by its words and what was said before. */
export function dealOf(clue: Clue): PracticeAct | null {
  const { state, text, folded, list, isQuestion, givenBack } = clue;
  const { stated } = state.price;
  if (!isQuestion && stated !== null && HOLDS_PRICE.test(folded)) return 'state_price';
  if (stated !== null && !isAboutLoss(folded) && reductionIn(folded, list) !== null) {
    return CONDITION.test(folded) ? 'trade_concession' : 'discount';
  }
  const own = ownPriceIn(folded);
  // Before a price is named, the buyer's own amount is given back: "vão uns R$ 260 no mês".
  const isTheirs = stated === null && hasOnlyTheirAmounts(state, text);
  if (own !== null && (!isTheirs || isListPrice(own, list))) {
    const price = amountsIn(text, list, true).price ?? own;
    const isMeant = SETS_PRICE.test(folded) || isNearList(own, list);
    if (isMeant && price >= list * LEAST_PRICE) {
      return ofOwnPrice(clue, price);
    }
  }
  if (lengthInWords(text) <= BARE_WORDS && !isQuestion) {
    const { price } = amountsIn(text, list);
    if (price !== null && isListPrice(price, stated ?? list)) return 'state_price';
  }
  if (isQuestion && offersLess(clue)) return 'discount';
  const mayMeet = !isQuestion && state.count > 1 && givenBack < REFLECTED_STEMS;
  return mayMeet && setsDay(state.previous, folded) && !isBuying(folded) ? 'next_step' : null;
}

const OFFERS_FOR =
  /^(?:e |entao |mas |se |tu |voce )*(?:se (?:eu|a gente|nos) (?:fiz\w+|fech\w+|deix\w+|baix\w+)|por|r\$|\d|a gente fecha|fechamos|topa)/;
const OFFER_WORDS = 9;

/** "E se eu fizer por 800?", "800 tá bom?": a lower price than the stated one, asked for. */
function offersLess({ state, text, folded, list, words }: Clue): boolean {
  const { stated } = state.price;
  if (stated === null || words > OFFER_WORDS || !OFFERS_FOR.test(folded)) return false;
  if (namesDate(folded) || isAboutLoss(folded) || CONDITION.test(folded.replace(/^e se /, ''))) {
    return false;
  }
  const { price } = amountsIn(text, list, true);
  return price !== null && price < stated * (1 - LIST_PRICE) && isNearList(price, list);
}

/** What setting a price is, by the price that was named before. */
function ofOwnPrice({ state, folded, isQuestion }: Clue, price: number): PracticeAct | null {
  const { stated } = state.price;
  if (stated === null) return isQuestion ? null : 'state_price';
  if (CONDITION.test(folded)) return 'trade_concession';
  if (price < stated - stated * LIST_PRICE) return 'discount';
  return isQuestion ? 'close' : 'state_price';
}

/** A price so far from the list price is another thing's, unless the words set it. */
const NEAR = { low: 0.4, high: 1.6 } as const;
const isNearList = (price: number, list: number) =>
  price >= list * NEAR.low && price <= list * NEAR.high;

/** "Só 380 por mês", "promoção 62 a peça": a bare number in the words of an offer. */
const OF_OFFER =
  /\b(?:so|apenas|promoc\w*|oferta|sai|custa|cobro|fica|faco|vendo|por) (?:a |por |de )?\d|\d (?:reais )?(?:por (?:mes|pessoa|hora|aula|visita|peca|unidade|sessao)|a (?:peca|unidade|hora|aula|visita|sessao|diaria)|cada|mensa\w+|no pix|a vista|com tudo|completo)\b/;
const NO_FIRST_PRICE =
  /^(?:ask_budget|discount|trade_concession|reflection|answer_objection|proof|linked_pitch)$/;
/** A statement with an amount like the list price names the price, whatever else it sounds like. */
export function isFirstPrice(clue: Clue, ranked: readonly RankedAct[]): boolean {
  const { state, text, folded, list, isQuestion } = clue;
  if (state.price.stated !== null || isQuestion) return false;
  const { price } = amountsIn(text, list);
  if (price === null || isAboutLoss(folded)) return false;
  if (SAYS_PRICE.test(folded) && isListPrice(price, list)) return true;
  const isSaid = SAYS_PRICE.test(folded) && isNearList(price, list);
  if (isSaid && !hasOnlyTheirAmounts(state, text) && !CONDITION.test(folded)) return true;
  if (isListPrice(price, list) && OF_OFFER.test(folded)) return true;
  if (!/r\$|reais|\bmil\b/i.test(text)) return false;
  if (isListPrice(price, list) && !CONDITION.test(folded)) return true;
  if (hasOnlyTheirAmounts(state, text)) return false;
  const label = ranked[0]?.label ?? 'other';
  return !NO_FIRST_PRICE.test(label) && price > list / 2 && price < list * 2;
}

/** A price of the seller's, not an amount that the buyer named. */
export function isTheirPrice({ state, text, folded, list }: Clue): boolean {
  if (isAboutLoss(folded)) return false;
  const { price } = amountsIn(text, list, true);
  if (price === null || price < list * LEAST_PRICE) return false;
  return isListPrice(price, list) || !hasOnlyTheirAmounts(state, text);
}

/** Words of a price itself, which give no reason for it. */
const OF_PRICE =
  /^(?:valor|prec|propos|orcam|inves|total|pacot|plano|mensa|custo|taxa|adici|acres|extra|fina|fech|fixo|incl|reais|mil|mant|conti|mesm|cust|sai|cobr|chega|propo|segue|compl|exato|sendo|form|impos|surpr|escon|conta|mostr|pagar|paga|vista)/;
/** "A proposta ficou em R$ 120, sem custos adicionais": the own price once more, and no reason for it. */
export function restatesPrice({ state, text, folded, list, offer, takenUp }: Clue): boolean {
  const { stated } = state.price;
  if (stated === null || takenUp > 0 || isAboutLoss(folded) || CONDITION.test(folded)) return false;
  const { price, percent, form } = amountsIn(text, list, true);
  if (price === null || percent !== null || form !== null || !isListPrice(price, stated)) {
    return false;
  }
  const other = contentWords(text).filter(
    (word) => !OF_PRICE.test(word) && !offer.includes(stemOf(word)),
  );
  return other.length <= OTHER_WORDS && !REASON.test(folded);
}
const OTHER_WORDS = 1;
const REASON =
  /\b(?:dur\w+|garanti\w+|anos?|econom\w+|client\w+|compens\w+|retorno|resolv\w+|perd\w+|evit\w+|melhor\w*|qualidade|diferenc\w+|resultado\w*|por dia|metade|nunca|menos|barat\w+|volta\w*)/;

/** What sells: "vendo por R$ 280", "a partir de R$ 280", "promoção: R$ 280". */
const SELLS =
  /\b(?:vend\w+|ofere\w+|oferta|promo\w*|quer (?:comprar|levar|fechar)|a partir de|(?:por|so|apenas) (?:so |apenas )?r\$)/;

/** The price that a sentence names in passing, whatever else it does: in a question, a greeting or a pitch. */
export function priceInPassing(
  state: ActContext,
  { text, act }: ReadSentence,
  list: number,
): number | null {
  const folded = plain(text);
  if (act === 'ask_budget' || isAboutLoss(folded)) return null;
  const { price } = amountsIn(text, list);
  if (price === null || hasOnlyTheirAmounts(state, text)) return null;
  if (isListPrice(price, list)) return saysMoney(text) || SAYS_PRICE.test(folded) ? price : null;
  return SELLS.test(folded) && saysMoney(text) && isNearList(price, list) ? price : null;
}

const saysMoney = (text: string) => /r\$|reais/i.test(text);

const isListPrice = (price: number, list: number) => Math.abs(price - list) <= list * LIST_PRICE;

const DEAL =
  /\b(?:se |caso |em troca|desde que|pagando|levando|fechando|a vista|no pix|indic\w+|contanto|condicao)/;

/** An exchange names a condition, a price or a form of payment. */
export function isDeal(text: string, list: number): boolean {
  const { price, percent } = amountsIn(text, list);
  return DEAL.test(plain(text)) || price !== null || percent !== null;
}
