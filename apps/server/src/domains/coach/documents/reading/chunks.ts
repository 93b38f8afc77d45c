const LENGTH = 800;
const OVERLAP = 160;
/** A shorter last chunk is merged with the one before. */
const MIN_LENGTH = 120;

const sentences = new Intl.Segmenter('pt', { granularity: 'sentence' });

/**
 * Splits a clean text into chunks of about 800 characters. Each begins with the last sentences of the
 * one before, so that a statement across a boundary is complete in one of them.
 */
export function chunksOf(text: string): string[] {
  const ends = endsOf(text);
  const chunks: string[] = [];
  let start = 0;
  /** Index of the first end after `start`. */
  let next = 0;
  while (start < text.length) {
    while ((ends[next] ?? text.length) <= start) next++;
    const rest = text.length - start;
    const end = rest <= LENGTH + MIN_LENGTH ? text.length : endWithin(ends, next, start);
    chunks.push(text.slice(start, end).trim());
    if (end === text.length) break;
    start = startAfter(ends, next, end);
  }
  return chunks.filter(Boolean);
}

/** Joins chunks to the original text, without their overlaps. */
export function wholeText(chunks: readonly string[]): string {
  const parts: string[] = [];
  let end = '';
  for (const chunk of chunks) {
    const part = withoutOverlap(end, chunk);
    parts.push(part);
    end = (end + part).slice(-OVERLAP);
  }
  return parts.join('');
}

/** A chunk without the beginning it shares with the end of the text before; otherwise after a space. */
function withoutOverlap(end: string, chunk: string): string {
  const shared = sharedLength(end, chunk.slice(0, OVERLAP));
  if (shared > 0) return chunk.slice(shared);
  return end === '' ? chunk : ` ${chunk}`;
}

/** Length of the longest suffix of `end` that is a prefix of `beginning` (Knuth-Morris-Pratt). */
function sharedLength(end: string, beginning: string): number {
  const borders = bordersOf(beginning);
  let length = 0;
  for (const unit of end.split('')) {
    while (length > 0 && beginning[length] !== unit) length = borders[length] ?? 0;
    if (beginning[length] === unit) length++;
  }
  return length;
}

/** The longest border of each prefix, by the prefix's length. */
function bordersOf(text: string): number[] {
  const borders = [0, 0];
  let length = 0;
  for (let at = 1; at < text.length; at++) {
    while (length > 0 && text[length] !== text[at]) length = borders[length] ?? 0;
    if (text[length] === text[at]) length++;
    borders.push(length);
  }
  return borders;
}

/** Ends of sentences; sentences longer than a chunk are split between words. */
function endsOf(text: string): number[] {
  const ends: number[] = [];
  for (const { segment, index } of sentences.segment(text)) {
    let from = index;
    const end = index + segment.length;
    while (end - from > LENGTH) {
      const space = text.slice(from, from + LENGTH + 1).lastIndexOf(' ');
      from += space > 0 ? space + 1 : LENGTH;
      ends.push(from);
    }
    ends.push(end);
  }
  return ends;
}

/** The last end that fits into a chunk from `start`. */
function endWithin(ends: readonly number[], next: number, start: number): number {
  let last = start + LENGTH;
  for (let at = next; (ends[at] ?? Number.POSITIVE_INFINITY) <= start + LENGTH; at++) {
    last = ends[at] ?? last;
  }
  return last;
}

/** The start of the next chunk, which repeats as many whole sentences as the overlap allows. */
function startAfter(ends: readonly number[], next: number, end: number): number {
  for (let at = next; (ends[at] ?? end) < end; at++) {
    const one = ends[at] ?? end;
    if (one >= end - OVERLAP) return one;
  }
  return end;
}
