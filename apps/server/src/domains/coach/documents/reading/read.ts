import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ExtractedRow } from '@salesai/engine/documents';
import { files } from '../../../../paths.ts';
import { programFile } from '../../../../programs.ts';
import type { FileKind, Message, Outcome, ReadChunk } from './protocol.ts';
import { supervise } from './supervisor.ts';

/** The text of a file. */
export interface Reading {
  chunks: ReadChunk[];
  /** Null when the reading stopped before they were extracted. */
  rows: ExtractedRow[] | null;
  /** Pages that were read; null for files without pages. */
  pages: number | null;
  outcome: Outcome | 'stopped';
}

/**
 * Reads a file in a separate process, which is killed when it uses too much time or memory.
 * @param options.signal ends the reading, which then throws.
 * @returns what was read, also when the process was killed.
 */
export async function readFile(
  bytes: Uint8Array,
  options: { kind: FileKind; maxCharacters: number; signal: AbortSignal },
): Promise<Reading> {
  const { kind, maxCharacters, signal } = options;
  signal.throwIfAborted();
  const child = startChild([kind, String(maxCharacters)]);
  const supervision = supervise(child);
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  const reading: Reading = { chunks: [], rows: null, pages: null, outcome: 'stopped' };
  child.on('message', (message: Message) => addMessage(reading, message));
  try {
    await completed(child, bytes);
  } finally {
    supervision.end();
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  if (supervision.exceededMemory() && reading.chunks.length === 0) reading.outcome = 'too_large';
  return reading;
}

function startChild(args: string[]): ChildProcess {
  return fork(childFile(), args, {
    execArgv: ['--max-old-space-size=256', ...permissions()],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    env: {},
    serialization: 'advanced',
  });
}

/** Sends the file and waits until the process has ended and all messages were received. */
function completed(child: ChildProcess, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
    // A killed child closes its input.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });
}

function addMessage(reading: Reading, message: Message): void {
  if ('outcome' in message) {
    reading.outcome = message.outcome;
    return;
  }
  if ('rows' in message) {
    reading.rows = message.rows;
    return;
  }
  reading.chunks.push(...message.chunks);
  if (message.page !== null) reading.pages = message.page;
}

const childFile = () => programFile('document-reader.js', join(import.meta.dirname, 'child.ts'));

/** Allows the child to read the program's files only, and to write nothing. */
function permissions(): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return [];
  const program = ['apps/server', 'packages', 'node_modules', 'package.json'];
  return ['--permission', ...program.map((path) => `--allow-fs-read=${join(files.root, path)}`)];
}
