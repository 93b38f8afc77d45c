/** One measured figure, with its target. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The lowest and the highest of several runs, of which the value is the median. */
  range?: [number, number];
  /** Of an earlier version, to compare. */
  before?: number;
  atMost?: number;
  atLeast?: number;
}

export interface Bench {
  name: string;
  /** Yields each figure as soon as it is known: some benches take most of an hour. */
  run(): AsyncIterable<Figure>;
}

/** The value below which a share of the samples lies; samples need not be sorted. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const isMet = ({ value, atMost, atLeast }: Figure): boolean =>
  (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
