import { localEntries } from './browser-storage.ts';

const KEY = 'salesai-clock';
/** Less is the delay of an answer, not a wrong clock. */
const TOLERANCE_MS = 5 * 60_000;

/** Milliseconds that the server's clock is ahead of this device's. */
let offset = Number(localEntries.getItem(KEY) ?? 0) || 0;

/** @param serverTime of an answer that has just arrived, in milliseconds. */
export function measureClock(serverTime: number): void {
  const difference = serverTime - Date.now();
  offset = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
  if (offset === 0) localEntries.removeItem(KEY);
  else localEntries.setItem(KEY, String(offset));
}

/** Now, also on a device whose clock is wrong: dates of what the seller logs must not be refused. */
export const now = (): Date => new Date(Date.now() + offset);
