import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Digest } from './tables.ts';

/** First line of a backup: what it is of. */
export interface Header {
  salesai: 'backup';
  version: string;
  /** Names the migrations that its tables have been through. */
  schema: string;
  createdAt: string;
}

/** A line of a backup after the first; rows travel as the JSON that the database wrote. */
export type Line = { table: string; columns: string[] } | { rows: string } | { end: End };

export interface End {
  tables: Record<string, Digest>;
  /** Hash of all lines between the first and this one: the same rows give the same hash. */
  content: string;
}

/** A file that is no backup, or no whole one; one sentence for the operator. */
export class BackupError extends Error {}

/** Writes a backup and makes the disk keep it. */
export async function writeBackup(
  path: string,
  header: Header,
  lines: AsyncIterable<Line>,
): Promise<void> {
  await pipeline(
    Readable.from(asText(header, lines)),
    createGzip(),
    createWriteStream(path, { mode: 0o600 }),
  );
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

async function* asText(header: Header, lines: AsyncIterable<Line>): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  const content = createHash('sha256');
  for await (const line of lines) {
    if ('end' in line) {
      yield `${JSON.stringify({ end: { ...line.end, content: content.digest('hex') } })}\n`;
      return;
    }
    const text = 'rows' in line ? line.rows : JSON.stringify(line);
    content.update(text);
    yield `${text}\n`;
  }
}

/** Reads the first and the last line, and that nothing between them is missing or changed. */
export async function checkBackup(path: string): Promise<{ header: Header; end: End }> {
  let header: Header | undefined;
  let end: End | undefined;
  const content = createHash('sha256');
  for await (const text of texts(path)) {
    if (end) throw new BackupError('The backup goes on after its end');
    if (!header) header = headerOf(text);
    else if (text.startsWith('{"end"')) end = endOf(text);
    else content.update(text);
  }
  if (!header || !end) throw new BackupError('The backup is not whole: its end is missing');
  if (content.digest('hex') !== end.content)
    throw new BackupError('The backup was changed or damaged');
  return { header, end };
}

/** The lines of a checked backup, without the first. */
export async function* readBackup(path: string): AsyncGenerator<Line> {
  let first = true;
  for await (const text of texts(path)) {
    if (!first) yield lineOf(text);
    first = false;
  }
}

async function* texts(path: string): AsyncGenerator<string> {
  const unzipped = createReadStream(path)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(createGunzip());
  const broken = new Promise<never>((_, reject) => unzipped.once('error', reject));
  broken.catch(() => undefined);
  const lines = createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
  const reader = lines[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([reader.next(), broken]).catch((cause) => {
      throw new BackupError('The file is no whole backup: it cannot be unpacked', { cause });
    });
    if (next.done) return;
    yield next.value;
  }
}

function headerOf(text: string): Header {
  try {
    const header: Header = JSON.parse(text);
    if (header.salesai === 'backup') return header;
  } catch {
    // Said below: whatever it is, it is no backup.
  }
  throw new BackupError('The file is no backup of SalesAI');
}

function endOf(text: string): End {
  const { end }: { end: End } = JSON.parse(text);
  return end;
}

const lineOf = (text: string): Line => (text.startsWith('[') ? { rows: text } : JSON.parse(text));
