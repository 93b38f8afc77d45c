import { DEFAULT_TIME_ZONE, RESULT_DATE_MIN } from '@salesai/contract/results';
import { AppError } from '../../http/app-error.ts';
import { addDays, dateIn } from '../../seller-day.ts';

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
  const from = query.from ?? later(addDays(to, 1 - DEFAULT_DAYS), RESULT_DATE_MIN);
  if (from > to || daysBetween(from, to) > DAYS_MAX)
    throw invalid('from', 'validation:results.period');
  return { from, to, tz };
}

/** Days of a period with both ends. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** As many days directly before. */
export const periodBefore = ({ from, to, tz }: Period): Period => ({
  from: addDays(from, -daysBetween(from, to)),
  to: addDays(from, -1),
  tz,
});

const later = (a: string, b: string) => (a > b ? a : b);

const invalid = (field: string, message: string) =>
  new AppError('INVALID_INPUT', { fields: { [field]: message } });
