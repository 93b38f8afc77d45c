import { type Decision, decisionOn } from '../src/sums/reading/decision.ts';
import { fitReader, readerOf } from './sums.ts';
import { isAnswer, readProblems, type SumProblem } from './sums-data.ts';

/** How many problems of an author that trained nothing are right, wrong or asked about. */
export interface LeftOutSums {
  author: string;
  problems: number;
  right: number;
  wrong: number;
  asked: number;
}

/** So many models are fitted; each leaves out a part of the authors. */
const PARTS = 4;

/** Reads the problems of each author by models that other authors gave. */
export function sumsLeftOut(): LeftOutSums[] {
  const all = readProblems();
  const authors = [...new Set(all.map(({ author }) => author))];
  const partOf = ({ author }: SumProblem) => authors.indexOf(author) % PARTS;
  return [...Map.groupBy(all, partOf)].flatMap(([part, left]) => {
    const readingsBy = readerOf(fitReader(all.filter((one) => partOf(one) !== part)));
    return [...Map.groupBy(left, ({ author }) => author)].map(([author, own]) => {
      const read = own.map((problem) => ({ problem, decision: decisionOn(readingsBy(problem)) }));
      const stated = read.flatMap(({ problem, decision }) =>
        decision.kind === 'sure' ? [isAnswer(decision.reading.value, problem)] : [],
      );
      const count = (kind: Decision['kind']) =>
        read.filter(({ decision }) => decision.kind === kind).length;
      return {
        author,
        problems: own.length,
        right: stated.filter(Boolean).length,
        wrong: stated.filter((isRight) => !isRight).length,
        asked: count('between') + count('likely'),
      };
    });
  });
}
