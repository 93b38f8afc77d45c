import { type Progress, progressRoutes } from '@salesai/contract/progress';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';
import { now } from '../clock.ts';
import { deviceTimeZone } from '../results/period.ts';

/** Progress in practice, by the days of this device. */
export const progressQuery = queryOptions({
  queryKey: ['practice', 'progress'],
  queryFn: ({ signal }) => call(progressRoutes.get, { query: { tz: deviceTimeZone() }, signal }),
  staleTime: 0,
});

/** Whether each day of the current week had practice, Monday first. */
export function weekOf(days: Progress['days'], today = now()): boolean[] {
  const monday = new Date(today.getFullYear(), today.getMonth(), today.getDate());
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  const practised = new Set(days.map(({ date }) => date));
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(monday);
    day.setDate(day.getDate() + at);
    return practised.has(day.toLocaleDateString('sv-SE'));
  });
}
