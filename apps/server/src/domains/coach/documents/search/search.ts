import { rankSentences } from '@salesai/engine/embedded/coach/sentences';
import { cut } from '@salesai/engine/embedded/language/text';
import type { Passage } from '@salesai/engine/port';
import type { Db } from '../../../../db/client.ts';
import { type Candidate, countChunks, countHolding, findChunks } from './data.ts';
import { type Asked, type Ranked, rank, rarityOf } from './rank.ts';
import { termsOf } from './terms.ts';
import { meantBy } from './typos.ts';

const GIVEN = 5;
const TERMS_MAX = 32;
const CORRECTED_MAX = 4;
const RANKED_MAX = 1_500;
const REORDERED = 60;
const EXCERPT_MAX = 320;
/** A word that was put right is believed less than one that stands there. */
const CORRECTED_TRUST = 0.8;

/** The passages of a seller's documents that answer a question best, best first. */
export async function search(db: Db, userId: string, question: string): Promise<Passage[]> {
  const words = termsOf(question).slice(0, TERMS_MAX);
  const all = words.length > 0 ? await countChunks(db, userId) : 0;
  if (all === 0) return [];
  const { asked, holding } = await understand(db, userId, words.map(trusted));
  const held = [...holding].sort(([, a], [, b]) => a - b);
  if (held.length === 0) return [];
  const candidates = await findChunks(
    db,
    userId,
    { wanted: wantedOf(held), terms: held.map(([prefix]) => prefix) },
    { ranked: RANKED_MAX, given: REORDERED },
  );
  const rarity = (prefix: string) => rarityOf(holding.get(prefix) ?? 0, all);
  const best = rank(asked, candidates, rarity).slice(0, GIVEN);
  return best.map((ranked) => asPassage(question, ranked));
}

const trusted = (term: ReturnType<typeof termsOf>[number]): Asked => ({ ...term, trust: 1 });

/** Which words the documents know, with mistyped ones put right where that makes them known. */
async function understand(db: Db, userId: string, words: readonly Asked[]) {
  const prefixes = new Set(words.map(({ prefix }) => prefix));
  const holding = await countHolding(db, userId, [...prefixes]);
  const unknown = words.filter(({ prefix }) => !holding.has(prefix)).slice(0, CORRECTED_MAX);
  const meant = new Map(unknown.map(({ word }) => [word, meantBy(word)]));
  const guesses = [...meant.values()].flat();
  if (guesses.length === 0) return { asked: words, holding };
  const known = await countHolding(db, userId, guesses);
  const asked = words.map((term) => {
    const [best] = (meant.get(term.word) ?? [])
      .filter((prefix) => known.has(prefix))
      .sort((a, b) => (known.get(b) ?? 0) - (known.get(a) ?? 0));
    if (best === undefined) return term;
    holding.set(best, known.get(best) ?? 0);
    return { ...term, prefix: best, trust: CORRECTED_TRUST };
  });
  return { asked, holding };
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

function asPassage(question: string, { chunk, coverage }: Ranked<Candidate>): Passage {
  const passage = { ...chunk, coverage, excerpt: '' };
  const [sentence] = rankSentences(question, [passage]);
  return { ...passage, excerpt: cut(sentence?.text ?? chunk.text, EXCERPT_MAX) };
}
