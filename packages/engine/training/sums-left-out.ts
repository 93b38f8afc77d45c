import { type Decision, decisionOn } from '../src/sums/reading/decision.ts';
import { fitReader, readerOf } from './sums.ts';
import { isAnswer, readProblems } from './sums-data.ts';

/** What became of the problems of an author whom the reader did not learn from. */
export interface LeftOutSums {
  author: string;
  problems: number;
  right: number;
  wrong: number;
  asked: number;
}

/** Reads the problems of each author by models that the others gave. */
export function sumsLeftOut(): LeftOutSums[] {
  const all = readProblems();
  return [...Map.groupBy(all, ({ author }) => author)].map(([author, own]) => {
    const readingsBy = readerOf(fitReader(all.filter((one) => one.author !== author)));
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
      asked: count('between'),
    };
  });
}
