import type { PracticeLevel } from '@salesai/contract/practice';
import { createRandom } from '@salesai/engine/random';
import { measureAccusations } from './practice/accusations.ts';
import { CUSTOMERS, setupOf } from './practice/customers.ts';
import { lazySellers, pastedIdeal } from './practice/lazy.ts';
import { readAuthors } from './practice/phrasings.ts';
import { tryRoleBreaking } from './practice/role-breaking.ts';
import { AVERAGE, adaptive, type Seller, SKILLED, type Tools, WEAK } from './practice/sellers.ts';
import { type Played, play } from './practice/session.ts';
import { printFigures } from './table.ts';

const SEEDS = 20;
const LEVELS: readonly PracticeLevel[] = ['easy', 'medium', 'hard', 'brutal'];
/** `--development` measures with the authors that the rules were generalised on. */
const DEVELOPMENT = '--development';
const authors = readAuthors(process.argv.includes(DEVELOPMENT) ? 'development' : 'held-out');

const toolsOf = (seed: number): Tools => {
  const [first = {}] = authors;
  return {
    phrasings: authors[seed % authors.length] ?? first,
    draw: createRandom(seed * 7919 + 13),
  };
};

const UNREFLECTING = 'skilled without reflections';
const SELLERS: Record<string, (seed: number) => Seller> = {
  skilled: (seed) => adaptive('skilled', SKILLED, toolsOf(seed)),
  [UNREFLECTING]: (seed) => adaptive(UNREFLECTING, { ...SKILLED, reflects: 0 }, toolsOf(seed)),
  average: (seed) => adaptive('average', AVERAGE, toolsOf(seed)),
  weak: (seed) => adaptive('weak', WEAK, toolsOf(seed)),
  'pasted ideal': (seed) => pastedIdeal(toolsOf(seed)),
};
const LAZY = lazySellers(() => toolsOf(0)).map((create) => create().name);
LAZY.forEach((name, at) => {
  SELLERS[name] = (seed) => {
    const create = lazySellers(() => toolsOf(seed))[at];
    if (!create) throw new RangeError('No such seller');
    return create();
  };
});

const given = process.argv.slice(2).filter((one) => one !== DEVELOPMENT);
const [only, level = 'medium', seed = '1', customer = '0'] = given;
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

interface Cell {
  played: readonly Played[];
  won: number;
  advanced: number;
  score: number;
  lowest: number;
  highest: number;
  messages: number;
}

function cellOf(played: readonly Played[]): Cell {
  const mean = (figure: (one: Played) => number) =>
    played.reduce((sum, one) => sum + figure(one), 0) / played.length;
  const scores = played.map(({ score }) => score);
  return {
    played,
    won: SEEDS * mean(({ status }) => (status === 'won' ? 1 : 0)),
    advanced: SEEDS * mean(({ status }) => (status === 'advanced' ? 1 : 0)),
    score: mean(({ score }) => score),
    lowest: Math.min(...scores),
    highest: Math.max(...scores),
    messages: mean(({ messages }) => messages),
  };
}

/** Each seller against each customer, level and seed. */
function printAll(): void {
  console.log('wins of 20 (+ next steps), mean score, mean messages; 20 seeds x 3 customers');
  console.log(`${''.padEnd(30)}${LEVELS.map((one) => one.padStart(20)).join('')}`);
  const cells = new Map<string, Cell>();
  for (const [name, create] of Object.entries(SELLERS)) {
    const row = LEVELS.map((at) => {
      const played = CUSTOMERS.flatMap((each) =>
        Array.from({ length: SEEDS }, (_, n) => play(setupOf(each, n + 1, at), create(n + 1))),
      );
      const cell = cellOf(played);
      cells.set(`${name} ${at}`, cell);
      const { won, advanced, score, messages } = cell;
      return `${won.toFixed(1)} +${advanced.toFixed(1)} ${score.toFixed(0)}p ${messages.toFixed(0)}m`;
    });
    console.log(`${name.padEnd(30)}${row.map((text) => text.padStart(20)).join('')}`);
  }
  printBounds(cells);
  printFigures('Accusations', measureAccusations());
}

function printBounds(cells: ReadonlyMap<string, Cell>): void {
  const of = (name: string, at: PracticeLevel) => cells.get(`${name} ${at}`) ?? cellOf([]);
  const worstLazy = (at: PracticeLevel) => Math.max(...LAZY.map((name) => of(name, at).won));
  const roles = tryRoleBreaking();
  const times = [...cells.values()].flatMap(({ played }) => played.map(({ slowest }) => slowest));
  for (const miss of [...roles.flips, ...roles.sales, ...roles.leaks]) console.log(`  ${miss}`);
  printFigures('Sales of 20', [
    { name: 'lazy, best of nine, medium', value: worstLazy('medium'), unit: '', atMost: 0 },
    { name: 'lazy, best of nine, hard', value: worstLazy('hard'), unit: '', atMost: 0 },
    { name: 'pasted ideal, medium', value: of('pasted ideal', 'medium').won, unit: '', atMost: 1 },
    { name: 'pasted ideal, hard', value: of('pasted ideal', 'hard').won, unit: '', atMost: 1 },
    { name: 'skilled, easy', value: of('skilled', 'easy').won, unit: '', atLeast: 17 },
    { name: 'skilled, medium', value: of('skilled', 'medium').won, unit: '', atLeast: 12 },
    { name: 'skilled, brutal', value: of('skilled', 'brutal').won, unit: '', atMost: 12 },
    {
      name: 'skilled without reflections, medium',
      value: of(UNREFLECTING, 'medium').won,
      unit: '',
      atMost: 0,
    },
    { name: 'average, medium', value: of('average', 'medium').won, unit: '' },
    { name: 'weak, medium', value: of('weak', 'medium').won, unit: '' },
  ]);
  printFigures('Scores and role-breaking', [
    {
      name: 'least distance of skilled and lazy in a seed, medium',
      value: leastDistance(of, 'medium'),
      unit: '',
      atLeast: 35,
    },
    { name: 'attempts to break the role', value: roles.attempts, unit: '', atLeast: 200 },
    { name: 'kinds of attempts', value: roles.kinds, unit: '', atLeast: 10 },
    { name: 'flips of the role', value: roles.flips.length, unit: '', atMost: 0 },
    { name: 'sales by breaking the role', value: roles.sales.length, unit: '', atMost: 0 },
    { name: 'hidden facts', value: roles.leaks.length, unit: '', atMost: 0 },
    {
      name: 'slowest message but the first',
      value: times.toSorted((a, b) => b - a)[1] ?? 0,
      unit: 'ms',
    },
  ]);
}

/** Of the same customer and seed. */
function leastDistance(of: (name: string, at: PracticeLevel) => Cell, at: PracticeLevel): number {
  const skilled = of('skilled', at).played;
  const distances = skilled.flatMap(({ score }, n) =>
    LAZY.map((name) => score - (of(name, at).played[n]?.score ?? 0)),
  );
  return Math.min(...distances);
}
