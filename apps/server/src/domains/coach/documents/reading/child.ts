import { buffer } from 'node:stream/consumers';
import { termsOf } from '../search/terms.ts';
import { chunksOf } from './chunks.ts';
import { cleanText } from './clean.ts';
import { type Message, type PageText, UnreadableError } from './protocol.ts';
import { decodeText } from './text.ts';

/**
 * A process for one file: its kind and the most characters wanted are its arguments, its bytes come
 * by standard input, and what it reads goes to its parent page by page.
 */
const [kind, most] = process.argv.slice(2);
const bytes = new Uint8Array(await buffer(process.stdin));
try {
  await readAll(Number(most));
  await tell({ outcome: 'whole' });
} catch (error) {
  await tell({ outcome: error instanceof UnreadableError ? error.outcome : 'invalid' });
}
process.disconnect();

async function readAll(charactersMax: number): Promise<void> {
  let left = charactersMax;
  for await (const { page, text } of pages()) {
    const clean = cleanText(text);
    const kept = clean.slice(0, left).toWellFormed();
    left -= kept.length;
    await tell({ page, chunks: chunksOf(kept).map((chunk) => asRead(page, chunk)) });
    if (kept.length < clean.length) throw new UnreadableError('cut');
  }
}

function asRead(page: number | null, text: string) {
  const terms = new Set(termsOf(text).map(({ prefix }) => prefix));
  return { page, text, terms: [...terms].join(' ') };
}

/** Only what this kind of file needs is loaded: a short text is read in a moment. */
async function* pages(): AsyncGenerator<PageText> {
  if (kind === 'pdf') return yield* (await import('./pdf.ts')).pdfPages(bytes);
  if (kind === 'text') return yield { page: null, text: decodeText(bytes) };
  const { docxText, officeOutcome } = await import('./docx.ts');
  if (kind === 'office') throw new UnreadableError(officeOutcome(bytes));
  yield { page: null, text: await docxText(bytes) };
}

/** Waits until the parent has it, so that what was read outlives this process. */
function tell(message: Message): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
