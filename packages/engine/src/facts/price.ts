import type { PriceUnit } from '../knowledge/facts/vocabulary.ts';
import { type Quantity, readQuantities } from './amounts.ts';
import { after, before, hasHedge, isPast, nearestBefore, wordsOf } from './clause.ts';
import { isComplaintSign } from './complaint-signs.ts';
import { earningVerb } from './earned.ts';
import type { Certainty, Fact } from './fact.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { isSpent, ownVerbBefore, payeeOf } from './payee.ts';
import { isPriceAtEnd, isPricedBy } from './price-position.ts';
import { isSubscription, isUnclearDay, unitOfPrice } from './price-unit.ts';
import { type Answer, clauseStart, factOf, wordAt } from './tokens.ts';
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
  /** What customers spend, or an average of sales: no price to state to a customer. */
  isSpending: boolean;
}

interface Amount {
  quantity: Quantity;
  /** The nearest word before it that says what the amount is. */
  word: string | null;
  isPrice: boolean;
  /** The verb by which customers earn it; null for another amount. */
  earnedAt: number | null;
}

const FEE = /\b(?:cobr\w{1,5}|comissao|taxa|honorarios?|fee|exito|custa|percentual)\b/;

/** The price of an answer; money that is somebody's income or loss is none. */
export function readPrice(answer: Answer): Fact<Price> | null {
  const prices = pricesOf(answer).filter((amount) => weight(answer, amount) >= 0);
  const chosen = prices.toSorted((a, b) => weight(answer, b) - weight(answer, a))[0];
  if (!chosen) return null;
  return priceFact(answer, chosen.quantity, isOneOfSeveral(answer, chosen, prices));
}

export function priceFact(answer: Answer, quantity: Quantity, isUnsure: boolean): Fact<Price> {
  const { unit, of, end } = unitOfPrice(answer, quantity);
  const price: Price = {
    value: quantity.low,
    max: quantity.high,
    unit,
    of,
    isRecurring: /^(?:week|month|year)$/.test(unit) || isSubscription(answer, quantity),
    limit: quantity.limit,
    isSpending: isSpending(answer, quantity),
  };
  const certainty = isUnsure ? 'unsure' : certaintyOf(answer, quantity, { unit, end });
  return factOf(answer, [quantity.first, end], price, certainty);
}

const AVERAGE = /\b(?:ticket|medi[ao]s?)\b/;
const TO_SPEND = /\b(?:gastar|gastando|pagar|investir|desembolsar)(?: \w{1,8}){0,3}$/;
const CHARGED = /\b(?:cobr\w{1,5}|vendo|faco|alugo)\b/;

function isSpending(answer: Answer, quantity: Quantity): boolean {
  const words = before(answer, quantity.first);
  if (AVERAGE.test(words) && !CHARGED.test(words)) return true;
  const isPaid = isSpent(answer, quantity) || TO_SPEND.test(words);
  return payeeOf(answer, quantity) !== 'seller' && isPaid;
}

/** Another amount that may as well be the price. */
const isOneOfSeveral = (answer: Answer, chosen: Amount, prices: readonly Amount[]): boolean =>
  prices.some(
    (other) =>
      other !== chosen &&
      other.quantity.low !== chosen.quantity.low &&
      weight(answer, other) === weight(answer, chosen),
  );

/** The amounts that may be prices; without those paid to somebody else. */
export function pricesOf(answer: Answer): Amount[] {
  const amounts = readQuantities(answer)
    .filter((quantity) => !isOfPeople(answer, quantity))
    .flatMap((quantity) => amountOf(answer, quantity) ?? []);
  const prices = amounts.filter(({ isPrice }) => isPrice);
  const hasOwn = prices.some(({ quantity }) => payeeOf(answer, quantity) === 'seller');
  return prices.filter(({ quantity }) => {
    const payee = payeeOf(answer, quantity);
    const isElsewhere = hasOwn && payee === 'unknown' && isSpent(answer, quantity);
    return payee !== 'other' && !(isElsewhere && !isAverage(answer, quantity));
  });
}

/** More people than these are not asked at once. */
const FEW = 12;
const TOWARDS = /\b(?:pra|para|pros?|com|entre) (?:uns |umas |us |os |as )?$/;
const CHANGES =
  /\b(?:vai|vao|foi|foram|pass\w+|sub\w+|baix\w+|cai\w*|aument\w+|arredond\w+|reajust\w+)\b/;

/** "Pede orçamento pra três e escolhe": how many are asked, unless a price goes up or down to it. */
function isOfPeople(answer: Answer, { kind, low, high, scale, first }: Quantity): boolean {
  const words = `${before(answer, first)} `;
  const isSmall = kind === 'bare' && scale === 1 && (high ?? low) <= FEW && Number.isInteger(low);
  return isSmall && TOWARDS.test(words) && !CHANGES.test(words);
}

/** "furo poço a 150 o metro, em média o cliente gasta 18 mil". */
const isAverage = (answer: Answer, { first, end }: Quantity): boolean =>
  /\b(?:medi[ao]|total|ticket|pedido)\b/.test(`${before(answer, first)} ${after(answer, end, 3)}`);

