import { type Features, featuresOf } from '../src/recognition/features.ts';
import type { Sentence } from './dataset.ts';
import type { Example } from './fit.ts';

/** `message`: what a seller writes to the coach; `act`: what a seller does towards a buyer. */
export type TaskName = 'message' | 'act';

export interface Task {
  name: TaskName;
  /** Weights that remain after quantising; decides the size of the file. */
  kept: number;
  /** The label of a sentence for this task, or null when it teaches this task nothing. */
  labelOf(sentence: Sentence): string | null;
}

const isAct = ({ label }: Sentence) => label.startsWith('act.');

/** Distress is a label among all others: that tells it from look-alikes better than a model alone. */
export const TASKS: readonly Task[] = [
  {
    name: 'message',
    kept: 1_290_000,
    labelOf: (sentence) => (isAct(sentence) ? null : sentence.label),
  },
  {
    name: 'act',
    kept: 250_000,
    labelOf: (sentence) => (isAct(sentence) ? sentence.label.slice('act.'.length) : null),
  },
];

/** @throws RangeError for an unknown name. */
export function taskNamed(name: TaskName): Task {
  const task = TASKS.find((one) => one.name === name);
  if (!task) throw new RangeError(`There is no task "${name}"`);
  return task;
}

const plainFeatures = new WeakMap<Sentence, Features>();

/** A sentence as the fit takes it. */
export function exampleOf(task: Task, sentence: Sentence): Example | null {
  const label = task.labelOf(sentence);
  if (label === null) return null;
  return {
    label,
    features: task.name === 'act' ? actFeatures(sentence) : featuresWithout(sentence),
  };
}

const actFeatures = ({ text, buyer, open, silence }: Sentence) =>
  featuresOf(text, {
    previous: buyer ?? '',
    objectionOpen: open === true,
    silence: silence === true,
  });

/** Features without context, computed once for all tasks and folds. */
function featuresWithout(sentence: Sentence): Features {
  const known = plainFeatures.get(sentence);
  if (known) return known;
  const features = featuresOf(sentence.text);
  plainFeatures.set(sentence, features);
  return features;
}
