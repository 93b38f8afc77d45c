import type { Passage } from '@salesai/engine/port';
import type { Db } from '../../../../db/client.ts';
import type { Workers } from '../../../../workers/jobs.ts';
import { findChunks, usageOf } from './data.ts';
import type { Usage } from './passages.ts';
import type { QueryTerm } from './rank.ts';
import { type Term, termsOf } from './terms.ts';
import { correctionsOf } from './typos.ts';

const TERMS_MAX = 32;
const CORRECTED_MAX = 4;
const RANKED_MAX = 400;
const CANDIDATES_MAX = 30;
/** Weight of a corrected word. */
const CORRECTED_TRUST = 0.8;

/** Finds the best passages of a seller's documents for a question, best first. */
export async function search(
  { db, workers, signal }: { db: Db; workers: Workers; signal: AbortSignal | undefined },
  userId: string,
  question: string,
): Promise<Passage[]> {
  const words = termsOf(question).slice(0, TERMS_MAX);
  if (words.length === 0) return [];
  const { terms, usage } = await resolveTerms(db, userId, words);
  const found = [...usage.holding].sort(([, a], [, b]) => a - b);
  if (found.length === 0) return [];
  const candidates = await findChunks(
    db,
    userId,
    { wanted: tsqueryOf(found), terms: found.map(([prefix]) => prefix) },
    { ranked: RANKED_MAX, returned: CANDIDATES_MAX },
  );
  return workers.run('rankPassages', { question, terms, usage, candidates }, { signal });
}

/** Looks up the words, and replaces unknown ones by the most frequent known correction. */
async function resolveTerms(
  db: Db,
  userId: string,
  words: readonly Term[],
): Promise<{ terms: QueryTerm[]; usage: Usage }> {
  const usage = await usageOf(db, userId, [...new Set(words.map(({ prefix }) => prefix))]);
  const corrections = new Map(
    words
      .filter(({ prefix }) => !usage.holding.has(prefix))
      .slice(0, CORRECTED_MAX)
      .map(({ word }) => [word, correctionsOf(word)]),
  );
  const guesses = [...corrections.values()].flat();
  if (guesses.length === 0) return { terms: words.map(trusted), usage };
  const known = await usageOf(db, userId, guesses);
  const terms = words.map((term) => {
    const best = mostFrequent(corrections.get(term.word) ?? [], known);
    return best === undefined ? trusted(term) : { ...term, prefix: best, trust: CORRECTED_TRUST };
  });
  const corrected = terms.map(({ prefix }) => [prefix, known.holding.get(prefix)] as const);
  const holding = new Map(usage.holding);
  for (const [prefix, count] of corrected) if (count !== undefined) holding.set(prefix, count);
  return { terms, usage: { chunks: Math.max(usage.chunks, known.chunks), holding } };
}

const trusted = (term: Term): QueryTerm => ({ ...term, trust: 1 });

function mostFrequent(prefixes: readonly string[], { holding }: Usage): string | undefined {
  const count = (prefix: string) => holding.get(prefix) ?? 0;
  return prefixes.filter((prefix) => holding.has(prefix)).sort((a, b) => count(b) - count(a))[0];
}

/**
 * The condition for candidates: any of the rarest terms, as many as keep the result small; when even
 * the rarest is frequent, that one and another.
 */
function tsqueryOf(found: readonly (readonly [string, number])[]): string {
  let chunks = 0;
  const rare = found.filter(([, holding]) => {
    chunks += holding;
    return chunks <= RANKED_MAX;
  });
  if (rare.length > 0) return rare.map(([prefix]) => prefix).join(' | ');
  const [rarest = '', ...others] = found.map(([prefix]) => prefix);
  return others.length > 0 ? `${rarest} & (${others.join(' | ')})` : rarest;
}
