import { featuresOf } from '../../recognition/features.ts';
import { recogniseAct } from '../../recognition/index.ts';
import { memoised } from '../../shared/memo.ts';
import { type AnswerType, answerTypeOf } from '../asked/answer-type.ts';
import { askedRanks } from '../asked/asked.ts';
import { plain } from '../reading/plain.ts';
import { contentStems } from '../reading/stems.ts';

/** A sparse vector. */
export type Vector = ReadonlyMap<number | string, number>;

/** What a question is compared by. */
export interface QuestionView {
  words: Vector;
  /** How probably it asks for each thing, and does each act, as roots. */
  asked: Vector;
  act: Vector;
  type: AnswerType;
  stems: readonly string[];
}

const KEPT = 6_000;

export const viewOf: (text: string) => QuestionView = memoised((text) => {
  const folded = plain(text);
  const { ranked } = recogniseAct(text, { previous: '', objectionOpen: false, silence: false });
  return {
    words: wordsOf(text),
    asked: rootsOf(askedRanks(folded)),
    act: rootsOf(ranked),
    type: answerTypeOf(folded),
    stems: contentStems(text),
  };
}, KEPT);

/** The features of a text, with their values. */
export const wordsOf: (text: string) => Vector = memoised((text) => {
  const { hashes, values } = featuresOf(text);
  const words = new Map<number, number>();
  hashes.forEach((hash, at) => {
    words.set(hash, (words.get(hash) ?? 0) + (values[at] ?? 0));
  });
  return words;
}, KEPT);

const rootsOf = (ranked: readonly { label: string; probability: number }[]): Vector =>
  unit(new Map(ranked.map(({ label, probability }) => [label, Math.sqrt(probability)])));

/** The vector with length 1. */
export function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([key, value]) => [key, value / length]));
}

export function product(one: Vector, other: Vector): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [key, value] of small) sum += value * (large.get(key) ?? 0);
  return sum;
}
