import { readFileSync } from 'node:fs';

const TICK_MS = 10;

/** Processor time of a process, all threads together (Linux). */
export function processorMs(pid: number): number {
  const fields = timesOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Processor time of a process and its children, ended ones included. */
export function processTreeMs(pid: number): number {
  const [, , ended = 0, endedInKernel = 0] = timesOf(pid).slice(11, 15).map(Number);
  const own = processorMs(pid) + (ended + endedInKernel) * TICK_MS;
  return childrenOf(pid).reduce((sum, child) => sum + processorMs(child), own);
}

/** Process ids of the children (Linux). */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Resident memory of a process in kilobytes. */
export const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

function timesOf(pid: number): string[] {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return after.split(' ');
}
