import { LRUCache } from 'lru-cache';
import { goalFeatures } from './goal-features.ts';
import type { RequestGoal } from './labels.ts';
import { partModel } from './models.ts';
import { tokensIn } from './tokens.ts';

/** How probably a message asks for a text, changes one or does neither; these add up to 1. */
export type GoalShares = Readonly<Record<RequestGoal, number>>;

const KEPT = 500;
const read = new LRUCache<string, GoalShares>({ max: KEPT });

/**
 * What a message wants of the coach as a writer.
 * @param before the text that the turn before gave; null after any other turn.
 */
export function goalsOf(message: string, before: string | null = null): GoalShares {
  const key = [before ?? '', message].join('\n');
  const known = read.get(key);
  if (known) return known;
  const hashes = goalFeatures(tokensIn(message), before);
  const value = 1 / Math.sqrt(Math.max(1, hashes.length));
  const ranked = partModel().goals.rank({ hashes, values: hashes.map(() => value) });
  const shareOf = (goal: RequestGoal) =>
    ranked.find(({ label }) => label === goal)?.probability ?? 0;
  const shares = { text: shareOf('text'), change: shareOf('change'), none: shareOf('none') };
  read.set(key, shares);
  return shares;
}
