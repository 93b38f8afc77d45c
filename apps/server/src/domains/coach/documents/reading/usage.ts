import { readFileSync } from 'node:fs';

const MEMORY_PAGE = 4_096;
/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** What a process holds and has worked, as Linux tells it. */
export interface Usage {
  memory: number;
  workedMs: number;
}

/** Null where the system does not tell, or when the process has ended. */
export function usageOf(pid: number | undefined): Usage | null {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    // The name of the program, in parentheses, may hold spaces of its own.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    const workedMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    return { memory: Number(resident) * MEMORY_PAGE, workedMs };
  } catch {
    return null;
  }
}
