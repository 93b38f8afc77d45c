import type { DocumentRow } from '../row.ts';
import type { Ask } from './ask.ts';
import type { Cell, Entry } from './entries.ts';
import type { Hit } from './rank.ts';

export interface Priced {
  entry: Entry;
  cell: Cell;
  price: number;
  count: number;
}

export interface Computed {
  text: string | null;
  rows: DocumentRow[];
  priced: readonly Priced[];
  amount: number | null;
}

export function computed(
  ask: Ask,
  hits: readonly Hit[],
  entries: readonly Entry[],
  memory: { priced: readonly Priced[]; amount: number | null },
): Computed | null {
  return null;
}
