import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const PATH = '/api/admin/backup';

/**
 * Writes a backup of the running server into a file: aside first, made durable, read back and
 * compared with what the server hashed, and only then under its name.
 * @param {(path: string, init?: RequestInit) => Promise<Response>} call asks the server as its operator.
 */
export async function backup(call, file) {
  const answer = await call(PATH);
  const aside = `${file}.part`;
  await pipeline(Readable.fromWeb(answer.body), createWriteStream(aside, { mode: 0o600 }));
  const handle = await open(aside, 'r+');
  await handle.sync();
  await handle.close();
  if ((await hashOf(aside)) !== answer.headers.get('x-content-sha256')) {
    throw new Error(`${aside} does not read back as it was sent: is the disk full or damaged?`);
  }
  await rename(aside, file);
  return `Backup written and read back: ${file}\n`;
}

/** Puts a backup in place of everything that the running server holds. */
export async function restore(call, file) {
  const body = Readable.toWeb(createReadStream(file));
  const answer = await call(PATH, { method: 'PUT', body, duplex: 'half' });
  const { rows } = await answer.json();
  const lines = Object.entries(rows).map(([table, count]) => `${table} ${count}`);
  return `Restored, counted and compared:\n${lines.join('\n')}\n`;
}

async function hashOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
