import { isActive, withoutMarkup } from './text.ts';

/** What may still become a tag, an image, a link, a citation or an address with the words to come. */
const UNFINISHED = new RegExp(
  [
    '<(?:[a-z!/][^>]{0,400})?$',
    '!?\\[[^\\]\\n]{0,200}(?:\\](?:\\([^)\\n]{0,800})?)?$',
    '[!\\]]$',
    ':/?$',
    '(?<![\\p{L}\\p{N}])(?:h|ht|htt|https?|w{1,3}|j|ja|jav|java\\w{0,6}|d|da|dat|data)$',
    '[\\uD800-\\uDBFF]$',
  ].join('|'),
  'iu',
);
const ADDRESS_BEGUN = /:\/\/|www\.|javascript:|data:/i;
/** A longer word is shown without its dangerous part rather than held for ever. */
const WORD_MAX = 400;
const UNSEEN = /\p{Cf}/gu;
/** Letters in which something may still be formed with what follows. */
const TAIL = 24;
/** A piece that never pauses is read in parts: looking for an end takes time by its length. */
const PIECE = 300;
const CITATION = /\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g;

/**
 * Cleans a streamed answer as it comes: no markup, image or address gets through, and a citation of a
 * passage that does not exist is taken out. Words wait only while they may become one of these.
 * @param passages how many passages the model was given.
 */
export function createCleaner(passages: number) {
  let held = '';
  let shown = '';
  const cited = new Set<number>();
  const cite = (_whole: string, numbers: string) => {
    const real = numbers
      .split(/[,;]/)
      .map(Number)
      .filter((number) => number >= 1 && number <= passages);
    for (const number of real) cited.add(number);
    return real.map((number) => `[${number}]`).join('');
  };
  const clean = (text: string) => {
    const plain = withoutMarkup(text).replace(CITATION, cite);
    const safe = isActive(shown + plain) ? ` ${plain}` : plain;
    shown = (shown + safe).slice(-TAIL);
    return safe;
  };
  return {
    /** The words that are safe to show by now. */
    push(text: string): string {
      let ready = '';
      for (let from = 0; from < text.length; from += PIECE) {
        held += text.slice(from, from + PIECE).replace(UNSEEN, '');
        const at = unfinishedAt(held);
        ready += clean(at < 0 ? held : held.slice(0, at));
        held = at < 0 ? '' : held.slice(at);
      }
      return ready;
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

/** Where the part begins that has to wait; negative when nothing has. */
function unfinishedAt(held: string): number {
  const word = held.slice(held.search(/(?<!\S)\S*$/));
  const isAddress = word.length <= WORD_MAX && ADDRESS_BEGUN.test(word);
  return isAddress ? held.length - word.length : held.search(UNFINISHED);
}
