import type {
  FrequentQuestion,
  PackedQuestionIndex,
} from '../knowledge/coach/questions/knowledge.ts';
import { featuresOf } from '../recognition/features.ts';
import { recogniseMessage } from '../recognition/index.ts';

/** The shares of words and labels in a score. */
const WORDS = 0.65;
const LABELS = 0.35;
/** How much more rare features count, and how much less those of long entries. */
const RARITY = 2;
const LENGTH = 0.3;
const USUAL_LENGTH = 1000;
/** Wordings of each question whose labels are compared. */
const LABELLED = 4;
const BYTE = 255;

/** Of each question, in their order: how surely a message asks it, 0 to 1. */
export type QuestionScorer = (message: string) => readonly number[];

/** Reads all questions, which takes seconds: their index is compiled with the knowledge. */
export function packQuestions(questions: readonly FrequentQuestion[]): PackedQuestionIndex {
  const features = questions.map(
    ({ asks, answer, why, next, question }) =>
      new Set(featuresOf([...asks, answer, why, next, question].join('\n')).hashes),
  );
  const placesOf = new Map<number, number[]>();
  features.forEach((hashes, place) => {
    for (const hash of hashes) placesOf.set(hash, [...(placesOf.get(hash) ?? []), place]);
  });
  const likelihoods = questions.map(({ asks }) => labelsOf(asks.slice(0, LABELLED)));
  const labels = [...new Set(likelihoods.flatMap((one) => [...one.keys()]))].toSorted();
  return {
    hashes: packed(Uint32Array.from(placesOf.keys())),
    counts: packed(Uint16Array.from(placesOf.values(), ({ length }) => length)),
    places: packed(Uint16Array.from([...placesOf.values()].flat())),
    weights: features.map(({ size }) => (USUAL_LENGTH / Math.max(1, size)) ** LENGTH),
    labels,
    likelihoods: packed(
      Uint8Array.from(
        likelihoods.flatMap((one) => labels.map((label) => (one.get(label) ?? 0) * BYTE)),
      ),
    ),
  };
}

/** Scores by the share of the message's features that a question has, and how alike their labels are. */
export function openQuestions(index: PackedQuestionIndex): QuestionScorer {
  const coverage = coverageOf(index);
  const { labels } = index;
  const likelihoods = unpacked(index.likelihoods);
  return (message) => {
    const shares = coverage(message);
    const own = labelsOf([message]);
    const values = labels.map((label) => own.get(label) ?? 0);
    return index.weights.map((weight, place) => {
      const alike = values.reduce(
        (sum, value, at) => sum + value * (likelihoods[place * labels.length + at] ?? 0),
        0,
      );
      return WORDS * weight * (shares[place] ?? 0) + (LABELS * alike) / BYTE;
    });
  };
}

function coverageOf({ hashes, counts, places, weights }: PackedQuestionIndex) {
  const placesAt = new Uint16Array(unpacked(places).buffer);
  const countOf = new Uint16Array(unpacked(counts).buffer);
  const ranges = new Map<number, { start: number; count: number }>();
  let start = 0;
  new Uint32Array(unpacked(hashes).buffer).forEach((hash, at) => {
    const count = countOf[at] ?? 0;
    ranges.set(hash, { start, count });
    start += count;
  });
  const rarity = (count: number) => Math.log(1 + weights.length / (0.5 + count)) ** RARITY;
  return (message: string): Float64Array => {
    const shares = new Float64Array(weights.length);
    const features = featuresOf(message);
    let whole = 0;
    features.hashes.forEach((hash, at) => {
      const range = ranges.get(hash) ?? { start: 0, count: 0 };
      const value = (features.values[at] ?? 0) * rarity(range.count);
      whole += value;
      for (let one = range.start; one < range.start + range.count; one++) {
        const place = placesAt[one] ?? 0;
        shares[place] = (shares[place] ?? 0) + value;
      }
    });
    return shares.map((share) => share / (whole || 1));
  };
}

/** The likelihood of each label of the classifier over some texts, of length 1. */
function labelsOf(texts: readonly string[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { label, probability } of texts.flatMap((one) => recogniseMessage(one).ranked))
    sums.set(label, (sums.get(label) ?? 0) + Math.sqrt(probability));
  const length = Math.hypot(...sums.values()) || 1;
  return new Map([...sums].map(([label, sum]) => [label, sum / length]));
}

const packed = ({ buffer }: Uint32Array | Uint16Array | Uint8Array): string =>
  Buffer.from(buffer).toString('base64');

/** A copy of its own buffer, so that views of wider numbers are aligned. */
const unpacked = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(base64, 'base64'));
