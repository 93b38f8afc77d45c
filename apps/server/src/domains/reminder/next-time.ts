import { addDays, dateIn, timeIn } from '../../seller-day.ts';

/** When a day has this hour next, after a time. @throws AppError 400 for an unknown time zone. */
export function nextTime({ hour, tz }: { hour: number; tz: string }, after: number): Date {
  const today = dateIn(tz, after);
  const at = timeIn(tz, today, hour);
  return at.getTime() > after ? at : timeIn(tz, addDays(today, 1), hour);
}
