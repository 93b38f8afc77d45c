import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import { readSellerFacts, type SellerFacts, stated } from '../../facts/index.ts';
import { SELLER_ADVICE } from '../../knowledge/seller/advice.gen.ts';
import { CHALLENGES } from '../../knowledge/seller/challenges.gen.ts';
import type { ChallengeKnowledge } from '../../knowledge/seller/challenges.ts';
import { CHANNEL_NAMES, TERRITORY_LABELS } from '../../knowledge/seller/context.ts';
import type { Trade } from '../../knowledge/trades/index.ts';
import { cleaned } from '../../shared/answers.ts';
import { cut, fold, lower } from '../../shared/text.ts';
import { hash } from '../../shared/variation.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { headOf, isPlural } from '../../shared/writing/pt/nouns.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { fill, type Roles } from '../../shared/writing/pt/template.ts';
import { tradeSold } from '../brief/trade.ts';
import { preferencesIn } from '../channels/preferences.ts';
import { namedOffer } from '../phrasing/named-offer.ts';
import { CUSTOMER, isWho, many, namedShortly, offerNoun, oneBuyer } from '../phrasing/nouns.ts';
import { sayableOffer } from '../phrasing/sayable.ts';
import { type Choices, readChoices } from './choices.ts';
import { type GoalPlan, planGoal } from './goal-plan.ts';

const OTHER_MAX = 60;
const CHALLENGES_MAX = 2;
/** A general challenge adds nothing to these. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  price: ['compare', 'commodity', 'squeeze', 'competitorTerms', 'hasSupplier', 'charging'],
  vanish: ['retention', 'formStep', 'noShow', 'chase'],
  shame: ['chase'],
  charging: ['chase'],
  compare: ['freeWork'],
};
/** "o que você vende", where no answer names it. */
const WHAT_YOU_SELL = nounPhrase('que você vende', { gender: 'm', number: 's' });

/** What the answers say, the knowledge that fits, and the nouns to word it with. */
export interface Reading {
  choices: Choices;
  facts: SellerFacts;
  trade: Trade | null;
  /** Null where no answer names it. */
  offer: NounPhrase | null;
  roles: Roles;
  challenges: ChallengeKnowledge[];
  goal: GoalPlan | null;
  /** Sells nothing yet, or has just started. */
  isNovice: boolean;
  isExhausted: boolean;
  channelLabels: string[];
  territoryLabels: string[];
  /** The line of a rotating list that this attempt shows. */
  turn: number;
}

/** @param attempt another one gives another, equally valid text. */
export function readSeller(given: readonly QuestionAnswer[], attempt: number): Reading {
  const answers = cleaned(given);
  const choices = readChoices(answers);
  const facts = readSellerFacts(answers);
  const offer = soldBy(facts, choices);
  const buyer = buyerIn(facts, choices.challenge);
  const challenges = challengesIn(choices.challenge, choices.goal).map((one) =>
    offer ? one : withoutOffer(one),
  );
  return {
    choices,
    facts,
    trade: tradeSold({ seller: facts, sellerAnswers: answers }),
    offer,
    roles: {
      oferta: offer ? namedShortly(offer) : WHAT_YOU_SELL,
      comprador: buyer,
      compradores: many(buyer),
    },
    challenges,
    goal: planGoal(facts, choices.goal, choices.revenue),
    isNovice: choices.selling === false || choices.experience === 'starting',
    isExhausted: challenges[0]?.key === 'exhaustion',
    channelLabels: withOther(
      choices.channels.map((channel) => CHANNEL_NAMES[channel]),
      choices.otherChannel,
    ),
    territoryLabels: withOther(
      choices.territories.map((territory) => TERRITORY_LABELS[territory]),
      otherTerritory(facts, offer),
    ),
    turn: hash(answers.map(({ answer }) => answer).join('\n')) + attempt,
  };
}

const VEHICLE = /\b(?:carros|motos|caminhoes|veiculos)\b/;

const isInside = (part: string, whole: string): boolean =>
  fold(whole).includes(fold(part)) && !fold(whole).startsWith(fold(part));

