import { ARCHETYPE_KNOWLEDGE, type ArchetypeKnowledge } from '../../knowledge/seller/archetypes.ts';
import { CHANNEL_TEXTS, TERRITORY_TEXTS } from '../../knowledge/seller/context.ts';
import type { Archetype } from '../../knowledge/seller/facts.ts';
import { TOPIC_KNOWLEDGE, type TopicKnowledge } from '../../knowledge/seller/topics.ts';
import { cut, lower } from '../../shared/text.ts';
import { createVariation, type Variation } from '../../shared/variation.ts';
import type { SellerFacts } from './facts.ts';

const OTHER_MAX = 60;

/** The interpretation of a seller's answers: facts, matching knowledge, and seeded wordings. */
export interface Reading {
  facts: SellerFacts;
  words: Variation;
  archetype: Archetype;
  /** Whether the answers state the archetype; otherwise it is derived from the channels. */
  isArchetypeStated: boolean;
  knowledge: ArchetypeKnowledge;
  novice: boolean;
  /** Topics of the challenge, most specific first. */
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
    isArchetypeStated: facts.archetype !== null,
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

/** Derives the archetype from channels and topics when it is not stated. */
function suggested({ channels, topics }: SellerFacts): Archetype {
  if (topics.includes('organisation')) return 'communicator';
  if (channels.includes('phone') || channels.includes('inPerson')) return 'hunter';
  if (channels.includes('instagram') || channels.includes('referral')) return 'communicator';
  return channels.includes('marketplace') ? 'strategist' : 'consultant';
}

const withOther = (labels: string[], other: string | null) =>
  other ? [...labels, cut(lower(other), OTHER_MAX)] : labels;
