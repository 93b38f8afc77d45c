import { partFeatures } from '../src/request-parts/features.ts';
import { PART_LABELS, type PartLabel, type RequestKind } from '../src/request-parts/labels.ts';
import { bestPath } from '../src/request-parts/sequence.ts';
import { isBoundary } from '../src/request-parts/shapes.ts';
import type { Token } from '../src/request-parts/tokens.ts';
import { hash } from '../src/shared/variation.ts';
import type { LabelledRequest } from './request-parts-data.ts';
import { type FittedSequence, fitSequence, type SequenceOptions } from './sequence-fit.ts';

const OPTIONS: SequenceOptions = { epochs: 20, rate: 0.05, decay: 0.01, minimum: 2, dropped: 0.5 };

const WIDTH = PART_LABELS.length;

const hashed = (tokens: readonly Token[], kind: RequestKind, before: string | null) =>
  partFeatures(tokens, kind, before).map((names) => [...new Set(names)].map(hash));
const contextsOf = (tokens: readonly Token[]) =>
  tokens.map((_, at) => (isBoundary(tokens, at) ? 1 : 0));

export const fitParts = (requests: readonly LabelledRequest[]): FittedSequence =>
  fitSequence(
    requests.flatMap(({ tokens, labels, kind, before }) =>
      kind === 'none'
        ? []
        : [
            {
              features: hashed(tokens, kind, before),
              contexts: contextsOf(tokens),
              labels: labels.map((label) => PART_LABELS.indexOf(label)),
            },
          ],
    ),
    { width: WIDTH, contexts: 2 },
    OPTIONS,
  );

/** Labels tokens by fitted weights. */
export function labellerOf({ hashes, weights, transitions }: FittedSequence) {
  const places = new Map(hashes.map((one, place) => [one, place]));
  return (tokens: readonly Token[], kind: RequestKind, before: string | null): PartLabel[] => {
    if (tokens.length === 0) return [];
    const emissions = hashed(tokens, kind, before).map((features) => {
      const scores = new Float64Array(WIDTH);
      for (const feature of features) {
        const place = places.get(feature);
        if (place === undefined) continue;
        for (let label = 0; label < WIDTH; label++)
          scores[label] = (scores[label] ?? 0) + (weights[place * WIDTH + label] ?? 0);
      }
      return scores;
    });
    const path = bestPath({ emissions, contexts: contextsOf(tokens), transitions });
    return path.map((place) => PART_LABELS[place] ?? 'aside');
  };
}
