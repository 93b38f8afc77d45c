import { textsOf } from './texts.ts';

/** The sentences of a result. */
export const sentencesOf = (value: unknown): Set<string> =>
  new Set(
    textsOf(value)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.length > 20),
  );

/** The share of the shorter text's sentences that the other one contains as well, 0 to 1. */
export function sharedSentences(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((sentence) => b.has(sentence)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
