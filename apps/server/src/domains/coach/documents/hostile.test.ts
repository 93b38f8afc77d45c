import { describe, expect, it } from 'vitest';
import * as hostile from '../../../testing/hostile.ts';
import { handOver, type Sent } from '../../../testing/library.ts';
import { makeDocx } from '../../../testing/office.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { useLibrary } from '../../../testing/use-library.ts';
import { findPassages } from './service.ts';

const GOOD: Sent = ['bom.txt', 'A garantia dos módulos é de 25 anos.'];
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const letter = makePdf(['O prazo de entrega é de dez dias úteis a partir do pagamento.']);

describe('A file that means harm, or is broken', () => {
  const library = useLibrary();

  it.each<[string, string, () => string | Uint8Array]>([
    ['too_large', 'a DOCX that unpacks to 52 MB', hostile.bombDocx],
    ['too_large', 'a DOCX of thousands of entries', hostile.crowdedDocx],
    ['too_large', 'a PDF that unpacks to 400 MB', hostile.bombPdf],
    ['too_large', 'a text over the limit', () => 'a '.repeat(5 * 1024 * 1024 + 1)],
    ['encrypted', 'a PDF with a password', hostile.lockedPdf],
    ['encrypted', 'a DOCX with a password', hostile.lockedDocx],
    ['encrypted', 'a DOCX of locked entries', hostile.lockedZip],
    ['invalid', 'half a PDF without a page', () => half(makePdf(['x']))],
    ['invalid', 'half a DOCX', () => half(makeDocx('O prazo é de dez dias.'))],
    ['invalid', 'a DOCX that lies about its sizes', hostile.lyingDocx],
    ['invalid', 'a DOCX as deep as a well', hostile.deepDocx],
    ['refused', 'a container that is no document', hostile.plainZip],
    ['refused', 'a DOC of old', hostile.oldDoc],
    ['refused', 'a program', hostile.program],
    ['refused', 'a picture', hostile.picture],
    ['refused', 'a page of the web', () => '<!DOCTYPE html><script>alert(1)</script>'],
    ['refused', 'a drawing with a script', () => '<svg onload="alert(1)"></svg>'],
    ['empty', 'nothing', () => ''],
    ['empty', 'nothing but blanks', () => ' \n\t\u200b\u0000'],
    ['empty', 'a scanned page', hostile.scannedPdf],
  ])('is told as %s and spoils no other: %s', async (status, _what, make) => {
    const seller = await library().newSeller();
    const [bad, good] = await handOver(seller, ['oferta.pdf', make()], GOOD);
    expect(bad).toMatchObject({ name: 'oferta.pdf', status, message: expect.any(String) });
    expect(good).toMatchObject({ name: 'bom.txt', status: 'ready' });
    const [passage] = await findPassages(seller, 'Qual é a garantia?');
    expect(passage?.file).toBe('bom.txt');
  });

  it('never shows a file of the server, nor grows without end', async () => {
    const seller = await library().newSeller();
    const documents = await handOver(
      seller,
      ['a.docx', hostile.readingDocx()],
      ['b.docx', hostile.laughingDocx()],
    );
    for (const { status } of documents) expect(['ready', 'empty', 'invalid']).toContain(status);
    const passages = await findPassages(seller, 'antes root bin bash depois ha');
    for (const { text } of passages) expect(text).not.toMatch(/root:|(ha){20}/);
  });

  it('is read as far as it goes when it has too many pages or too much on them', async () => {
    const seller = await library().newSeller();
    const [long, dense] = await handOver(
      seller,
      ['longo.pdf', hostile.manyPages()],
      ['denso.pdf', hostile.endlessPdf()],
    );
    expect(long).toMatchObject({ status: 'interrupted', pages: 500 });
    expect(dense).toMatchObject({
      status: 'interrupted',
      message: expect.stringContaining('já vale'),
    });
    expect((await findPassages(seller, 'folha 499'))[0]).toMatchObject({ page: 499 });
    expect(await findPassages(seller, 'folha 501')).not.toContainEqual(
      expect.objectContaining({ text: 'Folha 501' }),
    );
  });

  it('is judged by its bytes: a PDF called TXT, a DOCX called PDF and a text without a name', async () => {
    const seller = await library().newSeller();
    const documents = await handOver(
      seller,
      ['carta.txt', letter],
      ['tabela.pdf', makeDocx('A parcela mínima é de cem reais.')],
      ['', 'O frete é grátis acima de mil reais.'],
    );
    expect(documents.map(({ name, status, pages }) => [name, status, pages])).toEqual([
      ['carta.txt', 'ready', 1],
      ['tabela.pdf', 'ready', null],
      ['documento', 'ready', null],
    ]);
  });

  it('comes in any of the usual encodings', async () => {
    const seller = await library().newSeller();
    const text = 'Condições: não há juros até a décima prestação.';
    const wide = Buffer.from(text, 'utf16le');
    const documents = await handOver(
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

  it('is called by its own name alone, and by another when the name is taken', async () => {
    const seller = await library().newSeller();
    const names = ['../../etc/passwd', 'C:\\temp\\preços.txt', 'a\u202efdp.txt', 'b.txt', 'b.txt'];
    const documents = await handOver(seller, ...names.map((name): Sent => [name, 'texto livre']));
    expect(documents.map(({ name }) => name)).toEqual([
      'passwd',
      'preços.txt',
      'afdp.txt',
      'b.txt',
      'b (2).txt',
    ]);
  });
});