/** What customers spend with the seller answers the question best, then the seller's own price. */
function weight(answer: Answer, { quantity }: Amount): number {
  const words = `${before(answer, quantity.first)} ${after(answer, quantity.end, 2)}`;
  if (SPENT_WITH_SELLER.test(words)) return 3;
  return payeeOf(answer, quantity) === 'seller' ? 2 : quantity.kind === 'money' ? 1 : 0;
}

const SPENT_WITH_SELLER = /\b(?:gast(?:a|am|o)|ticket|pedido|comigo)\b/;

function certaintyOf(
  answer: Answer,
  quantity: Quantity,
  { unit, end }: { unit: PriceUnit; end: number },
): Certainty {
  // "25 por funcionário por mês" is neither a price a month nor one a person.
  const isOfTwoUnits =
    /^(?:por|\/|ao|no) (?:mes|ano|semana|dia)$/.test(after(answer, end, 2)) ||
    /^(?:por|\/) (?:caminhao|veiculo|carro|funcionario|colaborador|usuario|pessoa|aluno|unidade|loja|cabeca|hectare|apartamento|vida|maquina|licenca|placa|ponto|sala|vaga|casa)\b/.test(
      after(answer, end, 2),
    );
  const isUnclear =
    quantity.isAmbiguous ||
    isUnclearChange(answer, quantity) ||
    isOfUnclearPayee(answer, quantity) ||
    isOfTwoUnits ||
    isCountAndPrice(answer, quantity) ||
    isAfterPeriodicCount(answer, quantity);
  // "o simples sai por 1.800 e o melhor vai a 4 mil"
  const isOneOfTwo = /\be [oa] (?:melhor|maior|menor|complet[oa]|outr[oa]|grande)\b/.test(
    after(answer, end, 6),
  );
  const isOfUnclearDay = isUnclearDay(answer, unit);
  if (isUnclear || isOneOfTwo || isOfUnclearDay || hasHedge(answer, quantity.first))
    return 'unsure';
  return quantity.kind === 'money' || quantity.kind === 'percent' ? 'certain' : 'likely';
}

const isComplainedOf = (words: string): boolean =>
  /\b(?:ruim|pessim[oa]|que (?:nao|nunca|nem|so)|e (?:nem|nao|ninguem))\b/.test(words) ||
  isComplaintSign(/\bque (\w{3,20})/.exec(words)?.[1] ?? '');

const CHEAPER_REACH = 30;
const CHEAPER = /\b(?:metade|mais (?:barat[oa]|em conta)|menos da metade)\b/;

/** "pagam 300 num sistema que trava", "gastam 500 em marca importada, a minha sai metade". */
const isOfUnclearPayee = (answer: Answer, quantity: Quantity): boolean =>
  isSpent(answer, quantity) &&
  payeeOf(answer, quantity) === 'unknown' &&
  (isComplainedOf(after(answer, quantity.end, 12)) ||
    CHEAPER.test(wordsOf(answer, quantity.end, quantity.end + CHEAPER_REACH)));

/** "caixa com 24 a 36 reais": a count and a price, or a range of prices. */
const isCountAndPrice = (answer: Answer, { first, high }: Quantity): boolean =>
  high !== null &&
  /\b(?:caixa|pacote|kit|fardo|saco|cartela|bandeja|combo|cesta) (?:com|de|c)$/.test(
    before(answer, first),
  );

/** "2 dúzias por semana, 44 reais": for one, or for a week. */
function isAfterPeriodicCount(answer: Answer, { first, per, numberEnd }: Quantity): boolean {
  const start = clauseStart(answer, first);
  const isBare = wordsOf(answer, start, first) === '' && per === null;
  const isEnd = (answer.tokens[numberEnd]?.kind ?? 'break') === 'break';
  const other = readQuantities(answer).findLast((one) => one.end < first);
  return isBare && isEnd && other?.kind === 'count' && other.per !== null && other.end >= start - 1;
}

/** "de 300 pra 240" names today's price; "de 40 por 30" may be an offer of one day. */
function isUnclearChange(answer: Answer, { from, low, first, end }: Quantity): boolean {
  if (from === null) return false;
  const words = wordsOf(answer, first, end);
  return low >= from || !/ (?:para|pra|pro) /.test(words);
}

export function amountOf(answer: Answer, quantity: Quantity): Amount | null {
  if (quantity.isArticle || quantity.low <= 0 || isPast(answer, quantity.first)) return null;
  const earnedAt = earningVerb(answer, quantity);
  if (earnedAt !== null)
    return { quantity, word: wordAt(answer, earnedAt), isPrice: false, earnedAt };
  const isNamed = (word: string) => SPENDING.has(word) || INCOME.has(word) || LOSSES.has(word);
  const word = nearestBefore(answer, quantity.first, isNamed);
  const isSpending = word !== null && SPENDING.has(word);
  if (quantity.kind === 'percent') return percentOf(answer, quantity, word);
  const isOther = !isMoney(answer, quantity, word, isSpending) || isInstalment(answer, quantity);
  return isOther ? null : { quantity, word, isPrice: word === null || isSpending, earnedAt: null };
}

