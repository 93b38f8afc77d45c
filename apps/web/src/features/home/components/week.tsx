import { Card } from '@salesai/ui/card';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

interface WeekProps {
  /** Whether the seller practised on each day, Monday first. */
  days: readonly boolean[];
  /** Buttons that log a result. */
  actions?: ReactNode;
}

/** The days of this week with practice. */
export function Week({ days, actions }: WeekProps) {
  const { t, i18n } = useTranslation('home');
  const nameOf = (day: number, weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(i18n.resolvedLanguage, { weekday, timeZone: 'UTC' }).format(
      MONDAY + day * DAY_MS,
    );
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-semibold text-xl">{t('week.title')}</h2>
        <p className="text-muted text-sm">
          {t('week.practised', { count: days.filter(Boolean).length })}
        </p>
      </div>
      <ol className="grid grid-cols-7 justify-items-center gap-1">
        {days.map((practised, day) => (
          <li key={nameOf(day, 'long')} className="grid justify-items-center gap-1 text-xs">
            <span
              className={`grid size-8 place-items-center rounded-full ${practised ? 'bg-primary text-on-primary' : 'bg-surface-2'}`}
            >
              {practised && (
                <Check className="size-4" role="img" aria-label={t('week.practisedDay')} />
              )}
            </span>
            <span className="text-muted">
              <span aria-hidden>{nameOf(day, 'narrow')}</span>
              <span className="sr-only">{nameOf(day, 'long')}</span>
            </span>
          </li>
        ))}
      </ol>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </Card>
  );
}
