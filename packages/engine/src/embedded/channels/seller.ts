import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import type {
  BuyerTag,
  Challenge,
  ChannelKey,
  Experience,
} from '../../knowledge/channels/situation.ts';
import type {
  Archetype,
  Channel,
  Experience as FactExperience,
  Territory,
  Topic,
} from '../../knowledge/seller/facts.ts';
import type { Money } from '../../shared/money.ts';
import { cleanText, lower } from '../../shared/text.ts';
import { readFacts, type SellerFacts } from '../profile/facts.ts';
import { channelsNamedIn } from './mentions.ts';

/** Facts of the seller that are relevant for channels. */
export interface SellerTraits {
  archetype: Archetype | null;
  experience: Experience | null;
  hasClients: boolean;
  challenges: Challenge[];
  used: ChannelKey[];
  trades: BuyerTag[];
  goal: Money | null;
  /** The product, to follow "trabalho com"; null when it is not stated precisely. */
  offer: string | null;
  /** Time in sales, as an adverb; null for beginners. */
  tenure: string | null;
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
/** Selling by phone may be cold calls or telemarketing. */
const CHANNELS_OF: Record<Channel, readonly ChannelKey[]> = {
  whatsapp: ['whatsapp'],
  instagram: ['instagram'],
  inPerson: ['door-to-door'],
  phone: ['cold-call', 'telemarketing'],
  marketplace: ['marketplaces'],
  referral: ['referral'],
};
const TRADE_OF: Record<Territory, BuyerTag> = {
  products: 'retail',
  services: 'services',
  realEstate: 'realEstate',
  automotive: 'cars',
};

const OFFER_OF: Record<Territory, string | null> = {
  products: null,
  services: null,
  realEstate: 'imóveis',
  automotive: 'veículos',
};
const PLAIN_NAME = /^\p{L}[\p{L}-]*(?: [\p{L}-]+){0,4}$/u;
const TENURES: Partial<Record<FactExperience, string>> = {
  upToFive: 'há mais de dois anos',
  veteran: 'há mais de cinco anos',
};

/** Interprets the seller's questionnaire; nothing is assumed without one. */
export function sellerTraits(answers: readonly QuestionAnswer[] | null): SellerTraits {
  const facts = answers === null ? null : readFacts(answers);
  if (!facts) {
    return {
      archetype: null,
      experience: null,
      hasClients: true,
      challenges: [],
      used: [],
      trades: [],
      goal: null,
      offer: null,
      tenure: null,
    };
  }
  return {
    archetype: facts.archetype,
    experience: experienceOf(facts),
    hasClients: hasClients(facts),
    challenges: challengesOf(facts),
    used: [
      ...new Set([
        ...facts.channels.flatMap((channel) => CHANNELS_OF[channel]),
        ...channelsNamedIn(facts.otherChannel ? [facts.otherChannel] : []),
      ]),
    ],
    trades: facts.territories.map((territory) => TRADE_OF[territory]),
    goal: facts.goalMoney,
    offer: offerOf(facts),
    tenure: facts.experience ? (TENURES[facts.experience] ?? null) : null,
  };
}

/** Only a short, plain name is used in scripts. */
function offerOf({ otherTerritory, territories }: SellerFacts): string | null {
  const stated = lower(cleanText(otherTerritory ?? ''));
  if (PLAIN_NAME.test(stated)) return stated;
  return (
    territories.map((territory) => OFFER_OF[territory]).find((offer) => offer !== null) ?? null
  );
}

function experienceOf({ selling, experience }: SellerFacts): Experience | null {
  if (selling === false || experience === 'starting' || experience === 'upToTwo') return 'novice';
  return experience === null ? null : 'practised';
}

const hasClients = ({ selling, experience }: SellerFacts) =>
  selling === true || (selling === null && experience !== 'starting');

function challengesOf({ topics, revenue }: SellerFacts): Challenge[] {
  const stated = topics.flatMap((topic) => CHALLENGE_OF[topic] ?? []);
  const tight: Challenge[] = revenue === 'upTo2' ? ['budget'] : [];
  return [...new Set([...stated, ...tight])];
}
