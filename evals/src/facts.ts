import { existsSync, readFileSync } from 'node:fs';
import {
  type Comparison,
  compareCase,
  NUMBER_FIELDS,
  type Outcome,
  parseCases,
} from '@salesai/engine/testing/facts/compare';

const DEVELOPMENT = ['f1', 'f3', 'f4'];
const FILES = [
  ...DEVELOPMENT.map((author) => ({
    title: `Development, author ${author}`,
    path: `../../packages/engine/data/facts/${author}.jsonl`,
  })),
  { title: 'Held out', path: '../data/facts-held-out.jsonl' },
];
const OUTCOMES: readonly Outcome[] = ['right', 'wrong', 'missed', 'invented'];
const NOUNS_AT_LEAST = 0.95;

for (const { title, path } of FILES) {
  const url = new URL(path, import.meta.url);
  if (existsSync(url)) report(title, parseCases(readFileSync(url, 'utf8')).flatMap(compareCase));
}

function report(title: string, comparisons: readonly Comparison[]): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(fieldsOf(comparisons).map((field) => [field, countsOf(comparisons, field)])),
  );
  for (const { id, field, outcome, expected, actual } of comparisons) {
    if (outcome !== 'right')
      console.log(`${id} ${field} ${outcome}: ${expected} read as ${actual}`);
  }
  const wrong = comparisons.filter(isWrongNumber).length;
  const nouns = Math.min(shareOf(comparisons, 'offer'), shareOf(comparisons, 'buyer'));
  console.log(`\nWrong numbers or units: ${wrong}`);
  console.log(`Offers right: ${percent(shareOf(comparisons, 'offer'))}`);
  console.log(`Buyers right: ${percent(shareOf(comparisons, 'buyer'))}`);
  if (wrong > 0 || nouns < NOUNS_AT_LEAST) process.exitCode = 1;
}

function fieldsOf(comparisons: readonly Comparison[]): string[] {
  return [...new Set(comparisons.map(({ field }) => field))];
}

function countsOf(comparisons: readonly Comparison[], wanted: string): Record<Outcome, number> {
  const outcomes = comparisons
    .filter(({ field }) => field === wanted)
    .map(({ outcome }) => outcome);
  const count = (one: Outcome) => outcomes.filter((outcome) => outcome === one).length;
  const [right, wrong, missed, invented] = OUTCOMES.map(count);
  return { right: right ?? 0, wrong: wrong ?? 0, missed: missed ?? 0, invented: invented ?? 0 };
}

function isWrongNumber({ field, outcome }: Comparison): boolean {
  return NUMBER_FIELDS.includes(field) && (outcome === 'wrong' || outcome === 'invented');
}

/** The share of stated nouns that were read. */
function shareOf(comparisons: readonly Comparison[], wanted: string): number {
  const stated = comparisons.filter(
    ({ field, expected }) => field === wanted && expected !== 'null' && expected !== '[]',
  );
  return stated.filter(({ outcome }) => outcome === 'right').length / Math.max(stated.length, 1);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
