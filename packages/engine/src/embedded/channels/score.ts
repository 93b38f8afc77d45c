import type { ChannelKnowledge } from '../../knowledge/channels/knowledge.ts';
import type { BuyerTag, Situation } from '../../knowledge/channels/situation.ts';
import { isConsumerTrade } from '../../knowledge/channels/trades.ts';

/** Factors for or against a channel; the reason of its rank is written from these. */
export type FactorKind =
  | 'customers'
  | 'ticket'
  | 'trade'
  | 'whereBuyerIs'
  | 'works'
  | 'disliked'
  | 'used'
  | 'archetype'
  | 'eases'
  | 'strains'
  | 'difficulty'
  | 'cost';

/** One factor of a channel's score. */
interface Factor {
  kind: FactorKind;
  /** Negative against the channel. A customer fit of 3 gives 12, a ticket fit of 3 gives 7.5. */
  points: number;
}

/** A channel with its factors in one situation. */
export interface ScoredChannel {
  channel: ChannelKnowledge;
  factors: Factor[];
  /** The sum of the points; comparable only within one situation. */
  score: number;
}

const WEIGHT = { customers: 4, ticket: 2.5, trade: 1.4, archetype: 1, challenge: 1.2 };
const TRADE_LIMIT = 6;
/** Points for the first four stated channels of the buyer; 1 for each further one. */
const WHERE_POINTS = [4, 3, 2.2, 1.5];
/** A channel that works already is better than any that only might; a disliked one is not kept up. */
const USED = 4;
const WORKS = 9;
const DISLIKED = -16;
/** Excludes a channel that no buyer of this kind uses. */
const NEVER = -100;

/** Scores a channel in a situation. */
export function scoreChannel(channel: ChannelKnowledge, situation: Situation): ScoredChannel {
  const factors: Factor[] = [
    { kind: 'customers', points: customerPoints(channel, situation) },
    { kind: 'ticket', points: ticketPoints(channel, situation) },
    { kind: 'trade', points: tradePoints(channel, situation) },
    { kind: 'whereBuyerIs', points: wherePoints(channel, situation) },
    { kind: 'used', points: situation.used.includes(channel.key) ? USED : 0 },
    { kind: 'works', points: situation.works.includes(channel.key) ? WORKS : 0 },
    { kind: 'disliked', points: situation.disliked.includes(channel.key) ? DISLIKED : 0 },
    { kind: 'archetype', points: archetypePoints(channel, situation) },
    { kind: 'eases', points: shared(channel.fit.eases, situation.challenges) * WEIGHT.challenge },
    {
      kind: 'strains',
      points: -shared(channel.fit.strains, situation.challenges) * WEIGHT.challenge,
    },
    { kind: 'difficulty', points: difficultyPoints(channel, situation) },
    { kind: 'cost', points: costPoints(channel, situation) },
  ];
  return { channel, factors, score: factors.reduce((sum, { points }) => sum + points, 0) };
}

function customerPoints({ fit }: ChannelKnowledge, { customers }: Situation): number {
  const fits = customers.map((kind) => fit.customers[kind]);
  if (Math.max(...fits) === 0) return NEVER;
  return (fits.reduce<number>((sum, value) => sum + value, 0) / fits.length) * WEIGHT.customers;
}

const ticketPoints = ({ fit }: ChannelKnowledge, { ticket }: Situation): number =>
  (ticket === null ? 1.5 : fit.tickets[ticket]) * WEIGHT.ticket;

/** Weight of a consumer trade when its companies are the buyers. */
const CONSUMER_TRADE_SHARE = 0.4;

function tradePoints({ fit }: ChannelKnowledge, { tags, speaksTo }: Situation): number {
  const share = (tag: BuyerTag) =>
    speaksTo === 'companies' && isConsumerTrade(tag) ? CONSUMER_TRADE_SHARE : 1;
  const sum = tags.reduce((points, tag) => points + (fit.tags[tag] ?? 0) * share(tag), 0);
  return Math.max(-TRADE_LIMIT, Math.min(TRADE_LIMIT, sum)) * WEIGHT.trade;
}

function wherePoints({ key }: ChannelKnowledge, { buyerIsOn }: Situation): number {
  const at = buyerIsOn.indexOf(key);
  return at < 0 ? 0 : (WHERE_POINTS[at] ?? 1);
}

const archetypePoints = ({ fit }: ChannelKnowledge, { archetype }: Situation): number =>
  archetype === null ? 0 : (fit.archetypes[archetype] - 1.5) * WEIGHT.archetype;

const shared = <T>(some: readonly T[], others: readonly T[]): number =>
  Math.min(2, some.filter((item) => others.includes(item)).length);

function difficultyPoints({ fit }: ChannelKnowledge, { experience }: Situation): number {
  if (experience !== 'novice') return 0;
  return { 1: 1.5, 2: 0, 3: -2 }[fit.difficulty];
}

function costPoints({ fit }: ChannelKnowledge, { challenges }: Situation): number {
  if (!challenges.includes('budget')) return 0;
  return { free: 1, low: 0.5, medium: -1.5, high: -3 }[fit.cost];
}
