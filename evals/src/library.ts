import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoachReplyInput } from '@salesai/engine/port';
import {
  findPassages,
  findStatements,
} from '../../apps/server/src/domains/coach/documents/service.ts';
import {
  type NamedFile,
  openLibrary,
  uploadAndWait,
} from '../../apps/server/src/testing/library.ts';
import { makePdf } from '../../apps/server/src/testing/pdf.ts';

/** What the coach receives of the documents. */
export type Found = Required<Pick<CoachReplyInput, 'passages' | 'rows'>>;

/** The product's document search over the given texts, each a page of one PDF. */
export interface Library {
  /** @param previous earlier questions that the question may continue. */
  find(question: string, previous?: readonly string[]): Promise<Found>;
  close(): Promise<void>;
}

export async function libraryOf(texts: readonly string[]): Promise<Library> {
  return libraryWith([['textos.pdf', makePdf(texts)]]);
}

/** The product's document search over these files; those of other formats become plain text. */
export function libraryOfFiles(files: readonly { file: string; text: string }[]): Promise<Library> {
  return libraryWith(
    files.map(({ file, text }) =>
      file.endsWith('.pdf')
        ? [file, makePdf([text])]
        : [file.endsWith('.txt') ? file : `${file}.txt`, text],
    ),
  );
}

async function libraryWith(files: readonly NamedFile[]): Promise<Library> {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-evals-'));
  const library = await openLibrary({ dataDir: join(folder, 'database') });
  const seller = await library.newSeller();
  for (const { name, status } of await uploadAndWait(seller, ...files)) {
    if (status !== 'ready') throw new Error(`${name} is ${status}`);
  }
  return {
    find: async (question, previous = []) => ({
      passages: await findPassages(seller, question),
      rows: await findStatements(seller, question, [...previous]),
    }),
    async close() {
      await library.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
