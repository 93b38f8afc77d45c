import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '../../../../paths.ts';
import type { FileKind, Message, Outcome, ReadChunk } from './protocol.ts';
import { watchOver } from './watch.ts';

/** What was read of a file. */
export interface Reading {
  chunks: ReadChunk[];
  /** Pages that were read; null for files that have none. */
  pages: number | null;
  outcome: Outcome | 'stopped';
}

/**
 * Reads a file in a process of its own, which is killed when it takes too much time or memory.
 * @param options.most characters to read at most; `options.signal` ends the reading and throws.
 * @returns whatever was read, also when the process was killed in the middle.
 */
export async function readFile(
  bytes: Uint8Array,
  options: { kind: FileKind; most: number; signal: AbortSignal },
): Promise<Reading> {
  const { kind, most, signal } = options;
  signal.throwIfAborted();
  const child = startChild([kind, String(most)]);
  const watch = watchOver(child);
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  const reading: Reading = { chunks: [], pages: null, outcome: 'stopped' };
  child.on('message', (message: Message) => take(reading, message));
  try {
    await fed(child, bytes);
  } finally {
    watch.end();
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  if (watch.outgrown() && reading.chunks.length === 0) reading.outcome = 'too_large';
  return reading;
}

function startChild(words: string[]): ChildProcess {
  return fork(childFile(), words, {
    execArgv: ['--max-old-space-size=256', ...permissions()],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    env: {},
    serialization: 'advanced',
  });
}

/** Hands the file over and waits until the process has ended and everything it said was heard. */
function fed(child: ChildProcess, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
    // A child that was killed does not take the rest of its input.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });
}

function take(reading: Reading, message: Message): void {
  if ('outcome' in message) {
    reading.outcome = message.outcome;
    return;
  }
  reading.chunks.push(...message.chunks);
  if (message.page !== null) reading.pages = message.page;
}

/** Beside this file in the source; beside the bundle's entry when bundled. */
function childFile(): string {
  const bundled = join(import.meta.dirname, 'document-reader.js');
  const besideChunks = join(import.meta.dirname, '..', 'document-reader.js');
  return [bundled, besideChunks].find(existsSync) ?? join(import.meta.dirname, 'child.ts');
}

/** The child may read the program and nothing else: no seller's data, no keys; it may write nothing. */
function permissions(): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return [];
  const program = ['apps/server', 'packages', 'node_modules', 'package.json'];
  return ['--permission', ...program.map((path) => `--allow-fs-read=${join(files.root, path)}`)];
}
