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

/** The product's document search of one seller. */
export interface Library {
  /** @param previous earlier questions that the question may continue. */
  find(question: string, previous?: readonly string[]): Promise<Found>;
}

/** One database for the libraries of many sellers; opening it takes seconds. */
export class Libraries {
  #opened: ReturnType<typeof open> | undefined;

  /** A library of the given texts, each a page of one PDF. */
  ofTexts(texts: readonly string[]): Promise<Library> {
    return this.#with([['textos.pdf', makePdf(texts)]]);
  }

  /** A library of these files; those of other formats become plain text. */
  ofFiles(files: readonly { file: string; text: string }[]): Promise<Library> {
    return this.#with(
      files.map(({ file, text }) =>
        file.endsWith('.pdf')
          ? [file, makePdf([text])]
          : [file.endsWith('.txt') ? file : `${file}.txt`, text],
      ),
    );
  }

  async close(): Promise<void> {
    await (await this.#opened)?.close();
  }

  async #with(files: readonly NamedFile[]): Promise<Library> {
    this.#opened ??= open();
    const seller = await (await this.#opened).newSeller();
    for (const { name, status } of await uploadAndWait(seller, ...files)) {
      if (status !== 'ready') throw new Error(`${name} is ${status}`);
    }
    return {
      find: async (question, previous = []) => ({
        passages: await findPassages(seller, question),
        rows: await findStatements(seller, question, [...previous]),
      }),
    };
  }
}

/** A library in a folder of its own, which ends with it. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-evals-'));
  const library = await openLibrary({ dataDir: join(folder, 'database') });
  return {
    newSeller: library.newSeller,
    async close() {
      await library.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
