import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killWhileWriting } from '@salesai/server/testing/kill-rounds';
import { times } from './faults/times.ts';
import { type Bench, percentile } from './figure.ts';

const ROUNDS = times(200);

/** Kill -9 of a process that writes to the embedded database, repeatedly. */
export const bench: Bench = {
  name: 'database',
  async *run() {
    const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
    const { acknowledged, lost, reopenedMs } = await killWhileWriting(
      join(folder, 'database'),
      ROUNDS,
    );
    rmSync(folder, { recursive: true, force: true });
    yield* [
      { what: `writes acknowledged before ${ROUNDS} kills`, value: acknowledged, unit: 'rows' },
      { what: 'acknowledged writes lost', value: lost, unit: 'rows', atMost: 0 },
      { what: 'reopening after a kill, p50', value: percentile(reopenedMs, 0.5), unit: 'ms' },
      { what: '… the slowest', value: Math.max(...reopenedMs), unit: 'ms', atMost: 2000 },
    ];
  },
};
