const western = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** A valid PDF with one text per page; line breaks are preserved. */
export function makePdf(pages: readonly string[]): Buffer {
  const first = 4;
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((text, at) => [pageObject(first + 2 * at + 1), streamObject(contentOf(text))]),
  ]);
}

/** A PDF of numbered objects, the first one its catalogue; `trailer` adds entries to the trailer. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, at) => {
    places.push(length);
    add(
      Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), bytesOf(object), Buffer.from('\nendobj\n')]),
    );
  });
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  add(
    Buffer.from(
      `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream object; `filter` names the compression of its bytes. */
export function streamObject(bytes: Buffer, filter = ''): Buffer {
  const head = `<< /Length ${bytes.length} ${filter} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

/** A page object that refers to its content object by number. */
export const pageObject = (content: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`;

function contentOf(text: string): Buffer {
  const lines = text
    .split('\n')
    .flatMap(wrapped)
    .map((line) => `<${hexOf(line)}> Tj T*`);
  return Buffer.from(`BT /F1 8 Tf 10 TL 40 820 Td\n${lines.join('\n')}\nET`);
}

/** Breaks lines: PDF readers drop text beyond the edge of the page. */
const wrapped = (line: string) => line.match(/.{1,110}(?:\s|$)|\S{110}/g) ?? [''];

const hexOf = (line: string) =>
  Buffer.from([...line].map((character) => western.get(character) ?? 0x3f)).toString('hex');

const bytesOf = (object: string | Buffer) =>
  typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
