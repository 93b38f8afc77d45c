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
  while (start < text.length) {
    const rest = text.length - start;
    const end = rest <= LENGTH + SHORTEST ? text.length : endWithin(ends, start);
    chunks.push(text.slice(start, end).trim());
    if (end === text.length) break;
    start = startAfter(ends, start, end);
  }
  return chunks.filter(Boolean);
}

/** The text that pieces were cut from: what one begins with of the one before is told once. */
export function wholeText(chunks: readonly string[]): string {
  return chunks.reduce((text, chunk) => {
    for (let shared = Math.min(OVERLAP, chunk.length); shared > 0; shared--) {
      if (text.endsWith(chunk.slice(0, shared))) return text + chunk.slice(shared);
    }
    return text === '' ? chunk : `${text} ${chunk}`;
  }, '');
}

/** Where sentences end; those too long for one piece are cut between words. */
function endsOf(text: string): number[] {
  const ends: number[] = [];
  for (const { segment, index } of sentences.segment(text)) {
    let from = index;
    const end = index + segment.length;
    while (end - from > LENGTH) {
      const space = text.lastIndexOf(' ', from + LENGTH);
      from = space > from ? space + 1 : from + LENGTH;
      ends.push(from);
    }
    ends.push(end);
  }
  return ends;
}

function endWithin(ends: readonly number[], start: number): number {
  const fitting = ends.filter((end) => end > start && end <= start + LENGTH);
  return fitting.at(-1) ?? start + LENGTH;
}

/** The next piece repeats whole sentences, as many as the overlap holds. */
function startAfter(ends: readonly number[], start: number, end: number): number {
  return ends.find((one) => one > start && one >= end - OVERLAP && one < end) ?? end;
}
