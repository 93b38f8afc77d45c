import { LRUCache } from 'lru-cache';
import { hash } from '../shared/variation.ts';
import { partFeatures } from './features.ts';
import { PART_LABELS, type PartLabel, type RequestKind } from './labels.ts';
import { partModel } from './models.ts';
import { bestPath } from './sequence.ts';
import { isBoundary } from './shapes.ts';
import { tokensIn } from './tokens.ts';

export { goalsOf } from './goals.ts';
export type { PartLabel, RequestKind } from './labels.ts';

/** A stretch of a message with one label. */
export interface Part {
  label: PartLabel;
  /** As written, without spaces around it. */
  text: string;
}

const KEPT = 500;
const read = new LRUCache<string, readonly Part[]>({ max: KEPT });
const LEAST = 1e-12;
const IMPOSSIBLE = -1e6;
/** What is for the coach only does more harm in a text than what is missing: found on authors left out. */
const IN_DOUBT_PRIVATE = 1;
const PRIVATE = PART_LABELS.indexOf('private');
/** A request for a new text changes nothing. */
const isPossible = (label: string, kind: RequestKind): boolean =>
  kind === 'change' || !/^(?:remove|old|new|move|where)$/.test(label);

/**
 * The parts of a request for a text, or of a change of one, in their order.
 * @param message as typed; its first 160 words and signs are read.
 * @param before the text that is to be changed.
 */
export function partsOf(
  message: string,
  kind: RequestKind,
  before: string | null = null,
): readonly Part[] {
  const key = [kind, before ?? '', message].join('\n');
  const known = read.get(key);
  if (known) return known;
  const parts = partsRead(message, kind, before);
  read.set(key, parts);
  return parts;
}

function partsRead(message: string, kind: RequestKind, before: string | null): Part[] {
  const tokens = tokensIn(message);
  if (tokens.length === 0) return [];
  const { labels, classifier, transitions } = partModel();
  const emissions = partFeatures(tokens, kind, before).map((names) => {
    const hashes = [...new Set(names)].map(hash);
    const ranked = classifier.rank({ hashes, values: hashes.map(() => 1) });
    const scores = new Float64Array(labels.length);
    for (const { label, probability } of ranked)
      scores[labels.indexOf(label)] = isPossible(label, kind)
        ? Math.log(Math.max(LEAST, probability))
        : IMPOSSIBLE;
    if (kind === 'text') scores[PRIVATE] = (scores[PRIVATE] ?? 0) + IN_DOUBT_PRIVATE;
    return scores;
  });
  const contexts = tokens.map((_, at) => (isBoundary(tokens, at) ? 1 : 0));
  const path = bestPath({ emissions, contexts, transitions });
  const parts: Part[] = [];
  path.forEach((place, at) => {
    if (at > 0 && place === path[at - 1]) return;
    const next = path.findIndex((other, later) => later > at && other !== place);
    const end = next < 0 ? message.length : (tokens[next]?.start ?? message.length);
    const text = message.slice(tokens[at]?.start ?? 0, end).trim();
    parts.push({ label: PART_LABELS[place] ?? 'aside', text });
  });
  return parts;
}
