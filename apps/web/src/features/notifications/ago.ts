const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Ago = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

/** Age of a notification: now, minutes below an hour, hours below a day, days. */
export function ago(timestamp: string, now = Date.now()): Ago {
  const passed = now - Date.parse(timestamp);
  if (passed < MINUTE) return { unit: 'now' };
  if (passed < HOUR) return { unit: 'minutes', count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { unit: 'hours', count: Math.floor(passed / HOUR) };
  return { unit: 'days', count: Math.floor(passed / DAY) };
}

/** The badge's text: above nine it only says that there are many. */
export const badgeText = (unread: number) => (unread > 9 ? '9+' : String(unread));
