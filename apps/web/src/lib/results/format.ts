/**
 * A rate such as "42 %"; null below five cases, where a percentage says nothing, and where the earlier
 * step was not logged every time.
 */
export function rateOf(language: string, before: number, after: number): string | null {
  if (before < RATE_FROM || after > before) return null;
  return (after / before).toLocaleString(language, { style: 'percent' });
}

const RATE_FROM = 5;

/** A date `YYYY-MM-DD` as day and month. */
export const dayAndMonth = (language: string, date: string): string =>
  new Date(`${date}T12:00:00`).toLocaleDateString(language, { day: '2-digit', month: 'short' });
