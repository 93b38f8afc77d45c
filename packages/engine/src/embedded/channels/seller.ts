import type {
  BuyerTag,
  Challenge,
  ChannelKey,
  Experience,
} from '../../knowledge/channels/situation.ts';
import type { Archetype, Channel, Territory, Topic } from '../../knowledge/seller/facts.ts';
import type { Money } from '../language/money.ts';
import { readFacts, type SellerFacts } from '../profile/facts.ts';
import { channelsNamedIn } from './mentions.ts';

/** What of the seller's answers bears on channels. */
export interface SellerTraits {
  archetype: Archetype | null;
  experience: Experience | null;
  challenges: Challenge[];
  used: ChannelKey[];
  trades: BuyerTag[];
  goal: Money | null;
}

const CHALLENGE_OF: Partial<Record<Topic, Challenge>> = {
  rejection: 'fear',
  rapport: 'fear',
  price: 'price',
  ticket: 'price',
  followUp: 'followUp',
  closing: 'closing',
  objections: 'objections',
  prospecting: 'leads',
  organisation: 'time',
  consistency: 'time',
  digital: 'visibility',
};
const CHANNEL_OF: Record<Channel, ChannelKey> = {
  whatsapp: 'whatsapp',
  instagram: 'instagram',
  inPerson: 'door-to-door',
  phone: 'cold-call',
  marketplace: 'marketplaces',
  referral: 'referral',
};
const TRADE_OF: Record<Territory, BuyerTag> = {
  products: 'retail',
  services: 'services',
  realEstate: 'realEstate',
  automotive: 'cars',
};

/** Reads the seller's questionnaire; without one, nothing is assumed. */
export function sellerTraits(answers: string | null): SellerTraits {
  const facts = answers === null ? null : readFacts(answers);
  if (!facts) {
    return { archetype: null, experience: null, challenges: [], used: [], trades: [], goal: null };
  }
  return {
    archetype: facts.archetype,
    experience: experienceOf(facts),
    challenges: challengesOf(facts),
    used: [
      ...new Set([
        ...facts.channels.map((channel) => CHANNEL_OF[channel]),
        ...channelsNamedIn(facts.otherChannel ? [facts.otherChannel] : []),
      ]),
    ],
    trades: facts.territories.map((territory) => TRADE_OF[territory]),
    goal: facts.goalMoney,
  };
}

function experienceOf({ selling, experience }: SellerFacts): Experience | null {
  if (selling === false || experience === 'starting' || experience === 'upToTwo') return 'novice';
  return experience === null ? null : 'practised';
}

function challengesOf({ topics, revenue }: SellerFacts): Challenge[] {
  const said = topics.flatMap((topic) => CHALLENGE_OF[topic] ?? []);
  const tight: Challenge[] = revenue === 'upTo2' ? ['budget'] : [];
  return [...new Set([...said, ...tight])];
}
