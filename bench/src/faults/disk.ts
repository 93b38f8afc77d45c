import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeUntilKilled } from '@salesai/server/testing/kill-rounds';
import type { Figure } from '../figure.ts';

const SIZE = '300m';
const FULL_MS = 10_000;
const BLOCK = Buffer.alloc(64 * 1024);

/** Fills the disk while the embedded database writes; afterwards no acknowledged write may be lost. */
export async function fullDisk(): Promise<Figure[]> {
  const disk = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk]);
  if (mounted.status !== 0) throw new Error('Only root can mount a disk of a limited size');
  try {
    const filler = join(disk, 'filler');
    const dataDir = join(disk, 'database');
    const { last } = await writeUntilKilled(dataDir, async () => {
      fill(filler);
      await sleep(FULL_MS);
    });
    rmSync(filler);
    const { found } = await writeUntilKilled(dataDir, () => sleep(0));
    const lost = Math.max(0, last - found.newest) + (found.newest - found.rows);
    return [
      { what: 'disk full under embedded writes: acknowledged', value: last, unit: 'rows' },
      { what: 'disk full under embedded writes: lost', value: lost, unit: 'rows', atMost: 0 },
    ];
  } finally {
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
}

function fill(file: string): void {
  try {
    for (;;) appendFileSync(file, BLOCK);
  } catch (error) {
    const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    if (!full) throw error;
  }
}
