import { createRandom } from './random.ts';

/** Seeded random choice among wordings; the same seed always gives the same choices. */
export interface Variation {
  pick<T>(options: readonly [T, ...T[]]): T;
  /** `count` of the options in random order; all of them when there are fewer. */
  some<T>(options: readonly T[], count: number): T[];
}

/** @param seed any text. */
export function createVariation(seed: string): Variation {
  const next = createRandom(hash(seed));
  return {
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
    some(options, count) {
      const keyed = options.map((option) => ({ option, key: next() }));
      return keyed
        .sort((a, b) => a.key - b.key)
        .slice(0, count)
        .map(({ option }) => option);
    },
  };
}

/** FNV-1a, 32 bits. Not cryptographic. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
