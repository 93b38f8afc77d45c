import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Digest } from './tables.ts';

/** The first line of a backup. */
export interface Header {
  salesai: 'backup';
  version: string;
  /** Hash of the migrations that were applied to its tables. */
  schema: string;
  createdAt: string;
}

/** A line of a backup after the first; rows are the JSON that the database wrote. */
export type Line = { table: string; columns: string[] } | { rows: string } | { end: End };

export interface End {
  tables: Record<string, Digest>;
  /** Hash of all lines between the first and this one. */
  content: string;
}

/** The file is not a complete backup; one sentence for the operator. */
export class BackupError extends Error {}

/** Writes a backup and syncs it to disk. */
export async function writeBackup(
  path: string,
  header: Header,
  lines: AsyncIterable<Line>,
): Promise<void> {
  await pipeline(
    Readable.from(toText(header, lines)),
    createGzip(),
    createWriteStream(path, { mode: 0o600 }),
  );
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

async function* toText(header: Header, lines: AsyncIterable<Line>): AsyncGenerator<string> {
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

/** Reads the first and the last line, and verifies that no line between them is missing or changed. */
export async function checkBackup(path: string): Promise<{ header: Header; end: End }> {
  let header: Header | undefined;
  let end: End | undefined;
  const content = createHash('sha256');
  for await (const text of linesOf(path)) {
    if (end) throw new BackupError('The backup continues after its end');
    if (!header) header = headerOf(text);
    else if (text.startsWith('{"end"')) end = endOf(text);
    else content.update(text);
  }
  if (!header || !end) throw new BackupError('The backup is incomplete: its end is missing');
  if (content.digest('hex') !== end.content)
    throw new BackupError('The backup was changed or damaged');
  return { header, end };
}

/** The lines of a checked backup, without the first. */
export async function* readBackup(path: string): AsyncGenerator<Line> {
  let first = true;
  for await (const text of linesOf(path)) {
    if (!first) yield lineOf(text);
    first = false;
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const unzipped = createReadStream(path)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(createGunzip());
  const broken = new Promise<never>((_, reject) => unzipped.once('error', reject));
  broken.catch(() => undefined);
  const lines = createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
  const reader = lines[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([reader.next(), broken]).catch((cause) => {
      throw new BackupError('The file is not a complete backup: it cannot be decompressed', {
        cause,
      });
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
    // Reported below.
  }
  throw new BackupError('The file is not a backup of SalesAI');
}

function endOf(text: string): End {
  const { end }: { end: End } = JSON.parse(text);
  return end;
}

const lineOf = (text: string): Line => (text.startsWith('[') ? { rows: text } : JSON.parse(text));
