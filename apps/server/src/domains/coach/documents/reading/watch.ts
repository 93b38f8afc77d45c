import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { usageOf } from './usage.ts';

const MEMORY_MAX = 512 * 1024 * 1024;
/** Of the processor's time: on a busy machine a harmless file only waits longer. */
const WORK_MS = 20_000;
/** A page that takes longer than this is a trap: the slowest of a thousand real files took 4 s. */
const STALL_MS = 9_000;
const CLOCK_MS = 60_000;
const LOOK_MS = 25;
const LOW_PRIORITY = 10;

/** A process that is being watched. */
export interface Watch {
  /** Whether the process was killed for its memory. */
  outgrown(): boolean;
  /** Stops watching; the process is left as it is. */
  end(): void;
}

/** Kills a process that takes too much memory or time, or says nothing for too long. */
export function watchOver(child: ChildProcess): Watch {
  giveWay(child.pid);
  const started = performance.now();
  let heard = 0;
  let worked = 0;
  let outgrown = false;
  child.on('message', () => {
    heard = worked;
  });
  const look = () => {
    const passed = performance.now() - started;
    const usage = usageOf(child.pid);
    worked = usage?.workedMs ?? passed;
    outgrown ||= (usage?.memory ?? 0) > MEMORY_MAX;
    const late = worked > WORK_MS || worked - heard > STALL_MS || passed > CLOCK_MS;
    if (outgrown || late) child.kill('SIGKILL');
  };
  const timer = setInterval(look, LOOK_MS);
  return { outgrown: () => outgrown, end: () => clearInterval(timer) };
}

/** Reading a file must not slow down those who talk meanwhile. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // It ended already, or this system has no priorities.
  }
}
