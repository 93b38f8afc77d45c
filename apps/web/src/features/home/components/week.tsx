import { Card } from '@salesai/ui/card';
import { WeekDots } from '@salesai/ui/week-dots';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface WeekProps {
  /** Whether the seller practised on each day, Monday first; absent while it is not known. */
  days?: readonly boolean[] | undefined;
  /** Buttons that log a result. */
  actions?: ReactNode;
}

/** The days of this week with practice. */
export function Week({ days, actions }: WeekProps) {
  const { t, i18n } = useTranslation('home');
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-semibold text-xl">{t('week.title')}</h2>
        {days && (
          <p className="text-muted text-sm">
            {t('week.practised', { count: days.filter(Boolean).length })}
          </p>
        )}
      </div>
      {days && <WeekDots days={days} language={i18n.language} doneLabel={t('week.practisedDay')} />}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </Card>
  );
}
