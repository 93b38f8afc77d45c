import { type Zippable, zipSync } from 'fflate';

const TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>
</Relationships>`;
const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A valid DOCX with one paragraph per text. */
export function makeDocx(...paragraphs: string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  return docxWithBody(body);
}

/** A DOCX with this body XML; `doctype` is put before the document element, `others` are further entries. */
export function docxWithBody(body: string, doctype = '', others: Zippable = {}): Buffer {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>${doctype}<w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`;
  return zipOf({
    '[Content_Types].xml': Buffer.from(TYPES),
    '_rels/.rels': Buffer.from(RELATIONS),
    'word/document.xml': Buffer.from(xml),
    ...others,
  });
}

export const zipOf = (entries: Zippable): Buffer => Buffer.from(zipSync(entries, { level: 6 }));
