import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type Comparison,
  compareCase,
  countKinds,
  type FactCase,
  NUMBER_FIELDS,
  type Outcome,
  parseCases,
} from '@salesai/engine/testing/facts/compare';
import { type Figure, percentOf, printFigures } from './table.ts';

const DEVELOPMENT = '../../packages/engine/data/facts/';
const AUTHORS = readdirSync(new URL(DEVELOPMENT, import.meta.url))
  .filter((name) => name.endsWith('.jsonl'))
  .sort();
const HELD_OUT = 'Held out';
const FILES = [
  ...AUTHORS.map((name) => ({
    title: `Development, author ${name.replace('.jsonl', '')}`,
    path: `${DEVELOPMENT}${name}`,
  })),
  { title: HELD_OUT, path: '../data/facts-held-out.jsonl' },
];
const NOUNS_AT_LEAST = 95;

for (const { title, path } of FILES) {
  const url = new URL(path, import.meta.url);
  if (!existsSync(url)) continue;
  const cases = parseCases(readFileSync(url, 'utf8'));
  report(title, cases.flatMap(compareCase));
  reportKinds(title, cases);
}

/** Answers that are examples of a kind of misreading, right in what they are about. */
function reportKinds(title: string, cases: readonly FactCase[]): void {
  const kinds = countKinds(cases);
  if (kinds.length === 0) return;
  const figures = kinds.map(
    ({ kind, right, all }): Figure => ({
      name: `examples of "${kind}" right`,
      value: right,
      unit: '',
      of: all,
    }),
  );
  printFigures(`${title}, kinds of misreading`, figures);
}

function report(title: string, comparisons: readonly Comparison[]): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(fieldsOf(comparisons).map((field) => [field, countsOf(comparisons, field)])),
  );
  // Held-out answers are not printed, so that nothing is tuned to them.
  for (const { id, field, outcome, expected, actual } of title === HELD_OUT ? [] : comparisons) {
    if (outcome !== 'right')
      console.log(`${id} ${field} ${outcome}: ${expected} read as ${actual}`);
  }
  const numbers = comparisons.filter(({ field }) => NUMBER_FIELDS.includes(field));
  const ids = new Set(comparisons.map(({ id }) => id));
  printFigures(title, [
    { name: 'answers', value: ids.size, unit: '' },
    {
      name: 'wrong numbers or units',
      value: numbers.filter(isWrong).length,
      unit: '',
      of: numbers.length,
      atMost: 0,
    },
    {
      name: 'offers right',
      value: shareOf(comparisons, 'offer'),
      unit: '%',
      atLeast: NOUNS_AT_LEAST,
    },
    {
      name: 'buyers right',
      value: shareOf(comparisons, 'buyer'),
      unit: '%',
      atLeast: NOUNS_AT_LEAST,
    },
  ]);
}

function fieldsOf(comparisons: readonly Comparison[]): string[] {
  return [...new Set(comparisons.map(({ field }) => field))];
}

function countsOf(comparisons: readonly Comparison[], wanted: string): Record<Outcome, number> {
  const outcomes = comparisons
    .filter(({ field }) => field === wanted)
    .map(({ outcome }) => outcome);
  const count = (one: Outcome) => outcomes.filter((outcome) => outcome === one).length;
  return {
    right: count('right'),
    incomplete: count('incomplete'),
    wrong: count('wrong'),
    missed: count('missed'),
    invented: count('invented'),
  };
}

function isWrong({ outcome }: Comparison): boolean {
  return outcome === 'wrong' || outcome === 'invented';
}

/** The percentage of stated nouns that were read. */
function shareOf(comparisons: readonly Comparison[], wanted: string): number {
  const stated = comparisons.filter(
    ({ field, expected }) => field === wanted && expected !== 'null' && expected !== '[]',
  );
  return percentOf(stated, ({ outcome }) => outcome === 'right');
}
