import { alternativeAt } from './alternatives.ts';
import { type Quantity, readQuantities } from './amounts.ts';
import { after, before } from './clause.ts';
import { customersSale } from './customers-sale.ts';
import { type Answer, clauseEnd, clauseStart, wordAt } from './tokens.ts';
import { OFFERING, SERVING } from './vocabulary.ts';

/** Who gets an amount: the seller, somebody else, or it is not said. */
type Payee = 'seller' | 'other' | 'unknown';

const OWN =
  /^(?:meus?|minhas?|noss[oa]s?|cobro|cobramos|comigo|conosco|aqui|eu|faco|fazemos|alugo|vendo|vendemos)$/;
const THIRD_PERSON = /^(?:vende|vendem|vender|vendendo|vendia|foco|cuido)$/;
const COMPETITOR =
  /\b(?:concorrent\w{1,3}|concorrencia|clandestin[oa]s?|outr[oa]s? (?:loja|empresa|cara|lugar)|fulano|vizinho|chines|eles vendem|ele vende|por ai|la fora|[dn][ao] (?:farmacia|mercado|supermercado|loja|shopee|site|internet|shopping|concorrente))\b/;
/** Verbs by which customers spend, in the third person or as a gerund. */
const CUSTOMERS_SPENDING =
  /^(?:gast|pag|deix|desembols|compr|assin|lev|invest|orc)(?:a|am|ando|e|em|endo)$/;
/** "querem que eu faça por 100": what customers offer is no price. */
const WISHED =
  /\b(?:quer|querem|querendo|pede|pedem|oferece|oferecem)(?: (?:que|eu|pagar|faca|fazer|desconto|me|so|uns|baixar|baixe|por|para|pra|em)){1,5}$/;
const AFTER_REACH = 8;
/** Words on either side of an amount that may say who gets it; the limit bounds the time. */
const REACH = 16;
const PAYEES = new WeakMap<Quantity, Payee>();

/** Who gets an amount, by the words between the amounts beside it. */
export function payeeOf(answer: Answer, quantity: Quantity): Payee {
  const known = PAYEES.get(quantity) ?? readPayee(answer, quantity);
  PAYEES.set(quantity, known);
  return known;
}

function readPayee(answer: Answer, quantity: Quantity): Payee {
  const { from, to } = surroundings(answer, quantity);
  if (/\b(?:comigo|conosco)\b/.test(after(answer, quantity.end, AFTER_REACH))) return 'seller';
  if (WISHED.test(before(answer, quantity.first))) return 'other';
  const own = lastWhere(answer, from, quantity.first, (word, at) => isOwn(word, at, answer));
  const other = lastWhere(answer, from, quantity.first, (_, at) => isOther(answer, at));
  if (own > other) return 'seller';
  if (customersSale(answer, quantity) !== null) return 'other';
  const words = `${before(answer, quantity.first)} ${after(answer, quantity.end, 4)}`;
  const isAfter = lastWhere(answer, quantity.end, to, (_, at) => isSource(answer, at)) >= 0;
  return other >= 0 || isAfter || COMPETITOR.test(words) ? 'other' : 'unknown';
}

/** "pagam 600": the customers' verb before an amount. */
export const isSpent = (answer: Answer, quantity: Quantity): boolean =>
  spendingVerb(answer, quantity) < quantity.first;

/** The token of that verb; the amount itself where there is none. */
export function spendingVerb(answer: Answer, quantity: Quantity): number {
  const { from } = surroundings(answer, quantity);
  const verb = lastWhere(answer, from, quantity.first, (word) => CUSTOMERS_SPENDING.test(word));
  return verb >= 0 ? verb : quantity.first;
}

/** "entregamos": the seller's verb of offering nearest before a position in its clause. */
export function ownVerbBefore(answer: Answer, at: number): number | null {
  const isOffering = (word: string) => OFFERING.has(word) && !THIRD_PERSON.test(word);
  const verb = lastWhere(answer, Math.max(clauseStart(answer, at), at - REACH), at, isOffering);
  return verb < 0 ? null : verb;
}

const isOwn = (word: string, at: number, answer: Answer): boolean =>
  OWN.test(word) ||
  (word === 'gente' && wordAt(answer, at - 1) === 'a') ||
  ((OFFERING.has(word) || SERVING.has(word)) && !THIRD_PERSON.test(word));

const isOther = (answer: Answer, at: number): boolean => alternativeAt(answer, at) !== null;

const isSource = (answer: Answer, at: number): boolean =>
  /^(?:source|rival)$/.test(alternativeAt(answer, at) ?? '');

/** From the amount before to the amount after, in one clause. */
function surroundings(answer: Answer, { first, end }: Quantity) {
  const quantities = readQuantities(answer);
  const previous = quantities.findLast((one) => one.end <= first)?.numberEnd ?? 0;
  const next = quantities.find((one) => one.first >= end)?.first ?? answer.tokens.length;
  return {
    from: Math.max(clauseStart(answer, first), previous, first - REACH),
    to: Math.min(clauseEnd(answer, first), next, end + REACH),
  };
}

function lastWhere(
  answer: Answer,
  from: number,
  to: number,
  matches: (word: string, at: number) => boolean,
): number {
  for (let at = to - 1; at >= from; at--) if (matches(wordAt(answer, at), at)) return at;
  return -1;
}
