import { hash } from '../../shared/variation.ts';

/** A feature as a number of 24 bits: their names would take most of the time of a turn. */
export type FeatureKey = number;

export const KEYS = 2 ** 24;
const SHIFT = 8;

export const keyOf = (name: string): FeatureKey => hash(name) >>> SHIFT;

/** The key of two names together. */
export function keyOfBoth(first: number, second: number): FeatureKey {
  let mixed = Math.imul(first ^ 0x9e3779b9, 0x85ebca6b) ^ second;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 13;
  return mixed >>> SHIFT;
}
