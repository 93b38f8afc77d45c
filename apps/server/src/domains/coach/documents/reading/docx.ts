import mammoth from 'mammoth';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableError } from './protocol.ts';

const DOCUMENT = 'word/document.xml';
const ENTRIES_MAX = 2_000;
const INFLATED_MAX = 50 * 1024 * 1024;

/** Entry name of an encrypted document inside the old Office container. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Extracts the text of a DOCX, after its container was checked.
 * @throws UnreadableError when it is encrypted, damaged, not a DOCX, or too large when decompressed.
 */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes);
  await checkContainer(buffer).catch((error: unknown) => {
    throw error instanceof UnreadableError ? error : new UnreadableError('invalid');
  });
  const { value } = await mammoth.extractRawText({ buffer }).catch(() => {
    throw new UnreadableError('invalid');
  });
  return value;
}

/** An old Office container is an encrypted DOCX, or an unsupported document. */
export const officeOutcome = (bytes: Uint8Array) =>
  Buffer.from(bytes).includes(ENCRYPTED) ? 'encrypted' : 'refused';

/** Checks the decompressed size by decompressing: the declared sizes may be wrong. */
async function checkContainer(buffer: Buffer): Promise<void> {
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

async function sizeOf(zip: ZipFile, entry: Entry, maxBytes: number): Promise<number> {
  let size = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    size += piece.length;
    if (size > maxBytes) throw new UnreadableError('too_large');
  }
  return size;
}
