import type { Passage } from '@salesai/engine/port';
import type { Db } from '../../../../db/client.ts';
import type { Workers } from '../../../../workers/jobs.ts';
import { findChunks, usageOf } from './data.ts';
import type { Usage } from './passages.ts';
import type { Asked } from './rank.ts';
import { type Term, termsOf } from './terms.ts';
import { meantBy } from './typos.ts';

const TERMS_MAX = 32;
const CORRECTED_MAX = 4;
const RANKED_MAX = 400;
const REORDERED = 30;
/** A word that was put right is believed less than one that stands there. */
const CORRECTED_TRUST = 0.8;

/** The passages of a seller's documents that answer a question best, best first. */
export async function search(
  { db, workers, signal }: { db: Db; workers: Workers; signal: AbortSignal | undefined },
  userId: string,
  question: string,
): Promise<Passage[]> {
  const words = termsOf(question).slice(0, TERMS_MAX);
  if (words.length === 0) return [];
  const { asked, usage } = await understand(db, userId, words);
  const held = [...usage.holding].sort(([, a], [, b]) => a - b);
  if (held.length === 0) return [];
  const candidates = await findChunks(
    db,
    userId,
    { wanted: wantedOf(held), terms: held.map(([prefix]) => prefix) },
    { ranked: RANKED_MAX, given: REORDERED },
  );
  return workers.run('rankPassages', { question, asked, usage, candidates }, { signal });
}

/** Which words the documents know, with mistyped ones put right where that makes them known. */
async function understand(
  db: Db,
  userId: string,
  words: readonly Term[],
): Promise<{ asked: Asked[]; usage: Usage }> {
  const usage = await usageOf(db, userId, [...new Set(words.map(({ prefix }) => prefix))]);
  const meant = new Map(
    words
      .filter(({ prefix }) => !usage.holding.has(prefix))
      .slice(0, CORRECTED_MAX)
      .map(({ word }) => [word, meantBy(word)]),
  );
  const guesses = [...meant.values()].flat();
  if (guesses.length === 0) return { asked: words.map(trusted), usage };
  const known = await usageOf(db, userId, guesses);
  const asked = words.map((term) => {
    const best = commonest(meant.get(term.word) ?? [], known);
    return best === undefined ? trusted(term) : { ...term, prefix: best, trust: CORRECTED_TRUST };
  });
  const corrected = asked.map(({ prefix }) => [prefix, known.holding.get(prefix)] as const);
  const holding = new Map(usage.holding);
  for (const [prefix, count] of corrected) if (count !== undefined) holding.set(prefix, count);
  return { asked, usage: { chunks: Math.max(usage.chunks, known.chunks), holding } };
}

const trusted = (term: Term): Asked => ({ ...term, trust: 1 });

function commonest(prefixes: readonly string[], { holding }: Usage): string | undefined {
  const count = (prefix: string) => holding.get(prefix) ?? 0;
  return prefixes.filter((prefix) => holding.has(prefix)).sort((a, b) => count(b) - count(a))[0];
}

/**
 * What a chunk must hold to be looked at: any of the rarest terms, as many as keep the work small;
 * when even the rarest is everywhere, that one and another.
 */
function wantedOf(held: readonly (readonly [string, number])[]): string {
  let chunks = 0;
  const rare = held.filter(([, holding]) => {
    chunks += holding;
    return chunks <= RANKED_MAX;
  });
  if (rare.length > 0) return rare.map(([prefix]) => prefix).join(' | ');
  const [rarest = '', ...others] = held.map(([prefix]) => prefix);
  return others.length > 0 ? `${rarest} & (${others.join(' | ')})` : rarest;
}
