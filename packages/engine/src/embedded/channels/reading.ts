import type { ChannelKey, Situation } from '../../knowledge/channels/situation.ts';
import type { ChannelPlanInput } from '../../port.ts';
import { formatAnswers } from '../../shared/answers.ts';
import { fold } from '../../shared/text.ts';
import { createVariation, hash, type Variation } from '../../shared/variation.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { type Brief, readBrief } from '../brief/brief.ts';
import { type Expert, expertOf } from '../brief/expert.ts';
import { type Purchase, purchaseOf } from '../phrasing/purchase.ts';
import { isDoubt, sayableBuyers, sayableItem, sayableOffer } from '../phrasing/sayable.ts';
import { challengesIn } from '../profile/reading.ts';
import { audienceOf, customersOf, tagsOf } from './customers.ts';
import { channelsNamedIn, channelsVisitedIn, type Visit, visitsIn } from './mentions.ts';
import { preferencesIn } from './preferences.ts';
import { type SellerTraits, sellerTraits } from './seller.ts';
import { readGoal, type Target } from './target.ts';
import { bandOf, type Ticket, ticketOf } from './ticket.ts';

/** The interpretation of buyer and seller: the situation for rules, and values for slots. */
export interface Reading {
  situation: Situation;
  seller: SellerTraits;
  ticket: Ticket | null;
  /** Seeded wordings per topic; the same input always gives the same. */
  words: (topic: string) => Variation;
  /** What both questionnaires state. */
  brief: Brief;
  /** How this buyer buys. */
  purchase: Purchase;
  /** What to say to this buyer. */
  expert: Expert;
  /** The seller needs rest before targets. */
  isExhausted: boolean;
  /** Channels that the seller's answers name for this buyer. */
  said: readonly Visit[];
  /** What the seller's goal needs; null where that is not certain. */
  target: Target | null;
  /** What is missing for {@link Reading.target}; ends "falta saber …". */
  goalMissing: string | null;
  /** The goal in the seller's words. */
  goalSaid: string | null;
}

/**
 * Interprets ICP profile and both questionnaires; all of them may be incomplete. The same input
 * always gives the same result.
 */
export function readSituation(input: ChannelPlanInput): Reading {
  const seller = sellerTraits(input.sellerAnswers);
  const tags = tagsOf(input, seller.trades);
  const customers = customersOf(input, tags);
  const speaksTo = audienceOf(input, customers);
  const brief = sayable(readBrief(input), seller, input);
  const purchase = purchaseOf({
    offer: brief.offer,
    isMonthly: brief.price?.per === 'month',
    sells: {
      products: seller.trades.includes('retail'),
      services: seller.trades.includes('services'),
    },
  });
  const ticket = ticketFor(brief, input.icp);
  const seed = seedOf(input);
  const words = (topic: string) => createVariation(`${seed}#${topic}`);
  return {
    situation: {
      customers,
      speaksTo,
      tags,
      ticket: ticket?.band ?? null,
      archetype: seller.archetype,
      experience: seller.experience,
      hasClients: seller.hasClients,
      challenges: seller.challenges,
      used: seller.used,
      ...preferencesIn(input.sellerAnswers),
      buyerIsOn: buyerIsOn(input),
    },
    seller,
    ticket,
    words,
    brief,
    purchase,
    expert: expertOf(brief, purchase),
    isExhausted: isExhausted(brief),
    said: saidChannels(input),
    ...goalOf(brief, input),
  };
}

const isExhausted = ({ seller }: Brief): boolean =>
  challengesIn(seller?.challenge?.value ?? null, seller?.goal?.span.quote ?? null)[0]?.key ===
  'exhaustion';

function goalOf(brief: Brief, input: ChannelPlanInput) {
  // Rest before targets: no number of sales stands beside one conversation a day.
  if (isExhausted(brief)) return { target: null, goalMissing: null, goalSaid: null };
  const { target, missing, said } = readGoal(brief, input);
  return { target, goalMissing: missing, goalSaid: said };
}

const BOUGHT_BY_MECHANICS = /\b(?:pecas?|autopecas?|oficinas?|mecanic\w{1,4})\b/;

/** Selected options that name what is sold: goods for cars, sold to mechanics. */
function offerOfOptions({ trades }: SellerTraits, input: ChannelPlanInput): NounPhrase | null {
  const isParts = trades.includes('cars') && trades.includes('retail');
  const answers = fold(formatAnswers([...input.icpAnswers, ...(input.sellerAnswers ?? [])]));
  return isParts && BOUGHT_BY_MECHANICS.test(answers)
    ? nounPhrase('autopeças', { gender: 'f' })
    : null;
}

/** The brief with nouns that a sentence can use. */
const sayable = (brief: Brief, seller: SellerTraits, input: ChannelPlanInput): Brief => ({
  ...brief,
  business: sayableOffer(brief.business) ?? offerOfOptions(seller, input),
  offer: sayableOffer(brief.offer) ?? offerOfOptions(seller, input),
  item: sayableItem(brief.item),
  buyers: sayableBuyers(brief.buyers),
  pain: brief.pain && !isDoubt(brief.pain.text) ? brief.pain : null,
});

/** The stated price, else the profile's ticket. */
function ticketFor({ price }: Brief, profile: ChannelPlanInput['icp']): Ticket | null {
  if (!price || price.isPercent) return ticketOf(profile);
  return { amount: price.value, band: bandOf(price.value), text: price.text };
}

const seedOf = ({ icpName, icpAnswers, sellerAnswers }: ChannelPlanInput) =>
  hash([icpName, formatAnswers(icpAnswers), formatAnswers(sellerAnswers ?? [])].join('\n'));

/** The profile names channels; the seller's own words may add others. */
function buyerIsOn(input: ChannelPlanInput): ChannelKey[] {
  const { acquisitionChannel, details } = input.icp;
  return [
    ...new Set([
      ...channelsNamedIn(acquisitionChannel),
      ...saidChannels(input).map(({ key }) => key),
      ...channelsVisitedIn([details.resumoICP]),
    ]),
  ];
}

const saidChannels = ({ icpAnswers }: ChannelPlanInput): Visit[] =>
  visitsIn(icpAnswers.map(({ answer }) => answer));
