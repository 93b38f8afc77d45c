import { CUSTOMERS, type Customer } from '../../knowledge/segments/customers.ts';
import { general } from '../../knowledge/segments/general.ts';
import type { CustomerType, Segment } from '../../knowledge/segments/segment.ts';
import { listOf } from '../language/text.ts';
import { createVariation, type Variation } from '../language/variation.ts';
import { type IcpFacts, readAnswers } from './recognise.ts';
import type { Told } from './told.ts';

/** One reading of the answers: knowledge chosen, and words of its own for each topic. */
export interface Reading {
  facts: IcpFacts;
  told: Told;
  /** The segment that leads, and the ones beside it; `general` when none was heard. */
  segment: Segment;
  beside: Segment[];
  isGeneral: boolean;
  type: CustomerType;
  customers: Customer[];
  /** The field as it is named to the seller: their own word first. */
  field: string;
  words: (topic: string) => Variation;
}

/** @param seed whatever makes this reading differ from another of the same answers. */
export function readIcp(answers: string, seed: string): Reading {
  const facts = readAnswers(answers);
  const [segment = general, ...beside] = facts.segments;
  const [type = 'small'] = facts.customers;
  const isGeneral = facts.segments.length === 0;
  return {
    facts,
    told: facts.told,
    segment,
    beside,
    isGeneral,
    type,
    customers: facts.customers.map((customer) => CUSTOMERS[customer]),
    field: fieldOf(facts, segment),
    words: (topic) => createVariation(`${seed}#${topic}`),
  };
}

function fieldOf({ otherSegment, segments }: IcpFacts, segment: Segment): string {
  if (!otherSegment) return listOf(segments.map(({ name }) => name)) || segment.name;
  const named = segments.filter((one) => one !== segment).map(({ name }) => name);
  return listOf([otherSegment.charAt(0).toUpperCase() + otherSegment.slice(1), ...named]);
}

/** Drawn from the leading segment first, then from those beside it and from what the size brings. */
export function drawn(
  reading: Reading,
  topic: string,
  from: {
    segment: (segment: Segment) => readonly string[];
    customer: (c: Customer) => readonly string[];
  },
  counts: { segment: number; customer: number },
): string[] {
  const variation = reading.words(topic);
  const own = variation.some(from.segment(reading.segment), counts.segment);
  const side = reading.beside.flatMap((segment) => variation.some(from.segment(segment), 1));
  const sized = reading.customers.flatMap((customer) =>
    variation.some(from.customer(customer), counts.customer),
  );
  return [...new Set([...own, ...side, ...sized])];
}
