import { strToU8, zipSync } from 'fflate';

/** A file that the person handed in, as it came. */
export interface HandedIn {
  name: string;
  bytes: Uint8Array;
}

/**
 * One ZIP of everything about a person: a JSON file a table, the files they handed in, and a note.
 * @param rows by the table's name; @param note what is in here, in the person's language.
 */
export function archive(
  rows: Record<string, object[]>,
  files: readonly HandedIn[],
  note: string,
): Uint8Array {
  const entries: Record<string, Uint8Array> = { 'LEIA-ME.txt': strToU8(note) };
  for (const [table, list] of Object.entries(rows)) {
    entries[`dados/${table}.json`] = strToU8(JSON.stringify(list, null, 2));
  }
  files.forEach(({ name, bytes }, index) => {
    entries[`arquivos/${index + 1}-${harmless(name)}`] = bytes;
  });
  return zipSync(entries, { level: 6 });
}

/** A name from outside must not lead out of the folder it is unpacked in. */
const harmless = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120);
