import Check from 'lucide-react/icons/check';

/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

interface WeekDotsProps {
  /** Whether something was done on each day, Monday first. */
  days: readonly boolean[];
  /** The language of the names of days. */
  language: string;
  /** The name of the mark of a day. */
  doneLabel: string;
}

/** The seven days of a week, those with a mark filled. */
export function WeekDots({ days, language, doneLabel }: WeekDotsProps) {
  const nameOf = (day: number, weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(MONDAY + day * DAY_MS);
  return (
    <ol className="grid grid-cols-7 justify-items-center gap-1">
      {days.map((isDone, day) => (
        <li key={nameOf(day, 'long')} className="grid justify-items-center gap-1 text-xs">
          <span
            className={`grid size-8 place-items-center rounded-full ${isDone ? 'bg-primary text-on-primary' : 'bg-surface-2'}`}
          >
            {isDone && <Check className="size-4" role="img" aria-label={doneLabel} />}
          </span>
          <span className="text-muted">
            <span aria-hidden>{nameOf(day, 'narrow')}</span>
            <span className="sr-only">{nameOf(day, 'long')}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
