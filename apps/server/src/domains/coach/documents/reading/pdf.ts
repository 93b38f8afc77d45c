import { getDocumentProxy } from 'unpdf';
import { type PageText, UnreadableError } from './protocol.ts';

const PAGES_MAX = 500;
const PAGE_MAX = 200_000;
/** Gaps wider than this share of the font's height separate the columns of a table. */
const GAP = 0.9;
const LARGEST_IMAGE = 1_000_000;

/**
 * Yields the pages of a PDF, without damaged ones.
 * @throws UnreadableError when it is encrypted or damaged, or after the maximum number of pages.
 */
export async function* pdfPages(bytes: Uint8Array): AsyncGenerator<PageText> {
  const pdf = await open(bytes);
  let readable = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MAX); number++) {
    const text = await textOf(pdf, number).catch(() => null);
    if (text === null) continue;
    readable += 1;
    yield { page: number, text: text.slice(0, PAGE_MAX) };
  }
  if (readable === 0) throw new UnreadableError('invalid');
  if (pdf.numPages > PAGES_MAX) throw new UnreadableError('cut');
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      maxImageSize: LARGEST_IMAGE,
      verbosity: 0,
    });
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableError(encrypted ? 'encrypted' : 'invalid');
  }
}

async function textOf(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  let height = 0;
  return items
    .map((item) => {
      if (!('str' in item)) return '';
      const isGap = item.str.trim() === '' && height > 0 && item.width > GAP * height;
      height = item.height || height;
      return (isGap ? '\t' : item.str) + (item.hasEOL ? '\n' : '');
    })
    .join('');
}
