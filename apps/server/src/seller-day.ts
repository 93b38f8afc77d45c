import type { Language } from '@salesai/contract/languages';
import { LRUCache } from 'lru-cache';
import { AppError } from './http/app-error.ts';

/** Names only: PostgreSQL reads the sign of an offset such as "+03:00" the other way round. */
const ZONE_NAME = /^[A-Za-z][\w/+-]*$/;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The date in a time zone, `YYYY-MM-DD`. @throws AppError 400 for an unknown time zone. */
export function dateIn(tz: string, at: number): string {
  return formatted(tz, at, { dateStyle: 'short' });
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** When the day of a time starts and ends in a time zone. @throws AppError 400 as {@link dateIn}. */
export function dayBounds(tz: string, at: number): { start: Date; end: Date } {
  const date = dateIn(tz, at);
  return { start: timeIn(tz, date, 0), end: timeIn(tz, addDays(date, 1), 0) };
}

/** When a time zone has an hour of a date; an hour that the clock skips is an hour beside it. */
export function timeIn(tz: string, date: string, hour: number): Date {
  const wanted = Date.parse(date) + hour * HOUR_MS;
  // The offset may change between the first estimate and the time itself.
  const estimate = wanted - offsetAt(tz, wanted);
  return new Date(wanted - offsetAt(tz, estimate));
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(tz: string, at: number): number {
  const wall = formatted(tz, at, { dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${wall}Z`) - Math.floor(at / 1000) * 1000;
}

/** @returns a function that writes date and time of a time zone as a language does. @throws as {@link dateIn}. */
export function clockOf(tz: string, language: Language): (at: string) => string {
  const format = formatOf(tz, CLOCK, language);
  // Without the comma that some languages put between date and time.
  return (at) => format.format(new Date(at)).replace(',', '');
}

const CLOCK: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** Made once for each zone and style: making one takes far longer than using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 1_000 });

function formatted(tz: string, at: number, options: Intl.DateTimeFormatOptions): string {
  const key = `${tz} ${options.timeStyle ?? ''}`;
  const format = formats.get(key) ?? formatOf(tz, options);
  formats.set(key, format);
  return format.format(at);
}

function formatOf(
  tz: string,
  options: Intl.DateTimeFormatOptions,
  // Swedish dates have the form of ISO 8601.
  locale = 'sv-SE',
): Intl.DateTimeFormat {
  try {
    if (!ZONE_NAME.test(tz)) throw new RangeError(tz);
    return new Intl.DateTimeFormat(locale, { timeZone: tz, ...options });
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { fields: { tz: 'validation:results.timeZone' }, cause });
  }
}
