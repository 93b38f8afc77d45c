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
  let text = '';
  const transformDocument = (document: DocxElement) => {
    text = textOf(document);
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ buffer }, { transformDocument }).catch(() => {
    throw new UnreadableError('invalid');
  });
  return text;
}

/** An element of a parsed DOCX, as far as its text needs it. */
interface DocxElement {
  type: string;
  value?: string;
  children?: DocxElement[];
}

/** Paragraphs are separated by blank lines, rows of tables are lines with tabs between the cells. */
function textOf({ type, value, children = [] }: DocxElement): string {
  switch (type) {
    case 'text':
      return value ?? '';
    case 'tab':
      return '\t';
    case 'paragraph':
      return `${children.map(textOf).join('')}\n\n`;
    case 'table':
      return `${children.map(textOf).join('')}\n`;
    case 'tableRow':
      return `${children.map((cell) => textOf(cell).replace(/\s+/g, ' ').trim()).join('\t')}\n`;
    default:
      return children.map(textOf).join('');
  }
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
