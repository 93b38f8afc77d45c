import { fileURLToPath } from 'node:url';
import type { Features } from '../src/recognition/features.ts';
import { goalFeatures } from '../src/request-parts/goal-features.ts';
import type { RequestGoal } from '../src/request-parts/labels.ts';
import { tokensIn } from '../src/request-parts/tokens.ts';
import { readSentences } from './dataset.ts';
import { createRandom, type FitOptions, type Fitted, fit } from './fit.ts';
import type { LabelledRequest } from './request-parts-data.ts';
import { readProblems } from './sums-data.ts';

const OPTIONS: FitOptions = {
  epochs: 12,
  rate: 0.2,
  decay: 1e-4,
  minimum: 2,
  rarity: 0,
  balance: 0.5,
};

/** A message with what it wants, and the text of the turn before it if it gave one. */
export interface LabelledGoal {
  author: string;
  goal: RequestGoal;
  text: string;
  before: string | null;
}

/** Authors of recognition who wrote messages within talks. */
const TALKS = /^d\d$/;
/** What other authors wrote that a talk about a text may go on with. */
const GOES_ON = /^(?:sum|recall|result|doc|situation|practice|obj)\b/;
/** Neither surely a request nor surely none. */
const UNCLEAR = /^(?:line|safety|lookalike|act)\b|^flow\.(?:next|another|repair)/;

/** Requests, and messages within talks of another kind; each as it may stand after a text and alone. */
export function readGoals(requests: readonly LabelledRequest[]): LabelledGoal[] {
  const random = createRandom(20_261_124);
  const texts = requests.flatMap(({ before }) => before ?? []);
  const anyText = () => texts[Math.floor(random() * texts.length)] ?? '';
  const talks = readSentences(fileURLToPath(new URL('../data/recognition/', import.meta.url)))
    .filter(
      ({ author, label }) => (TALKS.test(author) || GOES_ON.test(label)) && !UNCLEAR.test(label),
    )
    .map(({ author, label, text }) => ({ author, text, before: null, goal: goalOf(label) }));
  const sums = readProblems().map(({ author, text }) => ({
    author: `sums-${author}`,
    text,
    before: null,
    goal: 'none' as const,
  }));
  const own = requests.map(({ author, kind, text, before }) => ({
    author,
    text,
    before,
    goal: kind,
  }));
  return [...own, ...talks, ...sums].flatMap((one): LabelledGoal[] => {
    if (one.goal === 'change') return [{ ...one, before: one.before ?? anyText() }];
    if (one.before !== null) return [one, { ...one, before: null }];
    return [one, { ...one, before: anyText() }];
  });
}

const goalOf = (label: string): RequestGoal =>
  label.startsWith('change.') ? 'change' : label.startsWith('write.') ? 'text' : 'none';

const goalFeaturesOf = (text: string, before: string | null): Features => {
  const hashes = goalFeatures(tokensIn(text), before);
  const value = 1 / Math.sqrt(Math.max(1, hashes.length));
  return { hashes, values: hashes.map(() => value) };
};

export const fitGoals = (goals: readonly LabelledGoal[]): Fitted =>
  fit(
    goals.map(({ goal, text, before }) => ({
      label: goal,
      features: goalFeaturesOf(text, before),
    })),
    OPTIONS,
  );
