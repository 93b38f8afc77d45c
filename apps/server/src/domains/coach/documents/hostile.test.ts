import type { CoachDocument } from '@salesai/contract/coach';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDocx } from '../../../testing/docx.ts';
import type { Owner } from '../../../testing/library.ts';
import {
  documentsOf,
  type NamedFile,
  upload,
  uploadAndWait,
  waitForReading,
} from '../../../testing/library.ts';
import * as malformed from '../../../testing/malformed-documents.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { useLibrary } from '../../../testing/use-library.ts';
import { BATCH_MAX } from './limits.ts';
import { readFile } from './reading/read.ts';
import { findPassages } from './service.ts';

const FIRST: NamedFile = ['antes.txt', 'A garantia dos módulos é de 25 anos.'];
const LAST: NamedFile = ['depois.txt', 'A cobertura da assistência vai até Goiânia.'];
/** Characters: more than one page has, and less than two. */
const MAX_CHARACTERS = 300_000;
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const pdf = makePdf(['O prazo de entrega é de dez dias úteis a partir do pagamento.']);

const UNREADABLE: [status: string, what: string, make: () => string | Uint8Array][] = [
  ['too_large', 'a DOCX that unpacks to 52 MB', malformed.zipBombDocx],
  ['too_large', 'a DOCX of thousands of entries', malformed.manyEntriesDocx],
  ['too_large', 'a PDF that unpacks to 400 MB', malformed.decompressionBombPdf],
  ['too_large', 'a text over the limit', () => 'a '.repeat(5 * 1024 * 1024 + 1)],
  ['encrypted', 'a PDF with a password', malformed.encryptedPdf],
  ['encrypted', 'a DOCX with a password', malformed.encryptedDocx],
  ['encrypted', 'a DOCX of locked entries', malformed.encryptedZip],
  ['invalid', 'half a PDF without a page', () => half(makePdf(['x']))],
  ['invalid', 'half a DOCX', () => half(makeDocx('O prazo é de dez dias.'))],
  ['invalid', 'a DOCX with wrong declared sizes', malformed.falseSizesDocx],
  ['invalid', 'a deeply nested DOCX', malformed.deeplyNestedDocx],
  ['refused', 'a ZIP that is not a DOCX', malformed.plainZip],
  ['refused', 'a DOC', malformed.legacyDoc],
  ['refused', 'a program', malformed.executable],
  ['refused', 'an image', malformed.png],
  ['refused', 'an HTML page', () => '<!DOCTYPE html><script>alert(1)</script>'],
  ['refused', 'an SVG with a script', () => '<svg onload="alert(1)"></svg>'],
  ['empty', 'an empty file', () => ''],
  ['empty', 'only blanks', () => ' \n\t\u200b\u0000'],
  ['empty', 'a scanned page', malformed.scannedPdf],
];

function* inBatches(all: readonly NamedFile[]): Generator<readonly NamedFile[]> {
  for (let from = 0; from < all.length; from += BATCH_MAX) yield all.slice(from, from + BATCH_MAX);
}

