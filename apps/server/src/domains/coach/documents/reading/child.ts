import { buffer } from 'node:stream/consumers';
import { readRows } from '@salesai/engine/documents';
import { termsOf } from '../search/terms.ts';
import { chunksOf } from './chunks.ts';
import { cleanText, layoutText } from './clean.ts';
import { type Message, type PageText, UnreadableError } from './protocol.ts';
import { decodeText } from './text.ts';

/**
 * Reads one file in its own process: arguments are its kind and the maximum characters, standard input
 * its bytes. Sends the text to the parent page by page.
 */
const [kind, maxCharacters] = process.argv.slice(2);
const bytes = new Uint8Array(await buffer(process.stdin));
/** The pages as they were read, for rows that are extracted once all are known. */
const layouts: PageText[] = [];
const outcome = await readAll(Number(maxCharacters)).then(
  () => 'whole' as const,
  (error: unknown) => (error instanceof UnreadableError ? error.outcome : 'invalid'),
);
await send({ rows: readRows(layouts) });
await send({ outcome });
process.disconnect();

async function readAll(limit: number): Promise<void> {
  let left = limit;
  for await (const { page, text } of pages()) {
    const clean = cleanText(text);
    const included = clean.slice(0, left).toWellFormed();
    left -= included.length;
    const isCut = included.length < clean.length;
    layouts.push({ page, text: layoutText(isCut ? text.slice(0, included.length) : text) });
    await send({ page, chunks: chunksOf(included).map((chunk) => toChunk(page, chunk)) });
    if (isCut) throw new UnreadableError('cut');
  }
}

function toChunk(page: number | null, text: string) {
  const terms = new Set(termsOf(text).map(({ prefix }) => prefix));
  return { page, text, terms: [...terms].join(' ') };
}

/** Loads only the library for this kind of file, so that a text is read at once. */
async function* pages(): AsyncGenerator<PageText> {
  if (kind === 'pdf') return yield* (await import('./pdf.ts')).pdfPages(bytes);
  if (kind === 'text') return yield { page: null, text: decodeText(bytes) };
  const { docxText, officeOutcome } = await import('./docx.ts');
  if (kind === 'office') throw new UnreadableError(officeOutcome(bytes));
  yield { page: null, text: await docxText(bytes) };
}

/** Resolves once the parent has received the message. */
function send(message: Message): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
