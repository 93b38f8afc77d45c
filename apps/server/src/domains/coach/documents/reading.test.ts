import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  coachChunks,
  coachDocuments,
  coachTerms,
  coachUploads,
} from '../../../db/schema/coach-documents.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { openLibrary, waitForReading } from '../../../testing/library.ts';
import { testProgram } from '../../../testing/test-programs.ts';
import { findPassages, removeAllDocuments } from './service.ts';

const SCRIPT = fileURLToPath(testProgram('interrupted-reading'));

/** Kills a process during a reading. @returns the id of the seller. */
async function killWhileReading(dataDir: string): Promise<string> {
  const node = spawn(process.execPath, [SCRIPT, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [seller] = await once(createInterface({ input: node.stdout }), 'line');
  const ended = once(node, 'exit');
  node.kill('SIGKILL');
  await ended;
  return String(seller);
}

describe('A document whose node was killed while reading it', () => {
  it('is read once by the next node, and deleted completely', async () => {
    const database = await freshDatabase();
    const dataDir = join(database.dataDir, 'database');
    const id = await killWhileReading(dataDir);
    const library = await openLibrary({ dataDir });
    const seller = library.asSeller(id);
    expect(await waitForReading(seller)).toMatchObject([{ status: 'ready', pages: 100 }]);
    const chunks = await library.db.select().from(coachChunks);
    const distinct = new Set(chunks.map(({ page, text }) => `${page} ${text}`));
    expect(distinct.size).toBe(chunks.length);
    expect(await findPassages(seller, 'prazo de entrega')).toHaveLength(5);
    await removeAllDocuments(seller);
    for (const table of [coachDocuments, coachChunks, coachTerms, coachUploads]) {
      expect(await library.db.$count(table)).toBe(0);
    }
    await library.close();
    await database.drop();
  });
});
