import type { DocumentRow } from '../row.ts';
import { wordsOfRow } from '../row-words.ts';
import { sameStem } from '../terms.ts';
import { bestHits, type Hit, hitOf, isPriced } from './candidates.ts';
import { ownRate, partsIn, type Segment, segmentsOf } from './message.ts';
import { isFeeRow, type QuoteLine, type QuoteRule } from './quote.ts';
import { isSameHeading, lineFrom, narrowed, sameAmount } from './row-choice.ts';
import { rulesNamed } from './rules.ts';

/** What a message asks the price of. */
export interface QuoteReading {
  lines: readonly QuoteLine[];
  rules: readonly QuoteRule[];
  parts: number | null;
  /** Terms that no row contains. */
  unknown: readonly string[];
  /** Terms that rows contain. */
  known: readonly string[];
  /** Conditions without an item of their own: "tudo enfermaria". */
  qualifiers: readonly string[];
  /** A number without an item: "e com 35?". */
  bare: Segment['counts'];
  /** How many of the goods before: "2 desse". */
  refersBack: number | null;
}

/**
 * Reads which rows a message names, how many of them, and under which rules.
 * @param before what decides between rows which the message does not tell apart.
 */
export function readQuoted(
  message: string,
  rows: readonly DocumentRow[],
  { preferred = [], count = null }: Before = {},
): QuoteReading {
  const priced = rows.filter(isPriced);
  const segments = segmentsOf(message);
  const all = segments.flatMap(({ terms }) => terms);
  const reading = new Reading({ priced, rows, all, preferred, count });
  for (const segment of [...segments].sort((a, b) => reading.rank(a) - reading.rank(b)))
    reading.read(segment, segments.indexOf(segment));
  return reading.result(ownRate(message), partsIn(message));
}

/** A part that names a condition or a number, but no goods: "1 criança de 8". */
interface Pending {
  at: number;
  terms: readonly string[];
  counts: Segment['counts'];
}

/** Of the goods before: their conditions, and how many. */
export interface Before {
  preferred?: readonly string[];
  count?: number | null;
}

interface Given {
  priced: readonly DocumentRow[];
  rows: readonly DocumentRow[];
  /** All terms of the message. */
  all: readonly string[];
  /** Conditions of the goods before, which other goods may share. */
  preferred: readonly string[];
  count: number | null;
}

class Reading {
  readonly #lines: { at: number; line: QuoteLine }[] = [];
  readonly #rules: QuoteRule[] = [];
  readonly #unknown: string[] = [];
  readonly #known: string[] = [];
  readonly #pending: Pending[] = [];
  readonly #preferred: readonly string[];
  readonly #count: number | null;
  readonly #priced: readonly DocumentRow[];
  readonly #rows: readonly DocumentRow[];
  readonly #all: readonly string[];
  #left: readonly DocumentRow[];
  #refersBack: number | null = null;

  constructor({ priced, rows, all, preferred, count }: Given) {
    this.#preferred = preferred;
    this.#count = count;
    this.#priced = priced;
    this.#rows = rows;
    this.#all = all;
    this.#left = priced;
  }

