import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import type { CustomerKind } from '../../knowledge/channels/situation.ts';
import { CUSTOMERS, GENERAL_SEGMENT } from '../../knowledge/segments/index.ts';
import type { Buyer, Customer, Segment } from '../../knowledge/segments/segment.ts';
import { listOf, lower } from '../../shared/text.ts';
import { createVariation, type Variation } from '../../shared/variation.ts';
import type { ExtractedFacts } from './extraction/extraction.ts';
import { type IcpFacts, readAnswers } from './recognise.ts';
import { closestFirst, freshFrom } from './relevance.ts';

/** The interpretation of one set of answers: selected knowledge and seeded wordings. */
export interface Reading {
  facts: IcpFacts;
  extracted: ExtractedFacts;
  /** The leading segment; the general one when none is recognised. */
  segment: Segment;
  isGeneral: boolean;
  types: CustomerKind[];
  sizes: Customer[];
  /** Every segment in every named size, the leading one first; never empty. */
  buyers: [Buyer, ...Buyer[]];
  /** The field inside a sentence, in the seller's words where available. */
  field: string;
  words: (topic: string) => Variation;
}

/** @param seed determines the wordings. */
export function readIcp(answers: readonly QuestionAnswer[], seed: string): Reading {
  const facts = readAnswers(answers);
  const [segment = GENERAL_SEGMENT, ...beside] = facts.segments;
  const [type, ...otherTypes] = facts.customers;
  const types = [type, ...otherTypes];
  const others = types.flatMap((one) => [segment, ...beside].map((each) => each.buyers[one]));
  return {
    facts,
    extracted: facts.extracted,
    segment,
    isGeneral: facts.segments.length === 0,
    types,
    sizes: types.map((one) => CUSTOMERS[one]),
    buyers: [segment.buyers[type], ...others.slice(1)],
    field: fieldOf(facts, segment),
    words: (topic) => createVariation(`${seed}#${topic}`),
  };
}

/** "salão de beleza", "varejo e serviços", "tecnologia, com foco em saúde", inside a sentence. */
function fieldOf(facts: IcpFacts, lead: Segment): string {
  const { otherSegment, ticked, segments, isNarrowed } = facts;
  const named = ticked.map(({ name }) => lower(name));
  if (otherSegment) {
    return listOf([lower(otherSegment), ...named.filter((name) => name !== lower(lead.name))]);
  }
  if (isNarrowed) return `${listOf(named)}, com foco em ${lower(lead.name)}`;
  return listOf(named) || listOf(segments.map(({ name }) => lower(name))) || lower(lead.name);
}

/**
 * Lines for a topic: one from each buyer in turn, the most relevant first, then one of the leading
 * size.
 */
export function drawn(
  { buyers, sizes, extracted, words }: Reading,
  topic: string,
  from: {
    buyer: (buyer: Buyer) => readonly string[];
    size?: (size: Customer) => readonly string[];
  },
  count: number,
): string[] {
  const matter = [extracted.pain?.text, extracted.wish?.text].filter(Boolean).join(' ');
  const pools = buyers.map((buyer, at) =>
    closestFirst(from.buyer(buyer), at === 0 ? matter : '', words(`${topic}${at}`)),
  );
  const longest = Math.max(...pools.map((pool) => pool.length));
  const inTurn = Array.from({ length: longest }, (_, row) =>
    pools.flatMap((pool) => pool.slice(row, row + 1)),
  ).flat();
  const lines = [...new Set(inTurn)].slice(0, count);
  const [size] = sizes;
  const sized = (size && from.size?.(size)) ?? [];
  const extra = freshFrom(words(`${topic}-size`).some(sized, sized.length), lines);
  return extra === null ? lines : [...lines, extra];
}
