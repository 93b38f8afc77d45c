import { withoutMarkup } from './text.ts';

/** What may still become a tag, an image, a link, a citation or an address with the words to come. */
const UNFINISHED = new RegExp(
  [
    '<(?:[a-z!/][^>]{0,400})?$',
    '!?\\[[^\\]\\n]{0,200}(?:\\](?:\\([^)\\n]{0,800})?)?$',
    '!$',
    '\\S*(?:://|www\\.|javascript:|data:)\\S*$',
    '(?<![\\p{L}\\p{N}])(?:h|ht|htt|https?|https?:/?|w{1,3}|j|ja|jav|java\\w{0,6}|d|da|dat|data)$',
  ].join('|'),
  'iu',
);
const CITATION = /\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g;

/**
 * Cleans a streamed answer as it comes: no markup, image or address gets through, and a citation of a
 * passage that does not exist is taken out. Words wait only while they may become one of these.
 * @param passages how many passages the model was given.
 */
export function createCleaner(passages: number) {
  let held = '';
  const cited = new Set<number>();
  const cite = (_whole: string, numbers: string) => {
    const real = numbers
      .split(/[,;]/)
      .map(Number)
      .filter((number) => number >= 1 && number <= passages);
    for (const number of real) cited.add(number);
    return real.map((number) => `[${number}]`).join('');
  };
  const clean = (text: string) => withoutMarkup(text).replace(CITATION, cite);
  return {
    /** The words that are safe to show by now. */
    push(text: string): string {
      held += text;
      const at = held.search(UNFINISHED);
      const ready = at < 0 ? held : held.slice(0, at);
      held = at < 0 ? '' : held.slice(at);
      return clean(ready);
    },
    /** The words that were still held back. */
    end(): string {
      const rest = clean(held);
      held = '';
      return rest;
    },
    /** Numbers of the passages cited so far, in the order of their first citation. */
    cited: (): number[] => [...cited],
  };
}
