import { ARCHETYPE_KNOWLEDGE, type ArchetypeKnowledge } from '../../knowledge/seller/archetypes.ts';
import { CHANNEL_TEXTS, TERRITORY_TEXTS } from '../../knowledge/seller/context.ts';
import type { Archetype } from '../../knowledge/seller/facts.ts';
import { TOPIC_KNOWLEDGE, type TopicKnowledge } from '../../knowledge/seller/topics.ts';
import { cut, lower } from '../../shared/text.ts';
import { createVariation, type Variation } from '../../shared/variation.ts';
import type { SellerFacts } from './facts.ts';

const OTHER_MAX = 60;

/** One reading of a seller's answers: the facts, what the house knows of them, and a choice of words. */
export interface Reading {
  facts: SellerFacts;
  words: Variation;
  archetype: Archetype;
  /** Whether the answers named the archetype, or the channels only suggest it. */
  archetypeSaid: boolean;
  knowledge: ArchetypeKnowledge;
  novice: boolean;
  /** The challenge's topics, most telling first. */
  topics: TopicKnowledge[];
  channelLabels: string[];
  territoryLabels: string[];
}

/** @param seed another seed gives another, equally valid wording. */
export function createReading(facts: SellerFacts, seed: string): Reading {
  const archetype = facts.archetype ?? suggested(facts);
  return {
    facts,
    words: createVariation(seed),
    archetype,
    archetypeSaid: facts.archetype !== null,
    knowledge: ARCHETYPE_KNOWLEDGE[archetype],
    novice: facts.selling === false || ['starting', 'upToTwo'].includes(facts.experience ?? ''),
    topics: facts.topics.map((topic) => TOPIC_KNOWLEDGE[topic]),
    channelLabels: withOther(
      facts.channels.map((channel) => CHANNEL_TEXTS[channel].inText),
      facts.otherChannel,
    ),
    territoryLabels: withOther(
      facts.territories.map((territory) => TERRITORY_TEXTS[territory].label),
      facts.otherTerritory,
    ),
  };
}

/** Where people sell says something of how they sell, when they did not say it themselves. */
function suggested({ channels, topics }: SellerFacts): Archetype {
  if (topics.includes('organisation')) return 'communicator';
  if (channels.includes('phone') || channels.includes('inPerson')) return 'hunter';
  if (channels.includes('instagram') || channels.includes('referral')) return 'communicator';
  return channels.includes('marketplace') ? 'strategist' : 'consultant';
}

const withOther = (labels: string[], other: string | null) =>
  other ? [...labels, cut(lower(other), OTHER_MAX)] : labels;
