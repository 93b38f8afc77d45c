import type { Passage } from '@salesai/engine/port';
import { cut, rankSentences } from '@salesai/engine/search';
import { type Asked, type Ranked, rank, rarityOf } from './rank.ts';

const GIVEN = 5;
const EXCERPT_MAX = 320;

/** A stored piece that holds some of what was asked. */
export interface Candidate {
  file: string;
  page: number | null;
  text: string;
}

/** How a seller's documents use some terms. */
export interface Usage {
  /** How many chunks there are; 0 when none of the terms stands in any. */
  chunks: number;
  /** In how many of them each term stands; those in none are left out. */
  holding: Map<string, number>;
}

/** What ranking needs to know, as plain data. */
export interface RankInput {
  question: string;
  asked: readonly Asked[];
  usage: Usage;
  candidates: readonly Candidate[];
}

/** The passages that answer the question best, best first. */
export function rankPassages({ question, asked, usage, candidates }: RankInput): Passage[] {
  const rarity = (prefix: string) => rarityOf(usage.holding.get(prefix) ?? 0, usage.chunks);
  const best = rank(asked, candidates, rarity).slice(0, GIVEN);
  return best.map((ranked) => asPassage(question, ranked));
}

function asPassage(question: string, { chunk, coverage }: Ranked<Candidate>): Passage {
  const passage = { ...chunk, coverage, excerpt: '' };
  const [sentence] = rankSentences(question, [passage]);
  return { ...passage, excerpt: cut(sentence?.text ?? chunk.text, EXCERPT_MAX) };
}
