import type { IcpDetails } from '@salesai/contract/icp';
import { cut } from './text.ts';

type Origin = IcpDetails['origens'][number];
const CITATION_MAX = 160;

/** A line of a profile with its source: a quote of the seller, or none when it is an assumption. */
export interface SourcedLine {
  text: string;
  /** The seller's own words; null marks the line as a hypothesis. */
  quote: string | null;
}

/** A line that is an assumption, to be checked with the buyer. */
export const assumed = (text: string): SourcedLine => ({ text, quote: null });
/** A line that the seller stated, in the words of `quote`. */
export const stated = (text: string, quote: string): SourcedLine => ({ text, quote });

/** The origin of each line: its path in the details, and its quote or that it is a hypothesis. */
export function originsOf(
  fields: Readonly<Record<string, SourcedLine | readonly SourcedLine[]>>,
): Origin[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    'text' in value
      ? [originOf(field, value)]
      : value.map((line, place) => originOf(`${field}.${place}`, line)),
  );
}

const originOf = (campo: string, { quote }: SourcedLine): Origin =>
  quote === null
    ? { campo, base: 'hipotese' }
    : { campo, base: 'voce_disse', citacao: cut(quote, CITATION_MAX) };
