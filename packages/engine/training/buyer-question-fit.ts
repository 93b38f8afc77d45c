import { askedFeatures } from '../src/practice/asked/features.ts';
import type { LabelledQuestion } from './buyer-question-data.ts';
import { type FitOptions, type Fitted, fit, scoresOf, softmax } from './fit.ts';

/** Found by leaving out each author in turn: few examples a label need more rounds than many. */
const OPTIONS: FitOptions = {
  epochs: 15,
  rate: 0.35,
  decay: 1e-5,
  minimum: 2,
  rarity: 1,
  balance: 0.75,
};
/** Of all questions of authors who are left out, at most this share may get a wrong topic. */
const WRONG_MOST = 0.04;
/** Wrote short wordings and look-alikes for training only: no picture of what sellers ask. */
const CONTRASTS = 'author-4';
const NO_TOPIC: ReadonlySet<string> = new Set(['other', 'particular', 'selling']);

/** A question of an author that the model was not fitted on, as the model reads it. */
export interface LeftOut {
  author: string;
  gold: string;
  label: string;
  probability: number;
  /** The label is one that an answer follows from. */
  isTopic: boolean;
  asksTopic: boolean;
}

export const fitQuestions = (questions: readonly LabelledQuestion[]): Fitted =>
  fit(
    questions.map(({ text, label }) => ({ label, features: askedFeatures(text) })),
    OPTIONS,
  );

/** Reads the questions of each author by a model of the others. */
export function leftOut(questions: readonly LabelledQuestion[]): LeftOut[] {
  const authors = [...Map.groupBy(questions, ({ author }) => author)];
  return authors.flatMap(([author, own]) => {
    if (author === CONTRASTS) return [];
    const model = fitQuestions(questions.filter((one) => one.author !== author));
    const indexes = new Map(model.hashes.map((hash, index) => [hash, index]));
    return own.map(({ text, label: gold }) => {
      const scores = scoresOf(model, indexes, askedFeatures(text));
      softmax(scores);
      const place = scores.indexOf(Math.max(...scores));
      const label = model.labels[place] ?? '';
      const probability = scores[place] ?? 0;
      const isTopic = !NO_TOPIC.has(label);
      return { author, gold, label, probability, isTopic, asksTopic: !NO_TOPIC.has(gold) };
    });
  });
}

/** The least probability at which wrong topics are rare enough. */
export function thresholdOf(results: readonly LeftOut[]): number {
  const most = WRONG_MOST * results.length;
  const wrong = results
    .filter(({ isTopic, gold, label }) => isTopic && gold !== label)
    .map(({ probability }) => probability)
    .toSorted((one, other) => other - one);
  return Math.ceil((wrong[Math.floor(most)] ?? 0) * 1000 + 1) / 1000;
}
