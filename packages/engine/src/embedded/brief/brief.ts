import {
  certain,
  type Fact,
  type IcpFacts,
  readIcpFacts,
  readSellerFacts,
  type SellerFacts,
  stated,
} from '../../facts/index.ts';
import type { Trade } from '../../knowledge/trades/index.ts';
import type { ChannelPlanInput } from '../../port.ts';
import { fold } from '../../shared/text.ts';
import type { NounPhrase, PersonGender } from '../../shared/writing/phrase.ts';
import { singularOf } from '../../shared/writing/pt/nouns.ts';
import { nounPhrase, plural, withoutPair } from '../../shared/writing/pt/phrases.ts';
import { namedOffer } from '../phrasing/named-offer.ts';
import { plainNoun } from '../phrasing/nouns.ts';
import { namesThing } from '../phrasing/sayable.ts';
import { readChoices } from '../profile/choices.ts';
import { cleanPhrase } from './clean.ts';
import { type BriefPain, painOf } from './pain.ts';
import { type BriefPrice, priceOf } from './price.ts';
import { type StatedObjection, statedObjections } from './stated-objections.ts';
import { tradeFor } from './trade.ts';

/** What seller and customer stated, ready to be written; null or empty where nothing was stated. */
export interface Brief {
  seller: SellerFacts | null;
  icp: IcpFacts;
  /** What the seller names as sold, for an introduction: "seguros", "clínica veterinária". */
  business: NounPhrase | null;
  /** What the seller sells: "manutenção de elevadores". */
  offer: NounPhrase | null;
  /** What this customer buys of it: "válvula de controle". */
  item: NounPhrase | null;
  /** The customers in the plural, in the seller's noun. */
  buyers: NounPhrase | null;
  pain: BriefPain | null;
  /** What these customers say against buying, as stated. */
  objections: readonly StatedObjection[];
  price: BriefPrice | null;
  place: string | null;
  decider: string | null;
  sellerGender: PersonGender;
  /** What an expert of the trade knows; null for a trade that is not curated. */
  trade: Trade | null;
}

const DEFAULT_OFFERS = { realEstate: 'imóveis', automotive: 'veículos' } as const;

/** Reads the questionnaires once for plan and scripts. */
export function readBrief(input: ChannelPlanInput): Brief {
  const icp = readIcpFacts(input.icpAnswers);
  const seller = input.sellerAnswers && readSellerFacts(input.sellerAnswers);
  const usual = offerOf(input, seller, icp);
  const offer = moreSpecific(usual, icp) ?? usual;
  return {
    seller,
    icp,
    business: usual,
    offer,
    item: itemOf(icp, offer),
    buyers: buyersOf(icp),
    pain: painOf(icp, input.icp),
    objections: statedObjections(icp, seller),
    price: priceOf({ ...icp, price: priceAsked(icp, seller) }, input.icp, input.icpAnswers),
    place: cleanPhrase(stated(icp.places[0] ?? null)),
    decider: cleanPhrase(stated(icp.decider)),
    sellerGender: certain(seller?.gender ?? null),
    trade: tradeFor({ seller, icp, sellerAnswers: input.sellerAnswers }),
  };
}

/** The seller's own price before what customers spend. */
function priceAsked(icp: IcpFacts, seller: SellerFacts | null): IcpFacts['price'] {
  const own = seller?.price ?? null;
  const isSpending = stated(icp.price)?.isSpending === true;
  return isSpending && own ? own : (icp.price ?? own);
}

function offerOf(
  { sellerAnswers }: ChannelPlanInput,
  seller: SellerFacts | null,
  icp: IcpFacts,
): NounPhrase | null {
  const choices = sellerAnswers && readChoices(sellerAnswers);
  const named = namedOffer(choices?.otherTerritory ?? null);
  if (named) return plainNoun(named);
  const described = isHad(icp) ? null : ofDescription(icp);
  const offer = stated(seller?.offer ?? null) ?? described;
  if (offer && cleanPhrase(offer.noun.text) && namesThing(offer.noun.text))
    return plainNoun(nounPhrase(offer.noun.text, agreementOf(offer.noun)));
  const isBought = icp.offer && isInDescription(icp.offer, icp) && !isHad(icp);
  const bought = isBought ? stated(icp.offer) : null;
  if (bought && cleanPhrase(bought.noun.text) && namesThing(bought.noun.text))
    return plainNoun(nounPhrase(bought.noun.text, agreementOf(bought.noun)));
  const territory = (['realEstate', 'automotive'] as const).find((key) =>
    choices?.territories.includes(key),
  );
  return territory ? nounPhrase(DEFAULT_OFFERS[territory]) : null;
}

