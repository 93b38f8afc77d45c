import { OBJECTIONS } from '../../knowledge/coach/objections/index.ts';
import { featuresOf } from '../../recognition/features.ts';

type Vector = ReadonlyMap<number, number>;

interface Index {
  keys: readonly string[];
  /** By the hash of a feature: the places of phrasings with its weight. */
  postings: ReadonlyMap<number, readonly { at: number; weight: number }[]>;
}

let index: Index | undefined;

/** How similar a text is to the nearest phrasing of each objection, 0 to 1, by its key. */
export function similarPhrasings(text: string): ReadonlyMap<string, number> {
  index ??= indexed();
  const { keys, postings } = index;
  const scores = new Map<number, number>();
  for (const [hash, value] of vectorOf(text)) {
    for (const { at, weight } of postings.get(hash) ?? []) {
      scores.set(at, (scores.get(at) ?? 0) + value * weight);
    }
  }
  const nearest = new Map<string, number>();
  for (const [at, score] of scores) {
    const key = keys[at] ?? '';
    if (score > (nearest.get(key) ?? 0)) nearest.set(key, score);
  }
  return nearest;
}

function indexed(): Index {
  const all = OBJECTIONS.flatMap(({ key, phrasings }) =>
    phrasings.map((text) => ({ key, vector: vectorOf(text) })),
  );
  const postings = new Map<number, { at: number; weight: number }[]>();
  all.forEach(({ vector }, at) => {
    for (const [hash, weight] of vector) {
      const list = postings.get(hash);
      if (list) list.push({ at, weight });
      else postings.set(hash, [{ at, weight }]);
    }
  });
  return { keys: all.map(({ key }) => key), postings };
}

/** Of length 1. */
function vectorOf(text: string): Vector {
  const { hashes, values } = featuresOf(text);
  const vector = new Map<number, number>();
  hashes.forEach((hash, at) => {
    vector.set(hash, (vector.get(hash) ?? 0) + (values[at] ?? 0));
  });
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([hash, value]) => [hash, value / length]));
}
