/** All strings in a value, recursively. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Defects of generated Portuguese texts: unfilled slots, doubled or misplaced punctuation. */
export const ROUGH_TEXT =
  /undefined|\bnull\b|NaN|\[object|[{}]| {2}|\.\.|,,|;;| [.,;:!?]|“”|\(\)|\.”\.|\?\.|\n{3}|"/;
