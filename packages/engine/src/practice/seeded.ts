import { hash } from '../shared/variation.ts';

/** A number from 0 to 1 that depends on the seed and the keys only, never on what was drawn before. */
export function chance(seed: number, ...keys: readonly (string | number)[]): number {
  // FNV of texts that differ in one character differs in few bits; the mix spreads them.
  let mixed = hash(`${seed}|${keys.join('|')}`);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Of what this buyer tells: two customers of one seller have other stories with the same seed. */
export const ownSeed = ({ seed, icp }: { seed: number; icp: { name: string } }): number =>
  Math.floor(chance(seed, 'customer', icp.name) * 2 ** 31);

export function pickBy<T>(
  options: readonly [T, ...T[]],
  seed: number,
  ...keys: readonly (string | number)[]
): T {
  return options[Math.floor(chance(seed, ...keys) * options.length)] ?? options[0];
}

/** The options in an order that depends on the seed and the keys. */
export function shuffled<T>(
  options: readonly T[],
  seed: number,
  ...keys: readonly (string | number)[]
): T[] {
  return options
    .map((option, at) => ({ option, at, key: chance(seed, ...keys, at) }))
    .toSorted((a, b) => a.key - b.key || a.at - b.at)
    .map(({ option }) => option);
}

/** An integer from `low` to `high`, both included. */
export const between = (
  low: number,
  high: number,
  seed: number,
  ...keys: readonly (string | number)[]
): number => low + Math.floor(chance(seed, ...keys) * (high - low + 1));
