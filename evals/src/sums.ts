import { readFileSync } from 'node:fs';
import { solveProblem } from '@salesai/engine/sums';
import { sumsLeftOut } from '@salesai/engine/training/sums-left-out';
import { percentOf, printFigures } from './table.ts';

interface Problem {
  text: string;
  answer: number;
}

type Result = 'right' | 'wrong' | 'asked' | 'none';

const RIGHT_AT_LEAST = 70;
const WRONG_AT_MOST = 4;
/** Half a cent, and what rounding of large amounts leaves. */
const CENT = 0.011;
const PART = 0.0005;

const problems: Problem[] = readFileSync('evals/data/sums-held-out.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const results = problems.map(resultOf);
const shareOf = (wanted: Result) => percentOf(results, (one) => one === wanted);

printFigures('Complete problems of an author that nothing was trained or tuned on', [
  {
    name: 'right',
    value: shareOf('right'),
    unit: '%',
    of: results.length,
    atLeast: RIGHT_AT_LEAST,
  },
  { name: 'wrong', value: shareOf('wrong'), unit: '%', atMost: WRONG_AT_MOST },
  { name: 'asked', value: shareOf('asked'), unit: '%' },
]);

for (const { author, problems: count, right, wrong, asked } of sumsLeftOut()) {
  const share = (part: number) => (100 * part) / count;
  printFigures(`${author}, left out of the training`, [
    { name: 'right', value: share(right), unit: '%', of: count },
    { name: 'wrong', value: share(wrong), unit: '%' },
    { name: 'asked', value: share(asked), unit: '%' },
  ]);
}

function resultOf({ text, answer }: Problem): Result {
  const outcome = solveProblem(text, { problems: [], talk: [] })?.outcome;
  if (!outcome) return 'none';
  if (outcome.kind === 'missing' || outcome.isOpen) return 'asked';
  return figuresIn(outcome.answer).some((figure) => isSame(figure, answer)) ? 'right' : 'wrong';
}

function figuresIn(text: string): number[] {
  const written = text.match(/\d[\d.]*(?:,\d+)?/g) ?? [];
  return written.map((one) => Number(one.replaceAll('.', '').replace(',', '.')));
}

/** Also a number of things that was rounded up. */
function isSame(figure: number, answer: number): boolean {
  const wanted = Math.abs(answer);
  return Math.abs(figure - wanted) <= Math.max(CENT, PART * wanted) || figure === Math.ceil(answer);
}
