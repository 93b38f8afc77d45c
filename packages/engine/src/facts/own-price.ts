import { type Quantity, readQuantities } from './amounts.ts';
import { before, nearestBefore } from './clause.ts';
import { earningVerb } from './earned.ts';
import type { Fact } from './fact.ts';
import { isOfEach } from './goal-roles.ts';
import { payeeOf } from './payee.ts';
import { type Price, priceFact } from './price.ts';
import { type Answer, wordAt } from './tokens.ts';
import { AIMS, EARNING, TARGETS } from './words.ts';

/** Words before an amount that make it a price in an answer about something else. */
const PRICED =
  /\b(?:cobro|cobramos|custa|custam|custando|sai|saem|ticket|mensalidade|diaria|sessao|preco|valor|plano|pacote|vendo|faco|vendendo)(?: \w{1,14}){0,3}$/;
const IS = /^(?:e|eh|de|a|por|em|uns|umas|r\$|custa|sai|cobro|medio|vendo)$/;

/** The seller's own price in an answer that does not ask for it: "o plano custa R$ 390", "12 contratos de R$ 890". */
export function readOwnPrice(answer: Answer): Fact<Price> | null {
  const quantities = readQuantities(answer);
  const own = quantities.find((quantity) => isOwnPrice(answer, quantity));
  return own ? priceFact(answer, own, isOfUnclearPeriod(answer, own)) : null;
}

function isOwnPrice(answer: Answer, quantity: Quantity): boolean {
  const { kind, first, low, from } = quantity;
  if (!/^(?:money|bare)$/.test(kind) || from !== null || low <= 0) return false;
  if (earningVerb(answer, quantity) !== null) return false;
  if (payeeOf(answer, quantity) === 'other' || isCommission(answer, quantity)) return false;
  if (isOfEach(answer, quantity)) return true;
  const isWish = nearestBefore(answer, first, (word) => isAim(word) || EARNING.has(word)) !== null;
  return !isWish && PRICED.test(before(answer, first)) && IS.test(wordAt(answer, first - 1));
}

/** "cada venda me dá 300", "300 de comissão". */
const isCommission = (answer: Answer, { first, numberEnd }: Quantity): boolean =>
  /\b(?:ganho|recebo|tiro|comissao|me da|rende|cobrava|era)\b/.test(before(answer, first)) ||
  /^(?:comissao|lucro)$/.test(wordAt(answer, numberEnd + 1));

const isAim = (word: string): boolean =>
  AIMS.has(word) && !/^(?:plano|vender|vendendo)$/.test(word);

/** "12 contratos de R$ 890 por mês": the period is of the goal or of the price. */
function isOfUnclearPeriod(answer: Answer, { first, per }: Quantity): boolean {
  const counted = readQuantities(answer).findLast(({ end }) => end <= first);
  const target = TARGETS.get(wordAt(answer, counted?.noun ?? -1));
  return per !== null && target !== undefined && target !== 'clients';
}
