import mammoth from 'mammoth';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableError } from './protocol.ts';

const DOCUMENT = 'word/document.xml';
const ENTRIES_MAX = 2_000;
const INFLATED_MAX = 50 * 1024 * 1024;

/** Marks of UTF-16 inside the old office container. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The text of a DOCX, after its container was found harmless.
 * @throws UnreadableError when it is locked, damaged, no DOCX, or far larger than it looks.
 */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes);
  await guard(buffer).catch((error: unknown) => {
    throw error instanceof UnreadableError ? error : new UnreadableError('invalid');
  });
  const { value } = await mammoth.extractRawText({ buffer }).catch(() => {
    throw new UnreadableError('invalid');
  });
  return value;
}

/** What an old office container is to us: a locked DOCX, or a kind that we do not read. */
export const officeOutcome = (bytes: Uint8Array) =>
  Buffer.from(bytes).includes(LOCKED) ? 'encrypted' : 'refused';

/** Counts what really comes out of the container: its own figures may lie. */
async function guard(buffer: Buffer): Promise<void> {
  const zip = await fromBufferPromise(buffer, { lazyEntries: true });
  if (zip.entryCount > ENTRIES_MAX) throw new UnreadableError('too_large');
  let inflated = 0;
  let isDocument = false;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new UnreadableError('encrypted');
    isDocument ||= entry.fileName === DOCUMENT;
    inflated += await sizeOf(zip, entry, INFLATED_MAX - inflated);
  }
  if (!isDocument) throw new UnreadableError('refused');
}

async function sizeOf(zip: ZipFile, entry: Entry, most: number): Promise<number> {
  let size = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    size += piece.length;
    if (size > most) throw new UnreadableError('too_large');
  }
  return size;
}
