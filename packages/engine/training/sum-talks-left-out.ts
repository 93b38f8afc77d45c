import { readingsIn } from '../src/sums/talk/read.ts';
import { fitTalks, problemTurns, turnsOf } from './sum-talks.ts';
import { isGold, readSumTalks } from './sum-talks-data.ts';

/** Prints how the sums of each author's talks are read by a ranking of all others. */
const BOUNDS = [0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
const talks = readSumTalks();
const problems = problemTurns();
const wanted = process.argv.slice(2);
const authors = [...new Set(talks.map(({ author }) => author))].filter(
  (author) => wanted.length === 0 || wanted.includes(author),
);
const read = authors.flatMap((author) => {
  const others = talks.filter((talk) => talk.author !== author).flatMap(turnsOf);
  const weights = fitTalks([...others, ...problems]);
  const own = talks.filter((talk) => talk.author === author).flatMap(turnsOf);
  const results = own.map(({ talk, candidates, gold }) => {
    const [best] = readingsIn(talk, weights, candidates);
    const isRight =
      typeof gold === 'number' &&
      best !== undefined &&
      isGold(best.candidate.expression.value, gold);
    return { isSum: gold !== undefined, isRight, probability: best?.probability ?? 0 };
  });
  const sums = results.filter(({ isSum }) => isSum);
  const right = sums.filter(({ isRight }) => isRight).length;
  process.stdout.write(`${author}: ${share(right, sums.length)} of ${sums.length} sums\n`);
  return results;
});
const sums = read.filter(({ isSum }) => isSum);
const others = read.filter(({ isSum }) => !isSum);
for (const bound of BOUNDS) {
  const likely = sums.filter(({ probability }) => probability >= bound);
  const right = likely.filter(({ isRight }) => isRight).length;
  const taken = others.filter(({ probability }) => probability >= bound).length;
  process.stdout.write(
    `from ${bound}: right ${share(right, sums.length)}, wrong ${share(likely.length - right, sums.length)}, other messages taken for a sum ${share(taken, others.length)}\n`,
  );
}

function share(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(1)} %`;
}
