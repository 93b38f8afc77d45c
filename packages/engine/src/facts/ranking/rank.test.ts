import { describe, expect, it } from 'vitest';
import { readTokens } from '../tokens.ts';
import { nounPhrases } from './candidates.ts';
import { rank } from './rank.ts';

const WEIGHTS = { sold: 2, complained: 1, none: 0.5 };
const [bucket, net] = nounPhrases(readTokens('balde, rede'));
const candidate = (phrase: typeof bucket, features: string[]) =>
  phrase ? [{ phrase, features }] : [];

describe('rank', () => {
  it('chooses the candidate with the highest sum of weights', () => {
    const candidates = [
      ...candidate(bucket, ['complained']),
      ...candidate(net, ['sold', 'unknown']),
    ];
    expect(rank(candidates, ['none'], WEIGHTS)?.phrase.text).toBe('rede');
  });

  it('returns null when none of the candidates outweighs "none of them"', () => {
    expect(rank(candidate(bucket, ['unknown']), ['none'], WEIGHTS)).toBe(null);
  });

  it('gives a probability among all candidates', () => {
    const best = rank(candidate(bucket, ['sold']), ['none'], WEIGHTS);
    expect(best?.probability).toBeCloseTo(Math.exp(1.5) / (1 + Math.exp(1.5)));
  });
});
