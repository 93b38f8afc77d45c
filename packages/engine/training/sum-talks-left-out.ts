import { readingsIn } from '../src/sums/talk/read.ts';
import { exampleOf, fitTalks, isRight, turnsOf } from './sum-talks.ts';
import { readSumTalks } from './sum-talks-data.ts';

/** Prints how the sums of each author's talks are read by a ranking of all others. */
const BOUNDS = [0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
const talks = readSumTalks().map(({ author, turns }) => {
  const read = turnsOf({ author, turns });
  const examples = read.map(exampleOf).filter((one) => one !== null);
  return { author, turns: read, examples };
});
const wanted = process.argv.slice(2);
const authors = [...new Set(talks.map(({ author }) => author))].filter(
  (author) => wanted.length === 0 || wanted.includes(author),
);
const read = authors.flatMap((author) => {
  const others = talks.filter((talk) => talk.author !== author);
  const weights = fitTalks(others.flatMap(({ examples }) => examples));
  const own = talks.filter((talk) => talk.author === author).flatMap(({ turns }) => turns);
  const results = own.map(({ talk, candidates, gold }) => {
    const [best] = readingsIn(talk, weights, candidates);
    const isFound =
      typeof gold === 'number' && best !== undefined && isRight(best.candidate.expression, gold);
    return { isSum: gold !== undefined, isFound, probability: best?.probability ?? 0 };
  });
  const sums = results.filter(({ isSum }) => isSum);
  const right = sums.filter(({ isFound }) => isFound).length;
  process.stdout.write(`${author}: ${share(right, sums.length)} of ${sums.length} sums\n`);
  return results;
});
const sums = read.filter(({ isSum }) => isSum);
const others = read.filter(({ isSum }) => !isSum);
for (const bound of BOUNDS) {
  const likely = sums.filter(({ probability }) => probability >= bound);
  const right = likely.filter(({ isFound }) => isFound).length;
  const taken = others.filter(({ probability }) => probability >= bound).length;
  process.stdout.write(
    `from ${bound}: right ${share(right, sums.length)}, wrong ${share(likely.length - right, sums.length)}, other messages taken for a sum ${share(taken, others.length)}\n`,
  );
}

function share(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(1)} %`;
}
