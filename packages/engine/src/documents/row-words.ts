import { inDigits } from './number-words.ts';
import { figuresOf } from './quantities.ts';
import type { DocumentRow, RowRange } from './row.ts';
import { stemsOf } from './terms.ts';

/** The words of a row as matching needs them. */
export interface RowWords {
  item: readonly string[];
  section: readonly string[];
  conditions: readonly string[];
  value: readonly string[];
  line: readonly string[];
  per: readonly string[];
  /** The numbers of its item and conditions: "5 kWp", "2 lugares", "12x". */
  sizes: readonly RowRange[];
}

/** A question compares its words with each row many times. */
const known = new WeakMap<DocumentRow, RowWords>();

export function wordsOfRow(row: DocumentRow): RowWords {
  const words = known.get(row) ?? readWords(row);
  known.set(row, words);
  return words;
}

function readWords({ item, section, conditions, value, line, per }: DocumentRow): RowWords {
  return {
    item: stemsOf(item),
    section: stemsOf(section),
    conditions: stemsOf(conditions.join(' ')),
    value: stemsOf(value),
    line: stemsOf(line),
    per: stemsOf(per ?? ''),
    sizes: [item, ...conditions].flatMap(sizesIn),
  };
}

const sizesIn = (text: string): RowRange[] =>
  /\d/.test(inDigits(text))
    ? figuresOf(inDigits(text))
        .filter(({ kind }) => kind === 'counted')
        .map(({ range }) => range)
    : [];