  /** A part that only names a heading is read first: "queen com a base". */
  rank({ terms }: Segment): number {
    const hits = bestHits(this.#priced, terms);
    return hits.length > 1 && hits.every(({ own }) => own === 0) ? 0 : 1;
  }

  read({ terms, counts, refersBack }: Segment, at: number): void {
    if (refersBack && terms.length === 0) {
      this.#refersBack = counts[0]?.value ?? null;
      return;
    }
    let rest = [...terms];
    let numbers = counts;
    const conditions: string[] = [];
    while (rest.length > 0) {
      const [named] = rulesNamed(this.#rows, rest);
      const hits = bestHits(this.#left, rest);
      const [goods] = hits;
      if (named && (!goods || outranks(named.terms, goods))) {
        this.#rules.push(named.rule);
        rest = this.#used(rest, named.terms);
        continue;
      }
      if (!goods) break;
      rest = this.#used(rest, goods.terms);
      const found = hits.map(({ row }) => row);
      if (isConditionOnly(goods.terms, found) && !isSized(found, numbers)) {
        conditions.push(...goods.terms);
        continue;
      }
      const line = this.#lineOf(found, goods, numbers);
      if (!line) continue;
      const used = this.#countsFor(found, numbers);
      numbers = numbers.filter((number) => !used.includes(number));
      this.#lines.push({ at, line });
    }
    this.#unknown.push(...rest);
    if (conditions.length > 0 || numbers.length > 0)
      this.#pending.push({ at, terms: conditions, counts: numbers });
  }

  #used(rest: readonly string[], terms: readonly string[]): string[] {
    this.#known.push(...terms);
    return rest.filter((term) => !terms.includes(term));
  }

  #lineOf(
    rows: readonly DocumentRow[],
    { terms, own }: Hit,
    counts: Segment['counts'],
  ): QuoteLine | null {
    const others = this.#all.filter((term) => !terms.includes(term));
    const start = sameAmount(rows) || own > 0 ? rows : narrowed(rows, others);
    const given = { terms, preferred: this.#preferred };
    const applied = this.#countsFor(rows, counts);
    const line =
      lineFrom(start, given, applied, this.#priced) ??
      (applied.length === 0 && this.#count !== null
        ? lineFrom(start, given, [bare(this.#count)], this.#priced)
        : null);
    const row = line?.row;
    if (row)
      this.#left = this.#left.filter(
        (one) => one !== row && !(own === 0 && isSameHeading(one, row)),
      );
    return line;
  }

  /** Numbers are of the goods; a fee takes those of its own ranges, such as "até 8 km". */
  #countsFor(rows: readonly DocumentRow[], counts: Segment['counts']): Segment['counts'] {
    if (!rows.every(isFeeRow) || !this.#all.some((term) => this.#isGoods(term))) return counts;
    return counts.filter(({ unit }) =>
      rows.some(({ range }) => unit !== null && range?.unit != null && sameStem(range.unit, unit)),
    );
  }

  #isGoods(term: string): boolean {
    return this.#priced.some((row) => !isFeeRow(row) && hitOf(row, [term]).own > 0);
  }

  result(rate: number | null, parts: number | null): QuoteReading {
    const isEmpty = this.#lines.length === 0;
    const placed = this.#pending.map((pending) => ({ pending, line: this.#placed(pending) }));
    for (const { pending, line } of placed) if (line) this.#lines.push({ at: pending.at, line });
    const open = placed.flatMap(({ pending, line }) => (line ? [] : [pending]));
    const own: QuoteRule[] =
      rate === null ? [] : [{ rate, effect: 'off', row: null, isAutomatic: false }];
    return {
      lines: this.#lines.sort((a, b) => a.at - b.at).map(({ line }) => line),
      rules: [...own, ...this.#rules],
      parts,
      unknown: this.#unknown,
      known: this.#known,
      qualifiers: isEmpty || open.length > 0 ? open.flatMap(({ terms }) => terms) : [],
      bare: open.flatMap(({ counts }) => counts),
      refersBack: this.#refersBack,
    };
  }

  /** The goods of a part without an item: those of the other parts, under its condition. */
  #placed({ terms, counts }: Pending): QuoteLine | null {
    if (counts.length === 0) return null;
    const items = new Set(this.#lines.map(({ line }) => groupOf(line.row)));
    const conditions = this.#pending.flatMap((one) => (one.counts.length === 0 ? one.terms : []));
    const wanted = [...terms, ...(terms.length === 0 ? conditions : [])];
    if (items.size === 0 && wanted.length === 0) return null;
    const rows = this.#priced.filter(
      (row) =>
        (items.size === 0 || items.has(groupOf(row))) &&
        wanted.every((term) => hitOf(row, [term]).own > 0),
    );
    const isOne = new Set(rows.map(groupOf)).size === 1;
    const isRanged = rows.some(({ range }) => range !== null) || terms.length > 0;
    return isOne && isRanged
      ? lineFrom(rows, { terms: wanted, preferred: this.#preferred }, counts, this.#priced)
      : null;
  }
}

const bare = (value: number): Segment['counts'][number] => ({
  value,
  unit: null,
  next: null,
  isOfNext: false,
  isMoney: false,
});

/** Whether a rule is what words name, rather than goods. */
const outranks = (terms: readonly string[], goods: Hit) =>
  terms.length > goods.terms.length || (terms.length === goods.terms.length && goods.share < 1);

const groupOf = ({ file, section, item }: DocumentRow) => `${file}|${section}|${item}`;

/** Whether a number names the size of some of the rows. */
const isSized = (rows: readonly DocumentRow[], counts: Segment['counts']) =>
  counts.some(({ value }) =>
    rows.some(
      (row) =>
        /\d/.test(row.item) &&
        wordsOfRow(row).sizes.some(({ low, high }) => low === value && high === value),
    ),
  );

const isConditionOnly = (terms: readonly string[], rows: readonly DocumentRow[]) =>
  rows.length > 1 &&
  rows.every(({ item }, at) => {
    const row = rows[at];
    const words = row && wordsOfRow(row);
    const isIn = (stems: readonly string[] | undefined, term: string) =>
      stems?.some((stem) => sameStem(stem, term)) ?? false;
    return (
      item !== '' &&
      terms.some((term) => isIn(words?.conditions, term)) &&
      !terms.some((term) => isIn(words?.item, term))
    );
  }) &&
  new Set(rows.map(({ item }) => item)).size > 1;
