import { buyerName } from '../../knowledge/channels/buyers.ts';
import type { ChannelKey, Situation } from '../../knowledge/channels/situation.ts';
import type { ChannelPlanInput } from '../../port.ts';
import { formatAnswers } from '../../shared/answers.ts';
import { createVariation, hash, type Variation } from '../../shared/variation.ts';
import { audienceOf, customersOf, descriptionOf, tagsOf } from './customers.ts';
import { channelsNamedIn, channelsVisitedIn } from './mentions.ts';
import { type SellerTraits, sellerTraits } from './seller.ts';
import { argumentsOf, painOf } from './speech.ts';
import { type Ticket, ticketOf } from './ticket.ts';

/** The interpretation of buyer and seller: the situation for rules, and values for slots. */
export interface Reading {
  situation: Situation;
  seller: SellerTraits;
  ticket: Ticket | null;
  pain: string;
  arguments: string[];
  buyer: { one: string; many: string };
  /** Seeded wordings per topic; the same input always gives the same. */
  words: (topic: string) => Variation;
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
  const ticket = ticketOf(input.icp);
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
      buyerIsOn: buyerIsOn(input),
    },
    seller,
    ticket,
    pain: painOf(input.icp),
    arguments: argumentsOf(input.icp, speaksTo, seller, words('arguments')),
    buyer: buyerName({ customers, speaksTo, tags }, descriptionOf(input)),
    words,
  };
}

const seedOf = ({ icpName, icpAnswers, sellerAnswers }: ChannelPlanInput) =>
  hash([icpName, formatAnswers(icpAnswers), formatAnswers(sellerAnswers ?? [])].join('\n'));

/** The profile names channels; the seller's own words may add others. */
function buyerIsOn({ icp, icpAnswers }: ChannelPlanInput): ChannelKey[] {
  const answers = icpAnswers.map(({ answer }) => answer);
  return [
    ...new Set([
      ...channelsNamedIn(icp.acquisitionChannel),
      ...channelsVisitedIn([...answers, icp.details.resumoICP]),
    ]),
  ];
}
