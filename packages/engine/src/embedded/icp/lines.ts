import type { IcpDetails } from '@salesai/contract/icp';
import { cut } from '../language/text.ts';

type Origin = IcpDetails['origens'][number];
const CITATION_MAX = 160;

/** A statement with its ground: the seller's words that carry it, or none when it is our assumption. */
export interface Line {
  text: string;
  /** The seller's own words; null makes the line a hypothesis. */
  said: string | null;
}

/** A line that is our assumption, to be checked with the buyer. */
export const assumed = (text: string): Line => ({ text, said: null });
/** A line that the seller said; `said` are their words for it. */
export const told = (text: string, said: string): Line => ({ text, said });

/** Where each line stands in the details, and on what it rests. */
export function originsOf(fields: Readonly<Record<string, Line | readonly Line[]>>): Origin[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    'text' in value
      ? [originOf(field, value)]
      : value.map((line, place) => originOf(`${field}.${place}`, line)),
  );
}

const originOf = (campo: string, { said }: Line): Origin =>
  said === null
    ? { campo, base: 'hipotese' }
    : { campo, base: 'voce_disse', citacao: cut(said, CITATION_MAX) };
