import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const PATH = '/api/admin/backup';

/**
 * Writes a backup of the running server: to a `.part` file first, synced, read back and compared
 * with the server's hash, then renamed.
 * @param {(path: string, init?: RequestInit) => Promise<Response>} call requests a path as the operator.
 * @throws Error when the file does not read back as it was sent.
 */
export async function backup(call, file) {
  const response = await call(PATH);
  const partial = `${file}.part`;
  await pipeline(Readable.fromWeb(response.body), createWriteStream(partial, { mode: 0o600 }));
  const handle = await open(partial, 'r+');
  await handle.sync();
  await handle.close();
  if ((await hashOf(partial)) !== response.headers.get('x-content-sha256')) {
    throw new Error(`${partial} does not read back as it was sent: is the disk full or damaged?`);
  }
  await rename(partial, file);
  return `Backup written and read back: ${file}\n`;
}

/**
 * Replaces everything that the running server stores by a backup.
 * @throws Error when the file cannot be read.
 */
export async function restore(call, file) {
  await access(file).catch(() => {
    throw new Error(`${file} does not exist or cannot be read; nothing was changed.`);
  });
  const body = Readable.toWeb(createReadStream(file));
  const response = await call(PATH, { method: 'PUT', body, duplex: 'half' });
  const { rows } = await response.json();
  const lines = Object.entries(rows).map(([table, count]) => `${table} ${count}`);
  return `Restored, counted and compared:\n${lines.join('\n')}\n`;
}

async function hashOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
