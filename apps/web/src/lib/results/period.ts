import { now } from '../clock.ts';

/** The periods that the dashboard offers. */
export const PERIODS = ['week', 'month', 'quarter'] as const;
export type PeriodName = (typeof PERIODS)[number];

const DAYS: Record<PeriodName, number> = { week: 7, month: 30, quarter: 91 };

export interface Period {
  from: string;
  to: string;
  /** IANA name of the device's time zone. */
  tz: string;
}

export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The days up to today, in the device's time zone. */
export function periodUntilToday(name: PeriodName, today = now()): Period {
  const from = new Date(today);
  from.setDate(from.getDate() - DAYS[name] + 1);
  return { from: isoDate(from), to: isoDate(today), tz: deviceTimeZone() };
}

/** The local date as `YYYY-MM-DD`. */
export function isoDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon of a local date, or now for today: the time of day is not known. */
export const instantOf = (date: string, today = now()): string =>
  (date === isoDate(today) ? today : new Date(`${date}T12:00:00`)).toISOString();
