import { strToU8, zipSync } from 'fflate';

export interface ArchiveInput {
  /** Rows about a person, by the table's name. */
  rows: Record<string, object[]>;
  /** What was read in each document handed in: its pages as the pieces they were cut into. */
  documents: readonly { name: string; pages: readonly string[][] }[];
  /** What is in the archive, in the person's language. */
  note: string;
}

/**
 * One ZIP of everything about a person: a JSON file a table, the files they handed in, and a note.
 * @param join makes a page's text of its pieces.
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
    entries[`documentos/${index + 1}-${harmless(name)}.txt`] = strToU8(text);
  });
  return zipSync(entries, { level: 6 });
}

/** A name from outside must not lead out of the folder it is unpacked in. */
const harmless = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120);
