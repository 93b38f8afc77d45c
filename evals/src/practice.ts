import type { PracticeLevel } from '@salesai/contract/practice';
import { CUSTOMERS, setupOf } from './practice/customers.ts';
import { lazySellers, pastedIdeal } from './practice/lazy.ts';
import { readAuthors } from './practice/phrasings.ts';
import { AVERAGE, adaptive, type Seller, SKILLED, type Tools, WEAK } from './practice/sellers.ts';
import { type Played, play } from './practice/session.ts';

const SEEDS = 20;
const LEVELS: readonly PracticeLevel[] = ['easy', 'medium', 'hard', 'brutal'];
const authors = readAuthors();

/** Mulberry32, so that a run can be repeated. */
function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const toolsOf = (seed: number): Tools => {
  const [first = {}] = authors;
  return { phrasings: authors[seed % authors.length] ?? first, draw: generator(seed * 7919 + 13) };
};

const SELLERS: Record<string, (seed: number) => Seller> = {
  skilled: (seed) => adaptive('skilled', SKILLED, toolsOf(seed)),
  'skilled without reflections': (seed) =>
    adaptive('skilled without reflections', { ...SKILLED, reflects: 0 }, toolsOf(seed)),
  average: (seed) => adaptive('average', AVERAGE, toolsOf(seed)),
  weak: (seed) => adaptive('weak', WEAK, toolsOf(seed)),
  'pasted ideal': (seed) => pastedIdeal(toolsOf(seed)),
};
lazySellers(() => toolsOf(0)).forEach((_, at) => {
  const name = lazySellers(() => toolsOf(0))[at]?.().name ?? '';
  SELLERS[name] = (seed) => {
    const create = lazySellers(() => toolsOf(seed))[at];
    if (!create) throw new RangeError('no such seller');
    return create();
  };
});

const [, , only, level = 'medium', seed = '1', customer = '0'] = process.argv;
if (only) printOne(only, level, Number(seed), Number(customer));
else printAll();

function printOne(name: string, at: string, number: number, which: number): void {
  const create = SELLERS[name];
  const chosen = CUSTOMERS[which] ?? CUSTOMERS[0];
  const chosenLevel = LEVELS.find((one) => one === at) ?? 'medium';
  if (!create) throw new RangeError(`No seller "${name}"`);
  const played = play(setupOf(chosen, number, chosenLevel), create(number), console.log);
  console.log(played.status, played.score);
}

function printAll(): void {
  console.log(
    `${'wins of 20, mean of 3 customers'.padEnd(34)}${LEVELS.map((one) => one.padStart(22)).join('')}`,
  );
  const slowest: number[] = [];
  for (const [name, create] of Object.entries(SELLERS)) {
    const cells = LEVELS.map((one) => {
      const all = CUSTOMERS.flatMap((each) =>
        Array.from({ length: SEEDS }, (_, at) => play(setupOf(each, at + 1, one), create(at + 1))),
      );
      slowest.push(...all.map((played) => played.slowest));
      return cellOf(all);
    });
    console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(22)).join('')}`);
  }
  console.log(`slowest message ${Math.max(...slowest).toFixed(1)} ms`);
}

function cellOf(all: readonly Played[]): string {
  const share = (status: string) =>
    ((20 * all.filter((one) => one.status === status).length) / all.length).toFixed(1);
  const mean = all.reduce((sum, { score }) => sum + score, 0) / all.length;
  const length = all.reduce((sum, { messages }) => sum + messages, 0) / all.length;
  return `${share('won')} +${share('advanced')} ${mean.toFixed(0)}p ${length.toFixed(0)}m`;
}
