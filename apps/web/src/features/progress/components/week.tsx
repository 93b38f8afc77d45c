import type { Progress } from '@salesai/contract/progress';
import { CardSection } from '@salesai/ui/card-section';
import { WeekDots } from '@salesai/ui/week-dots';
import { useTranslation } from 'react-i18next';
import { NumbersTable } from '#lib/numbers-table.tsx';
import { weekOf } from '#lib/practice/progress.ts';

/** The days of this week with practice: nothing is lost on a day without. */
export function PracticeWeek({ progress, isHidden }: { progress: Progress; isHidden: boolean }) {
  const { t, i18n } = useTranslation('progress');
  const days = weekOf(progress.days);
  return (
    <CardSection title={t('week.title')}>
      <WeekDots days={days} language={i18n.language} doneLabel={t('week.practised')} />
      <p>{t('week.days', { count: days.filter(Boolean).length })}</p>
      {!isHidden && progress.days.length > 0 && (
        <NumbersTable
          label={t('numbers')}
          caption={t('week.title')}
          columns={[t('table.date'), t('table.minutes')]}
          rows={progress.days.toReversed().map(({ date, minutes }) => ({
            key: date,
            cells: [
              new Date(`${date}T12:00:00`).toLocaleDateString(i18n.language),
              minutes.toLocaleString(i18n.language),
            ],
          }))}
        />
      )}
    </CardSection>
  );
}
