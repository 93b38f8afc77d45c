import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testProgram } from './test-programs.ts';

/** The result of killing a writing process several times. */
export interface KillRounds {
  acknowledged: number;
  lost: number;
  /** How long each opening of the database after a kill took, in milliseconds. */
  reopenedMs: number[];
}

interface Found {
  newest: number;
  rows: number;
  tookMs: number;
}

/**
 * Kills (SIGKILL) a process that writes into `dataDir`, `rounds` times, each at a random moment.
 * The next process reports what it found; one more process is started after the last round.
 */
export async function killWhileWriting(dataDir: string, rounds: number): Promise<KillRounds> {
  let acknowledged = 0;
  let lost = 0;
  const reopenedMs: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const { found, last } = await writeUntilKilled(dataDir, () => sleep(Math.random() * 300));
    // The numbers are consecutive, so every gap and every missing end is a lost write.
    lost += Math.max(0, acknowledged - found.newest) + (found.newest - found.rows);
    if (round > 0) reopenedMs.push(found.tookMs);
    acknowledged = Math.max(found.newest, last);
  }
  return { acknowledged, lost, reopenedMs };
}

/**
 * Starts a process that writes into `dataDir` and kills it (SIGKILL).
 * @param meanwhile runs between the opening of the database and the kill.
 * @returns what the process found on start, and the last acknowledged number.
 */
export async function writeUntilKilled(
  dataDir: string,
  meanwhile: () => Promise<void>,
): Promise<{ found: Found; last: number }> {
  const script = fileURLToPath(testProgram('acknowledged-writes'));
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
