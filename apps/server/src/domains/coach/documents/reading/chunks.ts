const LENGTH = 800;
const OVERLAP = 160;
/** A last piece shorter than this says too little alone; it stays with the one before. */
const SHORTEST = 120;

const sentences = new Intl.Segmenter('pt', { granularity: 'sentence' });

/**
 * Cuts a clean text into pieces of about 800 characters, each beginning with the last sentences of
 * the one before, so that what is said across a cut is whole in one of them.
 */
export function chunksOf(text: string): string[] {
  const ends = endsOf(text);
  const chunks: string[] = [];
  let start = 0;
  /** Index of the first end behind the start: both only move on. */
  let next = 0;
  while (start < text.length) {
    while ((ends[next] ?? text.length) <= start) next++;
    const rest = text.length - start;
    const end = rest <= LENGTH + SHORTEST ? text.length : endWithin(ends, next, start);
    chunks.push(text.slice(start, end).trim());
    if (end === text.length) break;
    start = startAfter(ends, next, end);
  }
  return chunks.filter(Boolean);
}

/** The text that pieces were cut from: what one begins with of the one before is told once. */
export function wholeText(chunks: readonly string[]): string {
  const parts: string[] = [];
  let end = '';
  for (const chunk of chunks) {
    const part = withoutShared(end, chunk);
    parts.push(part);
    end = (end + part).slice(-OVERLAP);
  }
  return parts.join('');
}

/** A piece without its beginning that the text before ends with; else with a space before it. */
function withoutShared(end: string, chunk: string): string {
  const shared = sharedLength(end, chunk.slice(0, OVERLAP));
  if (shared > 0) return chunk.slice(shared);
  return end === '' ? chunk : ` ${chunk}`;
}

/** How long the longest end of one text is that the other begins with (Knuth, Morris, Pratt). */
function sharedLength(end: string, beginning: string): number {
  const borders = bordersOf(beginning);
  let length = 0;
  for (const unit of end.split('')) {
    while (length > 0 && beginning[length] !== unit) length = borders[length] ?? 0;
    if (beginning[length] === unit) length++;
  }
  return length;
}

/** For each beginning of a text the length of its longest border, by its own length. */
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

/** Where sentences end; those too long for one piece are cut between words. */
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

/** The last end that a piece from `start` has room for. */
function endWithin(ends: readonly number[], next: number, start: number): number {
  let last = start + LENGTH;
  for (let at = next; (ends[at] ?? Number.POSITIVE_INFINITY) <= start + LENGTH; at++) {
    last = ends[at] ?? last;
  }
  return last;
}

/** The next piece repeats whole sentences, as many as the overlap holds. */
function startAfter(ends: readonly number[], next: number, end: number): number {
  for (let at = next; (ends[at] ?? end) < end; at++) {
    const one = ends[at] ?? end;
    if (one >= end - OVERLAP) return one;
  }
  return end;
}