describe('A malicious or damaged file', () => {
  const library = useLibrary();

  describe('has a status with a message', () => {
    let seller: Owner;
    let documents: CoachDocument[];
    beforeAll(async () => {
      seller = await library().newSeller();
      const files = UNREADABLE.map(([, what, make]): NamedFile => [`${what}.pdf`, make()]);
      for (const batch of inBatches([FIRST, ...files, LAST])) await upload(seller, ...batch);
      documents = await waitForReading(seller);
    });

    it.each(UNREADABLE)('%s: %s', (status, what) => {
      const document = documents.find(({ name }) => name === `${what}.pdf`);
      expect(document).toMatchObject({ status, message: expect.any(String) });
    });

    it('and does not affect files uploaded before and after it', async () => {
      const ready = documents.filter(({ status }) => status === 'ready');
      expect(ready.map(({ name }) => name)).toEqual([FIRST[0], LAST[0]]);
      const passages = [
        ...(await findPassages(seller, 'Qual é a garantia?')),
        ...(await findPassages(seller, 'Qual é a cobertura da assistência?')),
      ];
      expect(new Set(passages.map(({ file }) => file))).toEqual(new Set([FIRST[0], LAST[0]]));
    });
  });

  it('exposes no file of the server and expands no entities', async () => {
    const seller = await library().newSeller();
    const documents = await uploadAndWait(
      seller,
      ['a.docx', malformed.externalEntityDocx()],
      ['b.docx', malformed.entityExpansionDocx()],
    );
    for (const { status } of documents) expect(['ready', 'empty', 'invalid']).toContain(status);
    const passages = await findPassages(seller, 'antes root bin bash depois ha');
    for (const { text } of passages) expect(text).not.toMatch(/root:|(ha){20}/);
  });

  it('is read up to the maximum number of pages', async () => {
    const seller = await library().newSeller();
    const [long] = await uploadAndWait(seller, ['longo.pdf', malformed.manyPagesPdf()]);
    const message = expect.stringContaining('já vale');
    expect(long).toMatchObject({ status: 'interrupted', pages: 500, message });
    expect((await findPassages(seller, 'folha 499'))[0]).toMatchObject({ page: 499 });
    expect(await findPassages(seller, 'folha 501')).not.toContainEqual(
      expect.objectContaining({ text: 'Folha 501' }),
    );
  });

  it('is read up to the maximum number of characters', async () => {
    const { signal } = new AbortController();
    const reading = await readFile(malformed.longTextPdf(), {
      kind: 'pdf',
      maxCharacters: MAX_CHARACTERS,
      signal,
    });
    expect(reading).toMatchObject({ outcome: 'cut', pages: 2 });
    const read = reading.chunks.reduce((sum, { text }) => sum + text.length, 0);
    expect(read).toBeGreaterThan(MAX_CHARACTERS * 0.9);
    expect(read).toBeLessThanOrEqual(MAX_CHARACTERS);
  });

  it('is detected by its bytes: a PDF named TXT, a DOCX named PDF and a text without a name', async () => {
    const seller = await library().newSeller();
    const documents = await uploadAndWait(
      seller,
      ['carta.txt', pdf],
      ['tabela.pdf', makeDocx('A parcela mínima é de cem reais.')],
      ['', 'O frete é grátis acima de mil reais.'],
    );
    expect(documents.map(({ name, status, pages }) => [name, status, pages])).toEqual([
      ['carta.txt', 'ready', 1],
      ['tabela.pdf', 'ready', null],
      ['documento', 'ready', null],
    ]);
  });

  it('is decoded from any common encoding', async () => {
    const seller = await library().newSeller();
    const text = 'Condições: não há juros até a décima prestação.';
    const wide = Buffer.from(text, 'utf16le');
    const documents = await uploadAndWait(
      seller,
      ['latin.txt', Buffer.from(text, 'latin1')],
      ['utf8.txt', `\ufeff${text}`],
      ['utf16.txt', wide],
      ['utf16be.txt', Buffer.from(wide).swap16()],
      ['nul.txt', text.replace('juros', 'ju\u0000ros')],
    );
    expect(documents.map(({ status }) => status)).toEqual(Array(5).fill('ready'));
    const passages = await findPassages(seller, 'há juros nas prestações?');
    expect(passages.map((passage) => passage.text)).toEqual(Array(5).fill(text));
  });

  it('is listed by its sanitized name, with a number when the name is taken', async () => {
    const seller = await library().newSeller();
    const names = ['../../etc/passwd', 'C:\\temp\\preços.txt', 'a\u202efdp.txt', 'b.txt', 'b.txt'];
    // A file without content is named and noted all the same, and costs no reading.
    const [last = '', ...others] = names.toReversed();
    await upload(seller, ...others.reverse().map((name): NamedFile => [name, '']), [last, 'texto']);
    const documents = await documentsOf(seller);
    expect(documents.map(({ name }) => name)).toEqual([
      'passwd',
      'preços.txt',
      'afdp.txt',
      'b.txt',
      'b (2).txt',
    ]);
  });
});
