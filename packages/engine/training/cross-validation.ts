import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sentence } from './dataset.ts';
import { fit, scoresOf } from './fit.ts';
import { exampleOf, TASKS, type TaskName, taskNamed } from './tasks.ts';

/** The scores of a model for one sentence of an author that it was not fitted on. */
interface HeldOut {
  author: string;
  text: string;
  /** The label that the author gave. */
  gold: string;
  /** The scores of all labels, in the order of `labels`. */
  scores: number[];
}

export interface CrossValidation {
  task: TaskName;
  labels: string[];
  results: HeldOut[];
}

const THREADS = 2;

/**
 * Fits every task without two of its authors in turn, and scores the sentences of these two. Two at
 * once take half the time; each author is still read by a model that never saw their sentences.
 */
export async function crossValidate(folder: string, sentences: readonly Sentence[]) {
  const queue = TASKS.flatMap((task) =>
    pairsOf(authorsOf(sentences.filter((sentence) => task.labelOf(sentence) !== null))).map(
      (authors) => ({ task: task.name, authors }),
    ),
  );
  const folds: CrossValidation[] = [];
  const runThread = async () => {
    const worker = new Worker(new URL('./fold-worker.ts', import.meta.url), { workerData: folder });
    for (let next = queue.shift(); next; next = queue.shift()) {
      worker.postMessage(next);
      const [result] = await once(worker, 'message');
      folds.push(result);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: THREADS }, runThread));
  return TASKS.map(({ name }) => merged(folds.filter(({ task }) => task === name)));
}

/** One fold: fits a model without `authors`, and scores their sentences. */
export function fold(
  sentences: readonly Sentence[],
  name: TaskName,
  authors: readonly string[],
): CrossValidation {
  const task = taskNamed(name);
  const known = sentences.filter(({ author }) => !authors.includes(author));
  const model = fit(known.flatMap((sentence) => exampleOf(task, sentence) ?? []));
  const indexes = new Map(model.hashes.map((hash, index) => [hash, index]));
  const results = sentences
    .filter(({ author }) => authors.includes(author))
    .flatMap((sentence) => {
      const example = exampleOf(task, sentence);
      if (!example) return [];
      const scores = [...scoresOf(model, indexes, example.features)];
      return [{ author: sentence.author, text: sentence.text, gold: example.label, scores }];
    });
  return { task: name, labels: model.labels, results };
}

/** @throws Error when a fold lacks a label: only one author wrote it. */
function merged(folds: readonly CrossValidation[]): CrossValidation {
  const sorted = folds.toSorted((a, b) => authorOf(a).localeCompare(authorOf(b)));
  const [first] = sorted;
  if (!first) throw new Error('No author wrote sentences of the task');
  for (const { labels } of sorted) {
    const missing = first.labels.filter((label) => !labels.includes(label));
    if (missing.length > 0 || labels.length !== first.labels.length) {
      throw new Error(`${first.task}: labels of one author only: ${missing.join(', ')}`);
    }
  }
  return { ...first, results: sorted.flatMap(({ results }) => results) };
}

const authorOf = ({ results }: CrossValidation) => results[0]?.author ?? '';
const authorsOf = (sentences: readonly Sentence[]) => [
  ...new Set(sentences.map(({ author }) => author)),
];

/** The first with the first of the second half, and so on. */
function pairsOf(authors: readonly string[]): string[][] {
  const half = Math.ceil(authors.length / 2);
  return authors
    .slice(0, half)
    .map((author, at) => [author, ...authors.slice(half + at, half + at + 1)]);
}
