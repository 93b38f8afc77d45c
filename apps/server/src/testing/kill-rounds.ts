import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** What came of killing a writing process again and again. */
export interface KillRounds {
  acknowledged: number;
  lost: number;
  /** Milliseconds of each opening of the database after a kill. */
  reopenedMs: number[];
}

interface Found {
  newest: number;
  rows: number;
  tookMs: number;
}

/**
 * Kills (signal 9) a process that writes into `dataDir`, `rounds` times, each at a random moment.
 * Each next process tells what it found of the writes before; one more is started to tell at the end.
 */
export async function killWhileWriting(dataDir: string, rounds: number): Promise<KillRounds> {
  let acknowledged = 0;
  let lost = 0;
  const reopenedMs: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const { found, last } = await writeUntilKilled(dataDir, () => sleep(Math.random() * 300));
    // The numbers have no gap: whatever is missing among them, or after them, was lost.
    lost += Math.max(0, acknowledged - found.newest) + (found.newest - found.rows);
    if (round > 0) reopenedMs.push(found.tookMs);
    acknowledged = Math.max(found.newest, last);
  }
  return { acknowledged, lost, reopenedMs };
}

/**
 * Lets a process write into `dataDir` and kills it (signal 9).
 * @param meanwhile what happens between its opening of the database and its end.
 * @returns what it found at first, and the last number that was acknowledged to it.
 */
export async function writeUntilKilled(
  dataDir: string,
  meanwhile: () => Promise<void>,
): Promise<{ found: Found; last: number }> {
  const script = join(import.meta.dirname, 'acknowledged-writes.ts');
  const writer = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  const lines: string[] = [];
  const reader = createInterface({ input: writer.stdout });
  const open = new Promise<void>((resolve) => reader.once('line', () => resolve()));
  reader.on('line', (line) => lines.push(line));
  await Promise.race([open, ended]);
  await meanwhile();
  writer.kill('SIGKILL');
  await ended;
  const [first = '', ...numbers] = lines;
  if (!first.endsWith('}')) throw new Error(`The database did not open: ${first}`);
  return {
    found: JSON.parse(first),
    last: Math.max(0, ...numbers.map(Number).filter(Number.isInteger)),
  };
}
