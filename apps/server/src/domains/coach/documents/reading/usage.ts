import { readFileSync } from 'node:fs';

const MEMORY_PAGE = 4_096;
/** Linux reports CPU time in hundredths of a second. */
const TICK_MS = 10;

/** Memory and CPU time of a process. */
export interface Usage {
  memory: number;
  cpuMs: number;
}

/** Null without /proc, or when the process has ended. */
export function usageOf(pid: number | undefined): Usage | null {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    // The program's name in parentheses may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    const cpuMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    return { memory: Number(resident) * MEMORY_PAGE, cpuMs };
  } catch {
    return null;
  }
}
