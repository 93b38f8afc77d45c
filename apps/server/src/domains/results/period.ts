import { DEFAULT_TIME_ZONE } from '@salesai/contract/results';
import { AppError } from '../../http/app-error.ts';

/** Dates of the seller's day, both included. */
export interface Period {
  from: string;
  to: string;
  /** IANA name of the time zone. */
  tz: string;
}

const DEFAULT_DAYS = 30;
/** Ten years: more is a mistake, and every day is an entry of the dashboard. */
const DAYS_MAX = 3_660;
/** Names only: PostgreSQL reads the sign of an offset such as "+03:00" the other way round. */
const ZONE_NAME = /^[A-Za-z][\w/+-]*$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The period of a request; the last 30 days by default.
 * @param now milliseconds since 1970
 * @throws AppError 400 for an unknown time zone and for dates in the wrong order.
 */
export function periodOf(
  query: { from?: string | undefined; to?: string | undefined; tz?: string | undefined },
  now: number,
): Period {
  const tz = query.tz ?? DEFAULT_TIME_ZONE;
  const to = query.to ?? dateIn(tz, now);
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  if (from > to || daysBetween(from, to) > DAYS_MAX)
    throw invalid('from', 'validation:results.period');
  return { from, to, tz };
}

/** The date in a time zone, `YYYY-MM-DD`. @throws AppError 400 for an unknown time zone. */
export function dateIn(tz: string, at: number): string {
  if (!ZONE_NAME.test(tz)) throw invalid('tz', 'validation:results.timeZone');
  try {
    // Swedish dates have the form of ISO 8601.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short' }).format(at);
  } catch {
    throw invalid('tz', 'validation:results.timeZone');
  }
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Days of a period with both ends. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** As many days directly before. */
export const periodBefore = ({ from, to, tz }: Period): Period => ({
  from: addDays(from, -daysBetween(from, to)),
  to: addDays(from, -1),
  tz,
});

const invalid = (field: string, message: string) =>
  new AppError('INVALID_INPUT', { fields: { [field]: message } });
