import { featuresOf } from '../src/recognition/features.ts';
import type { Sentence } from './dataset.ts';
import type { Example } from './fit.ts';

/** The three questions that the product asks about a message. */
export type TaskName = 'message' | 'act' | 'safety';

export interface Task {
  name: TaskName;
  /** Weights that remain after quantising; decides the size of the file. */
  kept: number;
  /** The label of a sentence for this task, or null when it teaches this task nothing. */
  labelOf(sentence: Sentence): string | null;
}

const isAct = ({ label }: Sentence) => label.startsWith('act.');
const isSafety = ({ label }: Sentence) => label.startsWith('safety.');

export const TASKS: readonly Task[] = [
  {
    name: 'message',
    kept: 600_000,
    labelOf: (sentence) =>
      isAct(sentence) || isSafety(sentence) || sentence.label === 'lookalike'
        ? null
        : sentence.label,
  },
  {
    name: 'act',
    kept: 220_000,
    labelOf: (sentence) => (isAct(sentence) ? sentence.label.slice('act.'.length) : null),
  },
  {
    name: 'safety',
    kept: 90_000,
    labelOf: (sentence) =>
      isAct(sentence) ? null : isSafety(sentence) ? sentence.label.slice('safety.'.length) : 'none',
  },
];

/** A sentence as the fit takes it. */
export function exampleOf(task: Task, sentence: Sentence): Example | null {
  const label = task.labelOf(sentence);
  return label === null ? null : { label, features: featuresOfSentence(task, sentence) };
}

function featuresOfSentence(task: Task, { text, buyer, open, silence }: Sentence) {
  return task.name === 'act'
    ? featuresOf(text, {
        previous: buyer ?? '',
        objectionOpen: open === true,
        silence: silence === true,
      })
    : featuresOf(text);
}
