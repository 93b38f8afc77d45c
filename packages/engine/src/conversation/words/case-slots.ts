import { fold } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { fillSlots, type Slots } from '../../shared/writing/pt/slots.ts';
import { money } from '../../sums/index.ts';
import { type Case, priceOf } from '../cases/case.ts';
import { deciderInWords } from '../cases/in-words.ts';
import type { Known } from '../state/known.ts';
import { namedOffer } from './named-offer.ts';

const FEMALE_RELATION = /^(?:esposa|mulher|socia|filhas?|mae|diretoria|sogra|irma)$/;
const MALE_RELATION = /^(?:marido|socio|filho|pai|chefe|sogro|contador|irmao|patrao|gerente)$/;
/** "o seu marido", "a sua mãe", as it is said to the customer; null for who is no relation: "dona". */
function deciderOf({ decider }: Case): string | null {
  if (!decider || !(FEMALE_RELATION.test(decider) || MALE_RELATION.test(decider))) return null;
  const word = deciderInWords(decider);
  return FEMALE_RELATION.test(decider) ? `a sua ${word}` : `o seu ${word}`;
}

/** What the lines of a case may name; null where it is not known. */
export function slotsOf(known: Known): Slots {
  const { customer, context, firstName } = known;
  const offer =
    namedOffer(known) ?? asCalled(sayableOffer(context.reading.brief.offer), known.offer);
  const owed = customer?.amounts.findLast(({ role }) => role === 'owed');
  const price = customer ? priceOf(customer) : null;
  return {
    cliente: known.person,
    oferta: offer,
    preco: price ? priceText(price.value) : null,
    devido: owed ? priceText(owed.value) : null,
    decisor: customer ? deciderOf(customer) : null,
    eu: firstName || null,
  };
}

/** A garage or a shop is where something is sold, not what. */
const PLACE =
  /^(?:oficina|loja|salao|padaria|mercado|restaurante|clinica|lanchonete|estudio|atelie)\b/;

const sayableOffer = (offer: NounPhrase | null): NounPhrase | null =>
  offer && !PLACE.test(fold(offer.text)) ? offer : null;

/** The offer under the short name that it has in this conversation. */
const asCalled = (offer: NounPhrase | null, name: string | null): NounPhrase | null =>
  offer && name && fold(offer.text).startsWith(fold(name)) ? { ...offer, text: name } : offer;

const THOUSAND = 1_000;
/** "R$ 38 mil" is said; "R$ 38.000,00" is written in contracts. */
const priceText = (value: number): string =>
  value >= 10 * THOUSAND && value % THOUSAND === 0 ? `R$ ${value / THOUSAND} mil` : money(value);

/** The name of the customer as an address, with the marks that go when it is not known. */
const ADDRESS = /,\s\{cliente\}(?=[!,.?:])|\{cliente\}[,:]\s/g;

/** A line with what is known; null when it needs something that is not. */
export function filledLine(line: string, slots: Slots): string | null {
  const spoken = slots.cliente ? line : line.replace(ADDRESS, '');
  return fillSlots(spoken, slots);
}

const NAME_MARK = /,\s\[nome\](?=[!,.?:])|\[nome\][,:]\s/g;
const MARK = /\[[^\]]{1,60}\]/;

/** A line of the knowledge with the customer's name; null when another mark is left to fill in. */
export function withoutMarks(line: string, person: string | null): string | null {
  const named = person ? line.replaceAll('[nome]', person) : line.replace(NAME_MARK, '');
  const text = named.charAt(0).toUpperCase() + named.slice(1);
  return MARK.test(text) ? null : text;
}
