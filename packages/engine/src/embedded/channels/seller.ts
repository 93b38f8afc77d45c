import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import type {
  BuyerTag,
  Challenge,
  ChannelKey,
  Experience,
} from '../../knowledge/channels/situation.ts';
import type { Archetype, Channel, Territory } from '../../knowledge/seller/facts.ts';
import { type Choices, readChoices } from '../profile/choices.ts';
import { challengesIn } from '../profile/reading.ts';
import { channelsNamedIn } from './mentions.ts';

/** Facts of the seller that are relevant for channels. */
export interface SellerTraits {
  archetype: Archetype | null;
  experience: Experience | null;
  hasClients: boolean;
  challenges: Challenge[];
  used: ChannelKey[];
  trades: BuyerTag[];
}

/** What a channel can ease or strain, by the key of a seller's challenge. */
const CHALLENGE_OF: Readonly<Record<string, Challenge>> = {
  fear: 'fear',
  shame: 'fear',
  rapport: 'fear',
  distrust: 'fear',
  price: 'price',
  squeeze: 'price',
  commodity: 'price',
  compare: 'price',
  competitorTerms: 'price',
  vanish: 'followUp',
  chase: 'followUp',
  think: 'closing',
  slowDecision: 'closing',
  objections: 'objections',
  prospecting: 'leads',
  access: 'leads',
  hasSupplier: 'leads',
  organisation: 'time',
  consistency: 'time',
  capacity: 'time',
  exhaustion: 'time',
  digital: 'visibility',
  onlineCompetitor: 'visibility',
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

/** Interprets the seller's questionnaire; nothing is assumed without one. */
export function sellerTraits(answers: readonly QuestionAnswer[] | null): SellerTraits {
  if (answers === null) {
    return {
      archetype: null,
      experience: null,
      hasClients: true,
      challenges: [],
      used: [],
      trades: [],
    };
  }
  const choices = readChoices(answers);
  return {
    archetype: choices.archetype,
    experience: experienceOf(choices),
    hasClients: hasClients(choices),
    challenges: challengesOf(choices),
    used: [
      ...new Set([
        ...choices.channels.flatMap((channel) => CHANNELS_OF[channel]),
        ...channelsNamedIn(choices.otherChannel ? [choices.otherChannel] : []),
      ]),
    ],
    trades: choices.territories.map((territory) => TRADE_OF[territory]),
  };
}

function experienceOf({ selling, experience }: Choices): Experience | null {
  if (selling === false || experience === 'starting' || experience === 'upToTwo') return 'novice';
  return experience === null ? null : 'practised';
}

const hasClients = ({ selling, experience }: Choices) =>
  selling === true || (selling === null && experience !== 'starting');

function challengesOf({ challenge, goal, revenue }: Choices): Challenge[] {
  const stated = challengesIn(challenge, goal).flatMap(({ key }) => CHALLENGE_OF[key] ?? []);
  const tight: Challenge[] = revenue === 'upTo2' ? ['budget'] : [];
  return [...new Set([...stated, ...tight])];
}
