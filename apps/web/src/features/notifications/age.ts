import { now } from '#lib/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Age = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

/** Age of a notification: now below a minute, then minutes, hours or days. */
export function toAge(timestamp: string, at = now().getTime()): Age {
  const elapsed = at - Date.parse(timestamp);
  if (elapsed < MINUTE) return { unit: 'now' };
  if (elapsed < HOUR) return { unit: 'minutes', count: Math.floor(elapsed / MINUTE) };
  if (elapsed < DAY) return { unit: 'hours', count: Math.floor(elapsed / HOUR) };
  return { unit: 'days', count: Math.floor(elapsed / DAY) };
}

/** The number of unread notifications, `9+` above nine. */
export const badgeText = (unread: number) => (unread > 9 ? '9+' : String(unread));
