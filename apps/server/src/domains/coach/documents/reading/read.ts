import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { files } from '../../../../paths.ts';
import type { FileKind, Message, Outcome, ReadChunk } from './protocol.ts';

export interface Reading {
  chunks: ReadChunk[];
  /** Pages that were read; null for files that have none. */
  pages: number | null;
  outcome: Outcome | 'stopped';
}

const MEMORY_MAX = 512 * 1024 * 1024;
const TOTAL_MS = 20_000;
/** A page that takes longer than this is a trap: the slowest of a thousand real files took 4 s. */
const STALL_MS = 9_000;
const LOOK_MS = 25;
const LOW_PRIORITY = 10;
const MEMORY_PAGE = 4_096;

/**
 * Reads a file in a process of its own, which is killed when it takes too much time or memory.
 * @param options.most characters to read at most.
 * @param options.signal ends the reading and throws.
 * @returns whatever was read, also when the process was killed in the middle.
 */
export async function readFile(
  bytes: Uint8Array,
  options: { kind: FileKind; most: number; signal: AbortSignal },
): Promise<Reading> {
  options.signal.throwIfAborted();
  const child = fork(childFile(), [options.kind, String(options.most)], {
    execArgv: ['--max-old-space-size=256', ...permissions()],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    env: {},
    serialization: 'advanced',
  });
  const reading: Reading = { chunks: [], pages: null, outcome: 'stopped' };
  const started = performance.now();
  let heard = started;
  let outgrown = false;
  child.on('message', (message: Message) => {
    heard = performance.now();
    take(reading, message);
  });
  const stop = () => child.kill('SIGKILL');
  const watch = setInterval(() => {
    const now = performance.now();
    outgrown ||= memoryOf(child.pid) > MEMORY_MAX;
    if (outgrown || now - heard > STALL_MS || now - started > TOTAL_MS) stop();
  }, LOOK_MS);
  options.signal.addEventListener('abort', stop);
  try {
    const ended = new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', () => resolve());
    });
    giveWay(child.pid);
    // A child that was killed does not take the rest of its input.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
    await ended;
  } finally {
    clearInterval(watch);
    options.signal.removeEventListener('abort', stop);
    stop();
  }
  options.signal.throwIfAborted();
  if (outgrown && reading.chunks.length === 0) reading.outcome = 'too_large';
  return reading;
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

/** Reading a file must not slow down those who talk meanwhile. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // It ended already, or this system has no priorities.
  }
}

/** Resident bytes of a process; 0 where the system does not tell. */
function memoryOf(pid: number | undefined): number {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1];
    return Number(pages) * MEMORY_PAGE;
  } catch {
    return 0;
  }
}
