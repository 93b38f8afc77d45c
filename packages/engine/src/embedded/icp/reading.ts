import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import {
  certain,
  type Fact,
  type IcpFacts,
  isBuyerOf,
  readIcpFacts,
  readSellerFacts,
  type SellerFacts,
  stated,
} from '../../facts/index.ts';
import { readOwnOffer } from '../../facts/offer.ts';
import type { Pain } from '../../facts/pain.ts';
import { readTokens } from '../../facts/tokens.ts';
import type { CustomerKind } from '../../knowledge/channels/situation.ts';
import { CUSTOMERS, GENERAL_SEGMENT, SEGMENTS } from '../../knowledge/segments/index.ts';
import type { ChallengeKnowledge } from '../../knowledge/seller/challenges.ts';
import type { Trade } from '../../knowledge/trades/index.ts';
import { cleaned } from '../../shared/answers.ts';
import { cleanText, cut, fold } from '../../shared/text.ts';
import { hash } from '../../shared/variation.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import type { Roles } from '../../shared/writing/pt/template.ts';
import { isHad } from '../brief/brief.ts';
import { mainPainOf, painsIn } from '../brief/main-pain.ts';
import { tradeSold } from '../brief/trade.ts';
import { CUSTOMER, many, namedShortly, offerNoun, oneBuyer } from '../phrasing/nouns.ts';
import { isDoubt, sayableOffer } from '../phrasing/sayable.ts';
import { forThisBuyer } from '../phrasing/trade-lines.ts';
import { type Choices, readChoices } from '../profile/choices.ts';
import { challengesIn, soldBy, withoutOffer } from '../profile/reading.ts';

import { kindsOfParty, type Party, partyOf } from './party.ts';

const FIELD_MAX = 60;
const KINDS: readonly CustomerKind[] = ['individuals', 'small', 'medium', 'enterprise'];
const WHAT_YOU_SELL = nounPhrase('que você vende', { gender: 'm', number: 's' });
/** What the answers say about a customer, and the knowledge that fits. */
export interface Reading {
  facts: IcpFacts;
  seller: SellerFacts | null;
  trade: Trade | null;
  /** Whether these customers are among the usual buyers of the trade. */
  isUsualBuyer: boolean;
  /** What the seller named as the customer's field, for the head: "cartórios". */
  field: string;
  kinds: CustomerKind[];
  party: Party | null;
  /** What they suffer from; what they say against the offer is none of it. */
  pains: readonly Fact<Pain>[];
  pain: Fact<Pain> | null;
  /** "acham que é golpe": what they hold against the offer. */
  doubt: Fact<Pain> | null;
  /** What the seller finds hard, with moves against it. */
  challenge: ChallengeKnowledge | null;
  offer: NounPhrase | null;
  /** Whether the seller named it as sold; else it is only what these customers buy. */
  isOfferSaid: boolean;
  roles: Roles;
  /** Which line of a rotating list is shown. */
  turn: number;
}

export function readIcp(
  answers: readonly QuestionAnswer[],
  sellerAnswers: readonly QuestionAnswer[] | null,
  name: string,
): Reading {
  const facts = withoutDeposit(readIcpFacts(cleaned(answers)));
  const seller = sellerAnswers ? readSellerFacts(cleaned(sellerAnswers)) : null;
  const trade = tradeSold({ seller, icp: facts, sellerAnswers });
  const choices = sellerAnswers ? readChoices(cleaned(sellerAnswers)) : null;
  const offer = offerOf(facts, seller, choices);
  const pains = painsIn(facts);
  const kinds = kindsOf(facts);
  const party = partyOf(facts, kinds);
  const buyer = withoutQualifier(oneBuyer(stated(facts.buyer)?.noun ?? null) ?? CUSTOMER);
  return {
    facts,
    seller,
    trade,
    isUsualBuyer: trade !== null && isBuyerOf(trade, facts),
    field: fieldOf(facts),
    party,
    kinds: kindsOfParty(kinds, party, facts),
    pains,
    pain: mainPainOf(facts),
    doubt: facts.pains.find(({ span }) => isDoubt(span.quote)) ?? null,
    challenge: challengeOf(choices, offer),
    offer,
    isOfferSaid: isOfferSaid(facts, seller, answers),
    roles: {
      oferta: offer ? namedShortly(offer) : WHAT_YOU_SELL,
      comprador: buyer,
      compradores: many(buyer),
    },
    turn: hash(`${name}\n${answers.map(({ answer }) => answer).join('\n')}`),
  };
}

function challengeOf(choices: Choices | null, offer: NounPhrase | null): ChallengeKnowledge | null {
  const found = challengesIn(choices?.challenge ?? null, null);
  const first = found.find(({ key }) => key !== 'exhaustion') ?? null;
  return first && !offer ? withoutOffer(first) : first;
}

/** Which of these buyers is meant is said once, in the seller's words: "a gestante", "o síndico". */
const QUALIFIER =
  / (?:(?:que|com|sem|em|n[oa]s?|entre|acima|até|a partir|de primeira|de classe|de meia|de condomínio|de apartamento|de bairro|de vila|de prédio)(?!\p{L})|de \d|de (?=\p{Lu}\p{Ll}))/u;

