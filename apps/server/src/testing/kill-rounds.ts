import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../db/client.ts';
import { written } from './written.ts';

/** What came of killing a writing process again and again. */
export interface KillRounds {
  acknowledged: number;
  lost: number;
  /** Milliseconds of the slowest reopening after a kill. */
  slowestReopenMs: number;
}

/** Kills (signal 9) a process that writes into `dataDir`, `rounds` times, each at a random moment. */
export async function killWhileWriting(dataDir: string, rounds: number): Promise<KillRounds> {
  const acknowledged = new Set<number>();
  let slowestReopenMs = 0;
  for (let round = 0; round < rounds; round++) {
    for (const number of await writeUntilKilled(dataDir)) acknowledged.add(number);
    const start = performance.now();
    const kept = await writtenNumbers(dataDir);
    slowestReopenMs = Math.max(slowestReopenMs, performance.now() - start);
    const lost = [...acknowledged].filter((number) => !kept.has(number)).length;
    if (lost > 0) return { acknowledged: acknowledged.size, lost, slowestReopenMs };
  }
  return { acknowledged: acknowledged.size, lost: 0, slowestReopenMs };
}

async function writeUntilKilled(dataDir: string): Promise<number[]> {
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
  await sleep(Math.random() * 300);
  writer.kill('SIGKILL');
  await ended;
  return lines.map(Number).filter(Number.isInteger);
}

async function writtenNumbers(dataDir: string): Promise<Set<number>> {
  const database = await openDatabase({ dataDir });
  const rows = await database.db.select().from(written);
  await database.close();
  return new Set(rows.map((row) => row.number));
}
