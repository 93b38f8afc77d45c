import { deflateSync } from 'node:zlib';
import { docxWithBody, makeDocx, zipOf } from './docx.ts';
import { makePdf, pageObject, pdfOf, streamObject } from './pdf.ts';

const MB = 1024 * 1024;
const CENTRAL = Buffer.from([0x50, 0x4b, 1, 2]);
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** A zip bomb: 52 MB of one character in 52 kB. */
export const zipBombDocx = () =>
  docxWithBody(`<w:p><w:r><w:t>${'a'.repeat(52 * MB)}</w:t></w:r></w:p>`);

/** A container with far more entries than any document. */
export function manyEntriesDocx(): Buffer {
  const names = Array.from({ length: 2_500 }, (_, at) => [`word/media/${at}.txt`, Buffer.alloc(0)]);
  return docxWithBody('', '', Object.fromEntries(names));
}

/** A container whose directory declares every entry as one byte long. */
export function falseSizesDocx(): Buffer {
  const docx = Buffer.from(makeDocx('O prazo é de dez dias.'.repeat(1_000)));
  for (let at = docx.indexOf(CENTRAL); at >= 0; at = docx.indexOf(CENTRAL, at + 4)) {
    docx.writeUInt32LE(1, at + 24);
  }
  return docx;
}

/** A DOCX with an external entity that refers to a file of the server. */
export const externalEntityDocx = () =>
  docxWithBody(
    '<w:p><w:r><w:t>antes &file; depois</w:t></w:r></w:p>',
    '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>',
  );

/** An entity expansion attack ("billion laughs"). */
export function entityExpansionDocx(): Buffer {
  const entities = Array.from({ length: 10 }, (_, at) =>
    at === 0 ? '<!ENTITY e0 "ha">' : `<!ENTITY e${at} "${`&e${at - 1};`.repeat(10)}">`,
  );
  return docxWithBody(
    '<w:p><w:r><w:t>&e9;</w:t></w:r></w:p>',
    `<!DOCTYPE x [${entities.join('')}]>`,
  );
}

export const deeplyNestedDocx = () =>
  docxWithBody('<w:p>'.repeat(50_000) + '</w:p>'.repeat(50_000));

/** A DOCX container with encrypted entries. */
export function encryptedZip(): Buffer {
  const docx = Buffer.from(makeDocx('segredo'));
  for (let at = docx.indexOf(CENTRAL); at >= 0; at = docx.indexOf(CENTRAL, at + 4)) {
    docx.writeUInt16LE(docx.readUInt16LE(at + 8) | 1, at + 8);
  }
  return docx;
}

/** The OLE containers of a password-protected DOCX and of documents before Word 2007. */
export const encryptedDocx = () =>
  Buffer.concat([OLE, Buffer.alloc(1_024), Buffer.from('EncryptedPackage', 'utf16le')]);
export const legacyDoc = () => Buffer.concat([OLE, Buffer.alloc(1_024, 1)]);

export const plainZip = () => zipOf({ 'leia-me.txt': Buffer.from('nada') });

/** A password-protected PDF. */
export function encryptedPdf(): Buffer {
  const key = '00'.repeat(32);
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`,
    ],
    '/Encrypt 3 0 R /ID [<00> <00>]',
  );
}

/** A decompression bomb: 400 MB of spaces in a few kilobytes, compressed twice. */
export function decompressionBombPdf(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(400 * MB, ' '), { level: 1 }));
  return onePage(streamObject(packed, '/Filter [/FlateDecode /FlateDecode]'), 1);
}

/** Pages that share the same quarter of a million characters. */
export function longTextPdf(): Buffer {
  const line = `(${'prazo de entrega '.repeat(6)}) Tj T*\n`;
  const shown = Buffer.from(`BT /F1 1 Tf 0.2 TL 40 800 Td\n${line.repeat(2_500)}ET`);
  return onePage(streamObject(deflateSync(shown), '/Filter /FlateDecode'), 4);
}

/** Pages without text, as a scanner makes them. */
export const scannedPdf = () => onePage(streamObject(Buffer.from('0 0 500 700 re f')), 3);

export const manyPagesPdf = () =>
  makePdf(Array.from({ length: 620 }, (_, at) => `Folha ${at + 1}`));

export const executable = () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_096)]);
export const png = () =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(512)]);

/** The same content on every one of `pages` pages. */
function onePage(content: Buffer, pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${5 + at} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    content,
    ...Array.from({ length: pages }, () => pageObject(4)),
  ]);
}
