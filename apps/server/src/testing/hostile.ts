import { deflateSync } from 'node:zlib';
import { docxOf, makeDocx, zipOf } from './office.ts';
import { makePdf, pageObject, pdfOf, streamObject } from './pdf.ts';

const MB = 1024 * 1024;
const CENTRAL = Buffer.from([0x50, 0x4b, 1, 2]);
const OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** 52 MB of one letter in 52 kB. */
export const bombDocx = () => docxOf(`<w:p><w:r><w:t>${'a'.repeat(52 * MB)}</w:t></w:r></w:p>`);

/** Entries as many as no document has. */
export function crowdedDocx(): Buffer {
  const names = Array.from({ length: 2_500 }, (_, at) => [`word/media/${at}.txt`, Buffer.alloc(0)]);
  return docxOf('', '', Object.fromEntries(names));
}

/** A container whose directory says that everything in it is one byte long. */
export function lyingDocx(): Buffer {
  const docx = Buffer.from(makeDocx('O prazo é de dez dias.'.repeat(1_000)));
  for (let at = docx.indexOf(CENTRAL); at >= 0; at = docx.indexOf(CENTRAL, at + 4)) {
    docx.writeUInt32LE(1, at + 24);
  }
  return docx;
}

/** A DOCX that wants a file of the server in its text. */
export const readingDocx = () =>
  docxOf(
    '<w:p><w:r><w:t>antes &file; depois</w:t></w:r></w:p>',
    '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>',
  );

/** Ten entities, each ten of the one before. */
export function laughingDocx(): Buffer {
  const entities = Array.from({ length: 10 }, (_, at) =>
    at === 0 ? '<!ENTITY e0 "ha">' : `<!ENTITY e${at} "${`&e${at - 1};`.repeat(10)}">`,
  );
  return docxOf('<w:p><w:r><w:t>&e9;</w:t></w:r></w:p>', `<!DOCTYPE x [${entities.join('')}]>`);
}

export const deepDocx = () => docxOf('<w:p>'.repeat(50_000) + '</w:p>'.repeat(50_000));

/** A container with what a DOCX holds, but locked entry by entry. */
export function lockedZip(): Buffer {
  const docx = Buffer.from(makeDocx('segredo'));
  for (let at = docx.indexOf(CENTRAL); at >= 0; at = docx.indexOf(CENTRAL, at + 4)) {
    docx.writeUInt16LE(docx.readUInt16LE(at + 8) | 1, at + 8);
  }
  return docx;
}

/** How Word keeps a DOCX with a password, and how it kept everything before 2007. */
export const lockedDocx = () =>
  Buffer.concat([OFFICE, Buffer.alloc(1_024), Buffer.from('EncryptedPackage', 'utf16le')]);
export const oldDoc = () => Buffer.concat([OFFICE, Buffer.alloc(1_024, 1)]);

export const plainZip = () => zipOf({ 'leia-me.txt': Buffer.from('nada') });

/** A PDF that asks for a password before it shows anything. */
export function lockedPdf(): Buffer {
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

/** 400 MB of blanks in a few kilobytes, packed twice. */
export function bombPdf(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(400 * MB, ' '), { level: 1 }));
  return onePage(streamObject(packed, '/Filter [/FlateDecode /FlateDecode]'), 1);
}

/** Pages that all show the same quarter of a million letters. */
export function endlessPdf(): Buffer {
  const line = `(${'prazo de entrega '.repeat(6)}) Tj T*\n`;
  const shown = Buffer.from(`BT /F1 1 Tf 0.2 TL 40 800 Td\n${line.repeat(2_500)}ET`);
  return onePage(streamObject(deflateSync(shown), '/Filter /FlateDecode'), 4);
}

/** A page with a picture and no letter, as a scanner makes it. */
export const scannedPdf = () => onePage(streamObject(Buffer.from('0 0 500 700 re f')), 3);

export const manyPages = () => makePdf(Array.from({ length: 620 }, (_, at) => `Folha ${at + 1}`));

export const program = () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_096)]);
export const picture = () =>
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
