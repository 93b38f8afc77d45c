import { isActive, withoutMarkup } from './text.ts';

/** What further text may still turn into a tag, an image, a link, a citation or a URL. */
const INCOMPLETE = new RegExp(
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
const URL_START = /:\/\/|www\.|javascript:|data:/i;
/** A longer word is emitted without its unsafe part instead of being buffered. */
const WORD_MAX = 400;
const INVISIBLE = /\p{Cf}/gu;
/** Characters of emitted text that may still form markup with what follows. */
const TAIL = 24;
/** Long chunks are processed in parts: the search time grows with the length. */
const PART = 300;
const CITATION = /\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g;

/**
 * Sanitizes a stream: removes markup, images, URLs, and citations of passages that do not exist.
 * Buffers text only while it may still become one of these.
 * @param passages how many passages the prompt contains.
 */
export function createCleaner(passages: number) {
  let buffer = '';
  let emitted = '';
  const cited = new Set<number>();
  const cite = (_whole: string, numbers: string) => {
    const existing = numbers
      .split(/[,;]/)
      .map(Number)
      .filter((number) => number >= 1 && number <= passages);
    for (const number of existing) cited.add(number);
    return existing.map((number) => `[${number}]`).join('');
  };
  const clean = (text: string) => {
    const plain = withoutMarkup(text).replace(CITATION, cite);
    const safe = isActive(emitted + plain) ? ` ${plain}` : plain;
    emitted = (emitted + safe).slice(-TAIL);
    return safe;
  };
  return {
    /** Adds a chunk. @returns the text that is safe to emit now. */
    push(text: string): string {
      let ready = '';
      for (let from = 0; from < text.length; from += PART) {
        buffer += text.slice(from, from + PART).replace(INVISIBLE, '');
        const at = incompleteAt(buffer);
        ready += clean(at < 0 ? buffer : buffer.slice(0, at));
        buffer = at < 0 ? '' : buffer.slice(at);
      }
      return ready;
    },
    /** @returns the rest of the buffer. */
    end(): string {
      const rest = clean(buffer);
      buffer = '';
      return rest;
    },
    /** Numbers of the passages cited so far, in order of first citation. */
    cited: (): number[] => [...cited],
  };
}

/** Where the part starts that must stay in the buffer; negative when there is none. */
function incompleteAt(buffer: string): number {
  const word = buffer.slice(buffer.search(/(?<!\S)\S*$/));
  const isUrl = word.length <= WORD_MAX && URL_START.test(word);
  return isUrl ? buffer.length - word.length : buffer.search(INCOMPLETE);
}
