import type { Weights } from '../src/facts/ranking/rank.ts';
import { type Candidate, candidatesOf } from '../src/sums/reading/candidates.ts';
import { choicesOf, type Reading, readingsOf } from '../src/sums/reading/choices.ts';
import { pairFeatures } from '../src/sums/reading/pair-features.ts';
import { numberFeatures, questionFeatures } from '../src/sums/reading/tag-features.ts';
import {
  forEachTagger,
  kindOf,
  type Rank,
  type Tagged,
  type TaggerName,
  type Taggers,
  tagged,
} from '../src/sums/reading/tags.ts';
import { type Example, type FitOptions, type Fitted, fit, scoresOf, softmax } from './fit.ts';
import { fitRanking, type RankingExample } from './ranking.ts';
import { type Annotated, isAnswer, type SumProblem } from './sums-data.ts';
import { meetingsOf } from './sums-formula.ts';

const OPTIONS: FitOptions = {
  epochs: 12,
  rate: 0.1,
  decay: 1e-4,
  minimum: 2,
  rarity: 0,
  balance: 0,
};

const ofNumber: Partial<Record<TaggerName, (one: Annotated) => string>> = {
  role: ({ role }) => role,
  unit: ({ unit }) => unit,
  per: ({ per }) => per.join(),
};

function examplesOf(name: TaggerName, problems: readonly SumProblem[]): Example[] {
  const label = ofNumber[name];
  if (label)
    return problems.flatMap(({ message, annotated }) =>
      annotated.flatMap((one, index) =>
        one ? [{ label: label(one), features: numberFeatures(message, index) }] : [],
      ),
    );
  return problems.map(({ message, asks }) => ({
    label: name === 'asked role' ? asks.role : name === 'asked unit' ? asks.unit : asks.per.join(),
    features: questionFeatures(message),
  }));
}

const fitTaggers = (problems: readonly SumProblem[]): Record<TaggerName, Fitted> =>
  forEachTagger((name) => fit(examplesOf(name, problems), OPTIONS));

function rankOf(model: Fitted): Rank {
  const indexes = new Map(model.hashes.map((hash, index) => [hash, index]));
  return (features) => {
    const scores = scoresOf(model, indexes, features);
    softmax(scores);
    return model.labels
      .map((label, place) => ({ label, probability: scores[place] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
  };
}

const taggersOf = (models: Record<TaggerName, Fitted>): Taggers =>
  forEachTagger((name) => rankOf(models[name]));

interface TaggedProblem {
  problem: SumProblem;
  sum: Tagged;
}

const taggedBy = (taggers: Taggers, problems: readonly SumProblem[]): TaggedProblem[] =>
  problems.map((problem) => ({ problem, sum: tagged(problem.message, taggers) }));

/** In how many parts the authors fall of which each is read by models of the others. */
const PARTS = 4;

/** Authors in parts, with the place of their part. */
function partsOf(problems: readonly SumProblem[]): (problem: SumProblem) => number {
  const authors = [...new Set(problems.map(({ author }) => author))];
  return ({ author }) => authors.indexOf(author) % PARTS;
}

/** Tagged by models that saw nothing of their author. */
function taggedByOthers(problems: readonly SumProblem[]): TaggedProblem[] {
  const partOf = partsOf(problems);
  return [...Map.groupBy(problems, partOf)].flatMap(([part, own]) =>
    taggedBy(taggersOf(fitTaggers(problems.filter((one) => partOf(one) !== part))), own),
  );
}

const fitMeetings = (all: readonly TaggedProblem[]): Fitted =>
  fit(all.flatMap(meetingExamples), OPTIONS);

function meetingExamples({ problem, sum }: TaggedProblem): Example[] {
  const { annotated, formula, message } = problem;
  const meetings = meetingsOf(
    formula,
    annotated.map((one) => (one && one.role !== 'none' ? one.value : Number.NaN)),
  );
  if (!meetings) return [];
  const kindAt = (index: number) => kindOf(annotated[index]?.unit ?? 'item');
  return message.numbers.flatMap((_, i) =>
    message.numbers.slice(i + 1).map((_one, place) => {
      const j = i + 1 + place;
      return {
        label: meetings.get(`${i} ${j}`) ?? 'none',
        features: pairFeatures(sum, [i, j], [kindAt(i), kindAt(j)]),
      };
    }),
  );
}

/** The choices of a problem as the ranking's fit takes them. */
function rankingExample(
  { problem, sum }: TaggedProblem,
  candidates: readonly Candidate[],
): RankingExample {
  const { choices, none } = choicesOf(sum, candidates, problem.byRules);
  return {
    candidates: choices.map(({ features }) => features),
    none,
    right: choices.flatMap(({ value }, at) => (isAnswer(value, problem) ? [at] : [])),
  };
}

/** The fitted models of a reader. */
export interface FittedReader {
  models: Record<TaggerName, Fitted>;
  meetings: Fitted;
  ranking: Weights;
}

/** Fits all models; each stage learns from what the stages before it read of authors they did not see. */
export function fitReader(problems: readonly SumProblem[]): FittedReader {
  const unseen = taggedByOthers(problems);
  const partOf = partsOf(problems);
  const examples = [...Map.groupBy(unseen, ({ problem }) => partOf(problem))].flatMap(
    ([part, own]) => {
      const others = unseen.filter(({ problem }) => partOf(problem) !== part);
      const meetings = rankOf(fitMeetings(others));
      return own.map((one) => rankingExample(one, candidatesOf(one.sum, meetings)));
    },
  );
  return {
    models: fitTaggers(problems),
    meetings: fitMeetings(unseen),
    ranking: fitRanking(examples, {}, RANKING),
  };
}

const RANKING = { steps: 200, rate: 0.1, decay: 1, minimum: 3 };

/** Reads a problem by a fitted reader: its results, the most probable first. */
export function readerOf({ models, meetings, ranking }: FittedReader) {
  const taggers = taggersOf(models);
  const rank = rankOf(meetings);
  return ({ message, byRules }: SumProblem): Reading[] => {
    const sum = tagged(message, taggers);
    return readingsOf(choicesOf(sum, candidatesOf(sum, rank), byRules), ranking);
  };
}
