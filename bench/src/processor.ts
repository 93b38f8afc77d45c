import { readFileSync } from 'node:fs';

const TICK_MS = 10;

/** Processor time that a process has used, all its threads together (Linux). */
export function processorMs(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
