import { AppError } from './http/app-error.ts';

/** Names only: PostgreSQL reads the sign of an offset such as "+03:00" the other way round. */
const ZONE_NAME = /^[A-Za-z][\w/+-]*$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The date in a time zone, `YYYY-MM-DD`. @throws AppError 400 for an unknown time zone. */
export function dateIn(tz: string, at: number): string {
  // Swedish dates have the form of ISO 8601.
  return formatted(tz, at, { dateStyle: 'short' });
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** When the day of a time starts and ends in a time zone. @throws AppError 400 as {@link dateIn}. */
export function dayBounds(tz: string, at: number): { start: Date; end: Date } {
  const date = dateIn(tz, at);
  return { start: midnight(tz, date), end: midnight(tz, addDays(date, 1)) };
}

function midnight(tz: string, date: string): Date {
  const utc = Date.parse(date);
  const wall = Date.parse(`${formatted(tz, utc, { dateStyle: 'short', timeStyle: 'medium' })}Z`);
  return new Date(utc - (wall - utc));
}

function formatted(tz: string, at: number, options: Intl.DateTimeFormatOptions): string {
  try {
    if (!ZONE_NAME.test(tz)) throw new RangeError(tz);
    return new Intl.DateTimeFormat('sv-SE', { timeZone: tz, ...options }).format(at);
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { fields: { tz: 'validation:results.timeZone' }, cause });
  }
}
