import { Worker } from 'node:worker_threads';
import type { Sentence } from './dataset.ts';
import { fit, scoresOf } from './fit.ts';
import { exampleOf, TASKS, type Task, type TaskName } from './tasks.ts';

/** What a model that has never seen an author gives for one of their sentences. */
export interface HeldOut {
  author: string;
  text: string;
  gold: string;
  /** The scores of all labels, in the order of `labels`. */
  scores: number[];
}

export interface CrossValidation {
  task: TaskName;
  labels: string[];
  results: HeldOut[];
}

/** The two cores that this takes when it is measured. */
const LANES = 2;

/** Trains once without each author, in two threads, and lets each model read that author's sentences. */
export async function crossValidate(folder: string, task: Task, authors: readonly string[]) {
  const queue = [...authors];
  const found: CrossValidation[] = [];
  const lane = async () => {
    for (let author = queue.shift(); author; author = queue.shift()) {
      found.push(await inThread({ folder, task: task.name, author }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  found.sort((a, b) => (a.results[0]?.author ?? '').localeCompare(b.results[0]?.author ?? ''));
  return {
    task: task.name,
    labels: found[0]?.labels ?? [],
    results: found.flatMap(({ results }) => results),
  } satisfies CrossValidation;
}

/** One fold: the model without `author`, and what it gives for their sentences. */
export function fold(sentences: readonly Sentence[], name: TaskName, author: string) {
  const task = TASKS.find((one) => one.name === name);
  if (!task) throw new Error(`There is no task "${name}"`);
  const known = sentences.filter((sentence) => sentence.author !== author);
  const model = fit(known.flatMap((sentence) => exampleOf(task, sentence) ?? []));
  const indexes = new Map(model.hashes.map((hash, index) => [hash, index]));
  const results = sentences
    .filter((sentence) => sentence.author === author)
    .flatMap((sentence) => {
      const example = exampleOf(task, sentence);
      if (!example) return [];
      const scores = [...scoresOf(model, indexes, example.features)];
      return [{ author, text: sentence.text, gold: example.label, scores }];
    });
  return { task: name, labels: model.labels, results } satisfies CrossValidation;
}

function inThread(workerData: object): Promise<CrossValidation> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fold-worker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