/** What the seller sells, by the answers about it. */
export function soldBy(
  facts: SellerFacts,
  { territories, otherTerritory }: Choices,
): NounPhrase | null {
  const offer = stated(facts.offer);
  const whole = sayableOffer(namedOffer(otherTerritory));
  // "conserto de roupa" of which only "roupa" was read.
  if (whole && offer && isInside(offer.noun.text, whole.text)) return whole;
  const kind = territories.includes('products') && !territories.includes('services');
  const named = sayableOffer(
    offer && offerNoun(offer.noun, offer.audience, kind ? 'produto' : 'serviço'),
  );
  if (named) return named;
  const counted = VEHICLE.exec(fold(facts.goal?.span.quote ?? ''))?.[0];
  if (territories.includes('automotive') && counted) return nounPhrase(counted, { number: 'p' });
  return territories.length === 1 && territories[0] === 'realEstate'
    ? nounPhrase('imóveis', { gender: 'm', number: 'p' })
    : null;
}

function otherTerritory({ offer }: SellerFacts, sold: NounPhrase | null): string | null {
  const value = stated(offer);
  if (!value) return null;
  if (sold && isInside(value.noun.text, sold.text) && !/^(?:serviço|produto)s /.test(sold.text))
    return sold.text;
  return value.audience ? `${value.noun.text} para ${value.audience}` : value.noun.text;
}

const SUBJECT = /^(?:(?:o|a|os|as) )?(\p{L}{3,30}) /iu;
/** Who takes part in a sale without buying. */
const NOT_BUYER =
  /^(?:bancos?|concorrent\w+|concorrencia|marid\w+|espos\w+|chefes?|patr\w+|aplicativos?|sites?|porteir\w+|secretari\w+|mercado|governo|fornecedor\w*)$/;

/** Who buys, by the challenge: its subject, or a read buyer; both have to name people or companies. */
function buyerIn({ customer }: SellerFacts, challenge: string | null): NounPhrase {
  const read = buyerRead(stated(customer.buyer)?.noun ?? null);
  const subject = SUBJECT.exec(challenge ?? '')?.[1];
  if (subject && /^(?:clientes?|consumidor(?:es)?)$/i.test(subject)) return CUSTOMER;
  const named = subject
    ? ({ text: subject, gender: 'm', number: isPlural(subject) ? 'plural' : 'singular' } as const)
    : null;
  const noun = [read, buyerRead(named)].find((one) => one !== null && isWho(one)) ?? null;
  return oneBuyer(noun) ?? CUSTOMER;
}

const buyerRead = <T extends { text: string }>(noun: T | null): T | null =>
  noun && !NOT_BUYER.test(fold(headOf(noun.text))) ? noun : null;

/** The goal may show exhaustion; other challenges only as the challenge. */
export function challengesIn(challenge: string | null, goal: string | null): ChallengeKnowledge[] {
  const folded = fold(challenge ?? '');
  const isTired = CHALLENGES.some(
    ({ key, pattern }) => key === 'exhaustion' && pattern.test(fold(goal ?? '')),
  );
  const found = CHALLENGES.filter(
    ({ key, pattern }) => pattern.test(folded) || (isTired && key === 'exhaustion'),
  );
  const isSaid = ({ key }: ChallengeKnowledge) =>
    (SAID_BY[key] ?? []).some((other) => found.some((one) => one.key === other));
  // No advice to publish for a seller who dislikes to be seen online.
  const isDisliked = ({ key }: ChallengeKnowledge) =>
    key === 'digital' && dislikesPublishing(challenge ?? '');
  return found.filter((one) => !isSaid(one) && !isDisliked(one)).slice(0, CHALLENGES_MAX);
}

/** The challenge with lines to say that need no name of the offer. */
export const withoutOffer = (challenge: ChallengeKnowledge): ChallengeKnowledge => {
  const [first, ...rest] = challenge.moves.map((move, at) => challenge.unnamed?.[at] ?? move);
  return first === undefined ? challenge : { ...challenge, moves: [first, ...rest] };
};

const dislikesPublishing = (answer: string): boolean =>
  preferencesIn([{ question: '', answer }]).disliked.includes('instagram');

const withOther = (labels: string[], other: string | null) =>
  other ? [...labels, cut(lower(other), OTHER_MAX)] : labels;

/** A text of the knowledge with the seller's nouns. */
export const worded = ({ roles }: Reading, template: string): string => fill(template, roles);

/** `count` lines of a list, beginning with the one whose turn it is. */
export function rotated<T>({ turn }: Reading, lines: readonly T[], count: number): T[] {
  const start = lines.length === 0 ? 0 : turn % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)].slice(0, count);
}

/** The chosen archetype's advice; null when none was chosen. */
export const archetypeOf = ({ choices }: Reading) =>
  choices.archetype === null ? null : SELLER_ADVICE.archetypes[choices.archetype];
