import type { Passage } from '@salesai/engine/port';
import { cut, rankSentences } from '@salesai/engine/search';
import { type QueryTerm, type Ranked, rank, rarityOf } from './rank.ts';

const MAX_PASSAGES = 5;
const EXCERPT_MAX = 320;

/** A chunk that contains terms of the question. */
export interface Candidate {
  file: string;
  page: number | null;
  text: string;
}

/** How often terms occur in a seller's documents. */
export interface Usage {
  /** Number of chunks; 0 when no chunk contains any of the terms. */
  chunks: number;
  /** Number of chunks per term, without terms that occur in none. */
  holding: Map<string, number>;
}

/** Input of the ranking, as plain data. */
export interface RankInput {
  question: string;
  terms: readonly QueryTerm[];
  usage: Usage;
  candidates: readonly Candidate[];
}

/** The best passages for the question, best first. */
export function rankPassages({ question, terms, usage, candidates }: RankInput): Passage[] {
  const rarity = (prefix: string) => rarityOf(usage.holding.get(prefix) ?? 0, usage.chunks);
  const best = rank(terms, candidates, rarity).slice(0, MAX_PASSAGES);
  return best.map((ranked) => toPassage(question, ranked));
}

function toPassage(question: string, { chunk, coverage }: Ranked<Candidate>): Passage {
  const passage = { ...chunk, coverage, excerpt: '' };
  const [sentence] = rankSentences(question, [passage]);
  return { ...passage, excerpt: cut(sentence?.text ?? chunk.text, EXCERPT_MAX) };
}
