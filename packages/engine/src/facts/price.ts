import type { PriceUnit } from '../knowledge/facts/vocabulary.ts';
import { type Quantity, readQuantities } from './amounts.ts';
import { before, hasHedge, nearestBefore } from './clause.ts';
import type { Certainty, Fact } from './fact.ts';
import { isSubscription, unitOfPrice } from './price-unit.ts';
import { type Answer, factOf, wordAt } from './tokens.ts';
import { INCOME, LOSSES, SPENDING, UNITS } from './words.ts';

/** What a customer pays for one sale, in reais, or a commission in percent. */
export interface Price {
  value: number;
  /** The end of a range; null for one amount. */
  max: number | null;
  unit: PriceUnit;
  /** The unit in the seller's words, when it is not one of the known ones: "pote", "hectare". */
  of: string | null;
  isRecurring: boolean;
  /** "a partir de", "até"; null for neither. */
  limit: 'from' | 'upTo' | null;
}

/** What the buyer earns or already spends: "renda de 8 mil". */
export interface Means {
  value: number;
  max: number | null;
  word: string;
}

interface Amount {
  quantity: Quantity;
  /** The nearest word before it that says what the amount is. */
  word: string | null;
  isPrice: boolean;
}

/** The first price of an answer; money that is somebody's income or loss is none. */
export function readPrice(answer: Answer): Fact<Price> | null {
  const amounts = readQuantities(answer).flatMap((quantity) => amountOf(answer, quantity) ?? []);
  const prices = amounts.filter(({ isPrice }) => isPrice);
  const chosen = prices.find(({ word }) => word !== null) ?? prices[0];
  if (!chosen) return null;
  const { quantity } = chosen;
  const { unit, of, end } = unitOfPrice(answer, quantity);
  const price: Price = {
    value: quantity.low,
    max: quantity.high,
    unit,
    of,
    isRecurring: /^(?:week|month|year)$/.test(unit) || isSubscription(answer, quantity),
    limit: quantity.limit,
  };
  return factOf(answer, [quantity.first, end], price, certaintyOf(answer, quantity));
}

/** The income of the buyer, or what they already spend elsewhere. */
export function readMeans(answer: Answer): Fact<Means> | null {
  for (const quantity of readQuantities(answer)) {
    const amount = amountOf(answer, quantity);
    if (!amount || amount.isPrice || !amount.word || !INCOME.has(amount.word)) continue;
    const { low, high, first, numberEnd } = quantity;
    return factOf(answer, [first, numberEnd], { value: low, max: high, word: amount.word });
  }
  return null;
}

function certaintyOf(answer: Answer, quantity: Quantity): Certainty {
  if (quantity.isAmbiguous || quantity.from !== null || hasHedge(answer, quantity.first))
    return 'unsure';
  return quantity.kind === 'money' || quantity.kind === 'percent' ? 'certain' : 'likely';
}

function amountOf(answer: Answer, quantity: Quantity): Amount | null {
  if (quantity.isArticle || quantity.low <= 0) return null;
  const isNamed = (word: string) => SPENDING.has(word) || INCOME.has(word) || LOSSES.has(word);
  const word = nearestBefore(answer, quantity.first, isNamed);
  const isSpent = word !== null && SPENDING.has(word);
  if (quantity.kind === 'percent') return percentOf(answer, quantity, word);
  if (!isMoney(answer, quantity, isSpent)) return null;
  if (isInstalment(answer, quantity)) return null;
  return { quantity, word, isPrice: word === null || isSpent };
}

function percentOf(answer: Answer, quantity: Quantity, word: string | null): Amount | null {
  const isFee = /\b(?:cobr\w+|comissao|taxa|honorarios?|fee|exito)\b/.test(
    before(answer, quantity.first),
  );
  return isFee ? { quantity, word, isPrice: true } : null;
}

/** A number without currency is money after a word of price, or before a unit of price. */
function isMoney(answer: Answer, quantity: Quantity, isSpent: boolean): boolean {
  if (quantity.kind === 'money') return true;
  if (quantity.kind === 'bare') {
    return isSpent || (UNITS.has(lastWordOfUnit(answer, quantity)) && quantity.low >= 2);
  }
  if (quantity.kind !== 'count') return false;
  const noun = wordAt(answer, quantity.noun ?? -1);
  // "gasta 200 fácil": a word that is no plural is not counted.
  const isAdverb = !noun.endsWith('s') && !UNITS.has(noun);
  return isSpent && isAdverb && isDirectlySpent(answer, quantity.first);
}

const isDirectlySpent = (answer: Answer, first: number) =>
  /\b(?:gast\w+|pag\w+|cust\w+|cobr\w+|ticket|medio|media|sai|valor)(?: (?:de|uns|umas|cerca|ate|em|media|por|a|e|mais))*$/.test(
    before(answer, first),
  );

const lastWordOfUnit = (answer: Answer, quantity: Quantity): string =>
  /^(?:o|a|por|\/|cada|ao)$/.test(wordAt(answer, quantity.numberEnd))
    ? wordAt(answer, quantity.numberEnd + 1)
    : '';

/** "12x de 150": the price is not the instalment. */
const isInstalment = (answer: Answer, { first }: Quantity) =>
  /\d (?:x|vezes) (?:de|por)(?: r\$)?$/.test(before(answer, first));
