/** Every text of a result, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** What no finished Portuguese text of ours shows: unfilled marks, doubled or misplaced signs. */
export const ROUGH_TEXT =
  /undefined|\bnull\b|NaN|\[object|[{}]| {2}|\.\.|,,|;;| [.,;:!?]|“”|\(\)|\.”\.|\?\.|\n{3}|"/;