/** A place that sells is not what is sold there: of "clínica odontológica" it is "implante". */
const PLACE =
  /^(?:clinica|agencia|otica|loja|escola|salao|barbearia|restaurante|padaria|academia|imobiliaria|oficina|estudio|marcenaria|corretora|escritorio|pet shop)(?![a-z])/;

/** What this customer buys, where it names the usual offer more exactly: "seguro de vida". */
function moreSpecific(usual: NounPhrase | null, icp: IcpFacts): NounPhrase | null {
  if (!usual) return null;
  const own = stated(icp.offer)?.noun;
  if (!own || !cleanPhrase(own.text) || isHad(icp)) return null;
  const head = singularOf(fold(usual.text).split(' ')[0] ?? '');
  const isOfUsual = fold(own.text).startsWith(head) && own.text.length > usual.text.length;
  const isOfPlace = PLACE.test(fold(usual.text)) && ofDescription(icp) !== null;
  return isOfUsual || isOfPlace ? plainNoun(nounPhrase(own.text, agreementOf(own))) : null;
}

const ofDescription = (icp: IcpFacts) =>
  icp.offer && isInDescription(icp.offer, icp) && icp.price ? certain(icp.offer) : null;

/** Only what the description states with its own price; the segment names the customer's trade. */
function itemOf(icp: IcpFacts, offer: NounPhrase | null): NounPhrase | null {
  const found = isHad(icp) ? null : ofDescription(icp)?.noun;
  if (!found || !cleanPhrase(found.text) || (offer && fold(offer.text).includes(fold(found.text))))
    return null;
  // What the price is of stands before it: "colar de semente de 95 reais".
  if (!isBeforePrice(icp)) return null;
  const isUnit = fold(icp.price?.value.of ?? '') === fold(found.text);
  return isUnit ? null : plainNoun(nounPhrase(found.text, agreementOf(found)));
}

const BETWEEN_MAX = 10;

function isBeforePrice({ offer, price }: IcpFacts): boolean {
  if (!offer || !price || offer.span.question !== price.span.question) return false;
  const between = price.span.start - offer.span.end;
  return between >= 0 && between <= BETWEEN_MAX;
}

/** What customers have already is not what they buy: "pagam plano caro", "só têm o seguro da empresa". */
const HAVING =
  /(?:têm|tem|usam|usa|pagam|paga|perderam|perdem|alugam|com|sem|dependem d[eoa])(?: (?:o|a|os|as|um|uma|seu|sua))? $/u;
const POOR =
  /(?:car[oa]s?|velh[oa]s?|antig[oa]s?|ruins?|lent[oa]s?|parad[oa]s?|quebrad[oa]s?|barat[oa]s?) *$/u;

export function isHad({ offer, description }: IcpFacts): boolean {
  if (!offer || offer.span.question !== description?.span.question) return false;
  const at = description.value.indexOf(offer.span.quote);
  return (
    HAVING.test(description.value.slice(0, Math.max(0, at))) || POOR.test(offer.value.noun.text)
  );
}

const isInDescription = ({ span }: Fact<unknown>, { description }: IcpFacts) =>
  description !== null && span.question === description.span.question;

function buyersOf({ buyer }: IcpFacts): NounPhrase | null {
  const noun = stated(buyer)?.noun;
  if (!noun || !cleanPhrase(noun.text) || noun.text.split(' ').length > 9) return null;
  const isPair = withoutPair(noun.text) !== noun.text;
  const phrase = nounPhrase(spoken(noun.text), isPair ? { gender: 'm' } : agreementOf(noun));
  return /^[A-Z]{2,}\b/.test(phrase.text) ? phrase : plural(phrase);
}

/** What nobody says to a customer's face: "de classe média". */
const CLASS =
  / (?:d[ae] )?(?:classe (?:média|baixa|alta|[A-E]\b)|baixa renda|periferia|alto padrão)(?: (?:alta|baixa))?/giu;
const LONG = 4;

/** Of a long enumeration the first: "tabeliães" of "tabeliães e oficiais de registro de imóveis". */
function spoken(text: string): string {
  const plain = withoutPair(text.replace(CLASS, '').trim());
  return plain.split(' ').length > LONG ? (plain.split(' e ')[0] ?? plain) : plain;
}

const agreementOf = ({ gender, number }: { gender: 'm' | 'f'; number: 'singular' | 'plural' }) => ({
  gender,
  number: number === 'plural' ? ('p' as const) : ('s' as const),
});
