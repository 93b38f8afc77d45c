import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { usageOf } from './usage.ts';

const MEMORY_MAX = 512 * 1024 * 1024;
/** CPU time, so that a busy machine does not fail a harmless file. */
const CPU_MS = 20_000;
/** CPU time of one page: the slowest of a thousand real files took 4 s. */
const PAGE_CPU_MS = 9_000;
const CLOCK_MS = 60_000;
const CHECK_MS = 25;
const LOW_PRIORITY = 10;

/** The supervision of a process. */
export interface Supervision {
  /** Whether the process was killed for its memory. */
  exceededMemory(): boolean;
  /** Stops the supervision, not the process. */
  end(): void;
}

/** Kills a process that uses too much memory or time, in total or for one page. */
export function supervise(child: ChildProcess): Supervision {
  lowerPriority(child.pid);
  const started = performance.now();
  let cpuAtMessage = 0;
  let cpu = 0;
  let exceeded = false;
  child.on('message', () => {
    cpuAtMessage = cpu;
  });
  const check = () => {
    const passed = performance.now() - started;
    const usage = usageOf(child.pid);
    cpu = usage?.cpuMs ?? passed;
    exceeded ||= (usage?.memory ?? 0) > MEMORY_MAX;
    const late = cpu > CPU_MS || cpu - cpuAtMessage > PAGE_CPU_MS || passed > CLOCK_MS;
    if (exceeded || late) child.kill('SIGKILL');
  };
  const timer = setInterval(check, CHECK_MS);
  return { exceededMemory: () => exceeded, end: () => clearInterval(timer) };
}

/** Reading a file must not slow down requests. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended, or the system has no priorities.
  }
}