function percentOf(answer: Answer, quantity: Quantity, word: string | null): Amount | null {
  const isFee =
    (FEE.test(before(answer, quantity.first)) && !isWanted(answer, quantity)) ||
    /^(?:sobre|da venda|do valor|do contrato|do aluguel|de honorarios?)\b/.test(
      after(answer, quantity.end, 2),
    ) ||
    (/^de comissao\b/.test(after(answer, quantity.end, 2)) && !isWanted(answer, quantity)) ||
    /\bfico com$/.test(before(answer, quantity.first));
  return isFee ? { quantity, word, isPrice: true, earnedAt: null } : null;
}

/** "arquiteto quer 10% de comissão". */
const isWanted = (answer: Answer, { first }: Quantity): boolean =>
  /\b(?:quer|querem|pede|pedem|exige|exigem|ficam?)(?: uns| ate| com)?$/.test(
    before(answer, first),
  );

/** A number without currency is money after a word of price, or before a unit of price. */
function isMoney(
  answer: Answer,
  quantity: Quantity,
  word: string | null,
  isSpending: boolean,
): boolean {
  if (quantity.kind === 'money') return true;
  if (quantity.kind === 'bare') {
    if (isSold(answer, quantity) || isNumbered(answer, quantity)) return false;
    if (isOwnPrice(answer, quantity)) return true;
    const isLarge =
      quantity.scale > 1 && (word === null || isSpending) && isAfterThing(answer, quantity.first);
    return (
      isSpending ||
      isOfferedAt(answer, quantity) ||
      (word !== null && INCOME.has(word)) ||
      isLarge ||
      isPricedBy(answer, quantity) ||
      isPriceAtEnd(answer, quantity)
    );
  }
  if (quantity.kind !== 'count') return false;
  const noun = wordAt(answer, quantity.noun ?? -1);
  // "gasta 200 fácil": a word that is no plural is not counted.
  const isAdverb =
    !noun.endsWith('s') && !UNITS.has(noun) && noun !== 'salario' && quantity.low >= ADVERB_FROM;
  return isSpending && isAdverb && isDirectlySpent(answer, quantity.first);
}

/** "ISO 9001": a number that is a name. */
const isNumbered = (answer: Answer, { first }: Quantity): boolean =>
  /^(?:iso|nbr|nr|lei|br|norma|artigo|art|cid|rdc|cnae|onu)$/.test(wordAt(answer, first - 1));

/** "o meu é 13". */
const isOwnPrice = (answer: Answer, { first, low }: Quantity): boolean =>
  low >= 2 &&
  /\b(?:o meu|a minha|o nosso|a nossa)(?: \w{1,12}){0,3} (?:e|eh|sai|fica|custa|sai por|sai a|fica em)$/.test(
    before(answer, first),
  );

/** "eu faço a 5", "nós entregamos refeição a 17". */
function isOfferedAt(answer: Answer, { first, end }: Quantity): boolean {
  if (!/^(?:a|por)$/.test(wordAt(answer, first - 1)) || wordAt(answer, end) === 'por') return false;
  const verb = ownVerbBefore(answer, first - 1);
  if (verb === null) return false;
  const phrase = nounPhraseAt(answer, verb + 1);
  return verb === first - 2 || phrase?.to === first - 1;
}

/** "vendo 5 por mês", "kit com 10 por 189,90": the number counts. */
const isSold = (answer: Answer, { first, end }: Quantity) =>
  /\b(?:vend\w{1,4}|faco|atendo|fecho)(?: (?:uns|umas|so|apenas|ate))?$/.test(
    before(answer, first),
  ) ||
  (wordAt(answer, end) === 'por' && /^(?:\d|r\$)/.test(wordAt(answer, end + 1)));

/** "imóvel de 280 mil", "em torno de 8 mil", "entre 900 mil e 1,5 milhão". */
const isAfterThing = (answer: Answer, first: number) =>
  /(?:^|\s)(?:de|por|entre|ate|partir de|uns)(?: uns)?$/.test(before(answer, first));

/** Below this a number before a singular word counts it: "gasta 1 salário". */
const ADVERB_FROM = 10;

const isDirectlySpent = (answer: Answer, first: number) =>
  /\b(?:gast\w{1,4}|pag\w{1,4}|cust\w{1,4}|cobr\w{1,5}|ticket|medio|media|sai|valor)(?: (?:de|uns|umas|cerca|ate|em|media|por|a|e|mais)){0,4}$/.test(
    before(answer, first),
  );

/** "12x de 150": the price is not the instalment. */
const isInstalment = (answer: Answer, { first }: Quantity) =>
  /\d (?:x|vezes)(?: (?:sem|com) juros| iguais| mensais)? (?:de|por)(?: r\$)?$/.test(
    before(answer, first),
  );