const withoutQualifier = (noun: NounPhrase): NounPhrase => ({
  ...noun,
  text: noun.text.slice(0, QUALIFIER.exec(noun.text)?.index),
});

/** The seller's profile names the offer best; a customer's field after "Outro" is no offer. */
function offerOf(
  facts: IcpFacts,
  seller: SellerFacts | null,
  choices: Choices | null,
): NounPhrase | null {
  const usual = seller && choices ? soldBy(seller, choices) : null;
  if (usual) return usual;
  const own = isHad(facts) ? null : certain(facts.offer);
  const isField = own && fold(facts.segment?.value ?? '').includes(fold(own.noun.text));
  return own && !isField ? sayableOffer(offerNoun(own.noun, own.audience)) : null;
}

function isOfferSaid(
  { price }: IcpFacts,
  seller: SellerFacts | null,
  answers: readonly QuestionAnswer[],
): boolean {
  const isPriced = stated(price)?.isSpending === false;
  const isOwn = answers.some(({ answer }) => readOwnOffer(readTokens(answer)) !== null);
  return stated(seller?.offer ?? null) !== null || isPriced || isOwn;
}

const OTHER = /\b(?:outr[oa]s?|otr[oa]s?|other) ?: ?([^,;\n]{2,120})/i;

function fieldOf({ segment }: IcpFacts): string {
  const answer = cleanText(segment?.value ?? '');
  const other = OTHER.exec(answer)?.[1]?.trim();
  if (other) return cut(other, FIELD_MAX);
  const folded = fold(answer);
  const named = SEGMENTS.filter((one) => isNamedIn(folded, one)).map(({ name }) => name);
  return named.length > 0 ? named.slice(0, 3).join(', ') : cut(answer, FIELD_MAX);
}

const BESIDE =
  /^(?:e|de|d[oa]s?|em|para|pra|com|area|setor|ramo|segmento|mercado|outros?|outras?)$/;

/** A segment by its name, or by two words of it: "aluguel de colmeias" is no real estate. */
function isNamedIn(folded: string, { pattern }: (typeof SEGMENTS)[number]): boolean {
  const cues = [...folded.matchAll(new RegExp(pattern, 'g'))].map(([cue]) => cue);
  const isAlone = folded
    .split(/[,;/]| e /)
    .some((part) => pattern.test(part) && restOf(part, pattern) === '');
  return new Set(cues).size > 1 || isAlone;
}

/** What a part of the answer says beside the cue. */
const restOf = (part: string, pattern: RegExp): string =>
  part
    .split(/[^a-z0-9-]+/)
    .filter((word) => word !== '' && !BESIDE.test(word) && !pattern.test(word))
    .join(' ');

function kindsOf({ customers }: IcpFacts): CustomerKind[] {
  const folded = fold(customers?.value ?? '');
  return KINDS.filter((kind) => CUSTOMERS[kind].pattern.test(folded));
}

const DEPOSIT = /entrada(?: de)?(?: r\$)?\s*$/i;

/** A deposit is no price. */
function withoutDeposit(facts: IcpFacts): IcpFacts {
  const { price, description } = facts;
  const before =
    price && description?.span.question === price.span.question
      ? description.value.slice(0, Math.max(0, description.value.indexOf(price.span.quote)))
      : '';
  return DEPOSIT.test(before) ? { ...facts, price: null } : facts;
}

/** Whether a pain is a feeling, which costs nothing and comes from somewhere. */
export const isFeeling = ({ span }: Fact<Pain>): boolean =>
  /^(?:(?:tem|com|sentem|morrem de|dizem que tem) )?(?:muito )?(?:medo|receio|vergonha|do de|culpa|desconfi\w+|ansiedade)\b/.test(
    fold(span.quote),
  );

/** The lines of the trade that fit these customers; null where the trade is not curated for them. */
export function tradeLines(
  { trade, isUsualBuyer, facts }: Reading,
  of: (trade: Trade) => readonly string[],
): string[] {
  if (!trade || !isUsualBuyer) return [];
  return forThisBuyer(of(trade), (line) => line, trade, facts);
}

/** What is usual for this size of customer in any trade; null where no size is stated. */
export const usual = ({ kinds: [kind] }: Reading) =>
  kind ? { ...GENERAL_SEGMENT.buyers[kind], ...pick(CUSTOMERS[kind]), kind } : null;

const pick = ({ teams, objections, approaches, among }: (typeof CUSTOMERS)[CustomerKind]) => ({
  teams,
  objections,
  approaches,
  among,
});

/** The offer in a question to the buyer, who does not know "o que você vende". */
export const offerAsked = ({ offer, roles }: Reading): string =>
  offer ? roles.oferta.text : 'isso';

/** The line of a list whose turn it is. */
export const turned = <T>({ turn }: Reading, lines: readonly T[], offset = 0): T | null =>
  lines[(turn + offset) % lines.length] ?? null;
