import { strToU8, zipSync } from 'fflate';

export interface ArchiveInput {
  /** Rows of a user, by table name. */
  rows: Record<string, object[]>;
  /** The text of each uploaded document: its pages as overlapping chunks. */
  documents: readonly { name: string; pages: readonly string[][] }[];
  /** Describes the archive, in the user's language. */
  note: string;
}

/**
 * A ZIP of everything about a user: a JSON file per table, the texts of their documents, and a note.
 * @param join merges the chunks of a page into its text.
 */
export function archive(
  { rows, documents, note }: ArchiveInput,
  join: (pieces: readonly string[]) => string,
): Uint8Array {
  const entries: Record<string, Uint8Array> = { 'LEIA-ME.txt': strToU8(note) };
  for (const [table, list] of Object.entries(rows)) {
    entries[`dados/${table}.json`] = strToU8(JSON.stringify(list, null, 2));
  }
  documents.forEach(({ name, pages }, index) => {
    const text = pages.map(join).join('\n\n');
    entries[`documentos/${index + 1}-${sanitizeFileName(name)}.txt`] = strToU8(text);
  });
  return zipSync(entries, { level: 6 });
}

/** Prevents path traversal when the archive is unpacked. */
const sanitizeFileName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120);
