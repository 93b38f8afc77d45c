import type { Dashboard } from '@salesai/contract/results';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { NumbersTable } from '#lib/numbers-table.tsx';
import { dayAndMonth, money } from '#lib/results/format.ts';
import { barsOf } from '../days.ts';

const HEIGHT = 96;
const BAR = 10;
const GAP = 4;

/** Amounts by day, or by week in a long period: bars, and the same as a table. */
export function ByDay({ dashboard }: { dashboard: Dashboard }) {
  const { t, i18n } = useTranslation('results');
  const bars = barsOf(dashboard);
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  const width = bars.length * (BAR + GAP);
  return (
    <CardSection title={t('days.title')}>
      <svg
        role="img"
        aria-label={t('days.chart')}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
      >
        {bars.map(({ date, amount }, at) => (
          <rect
            key={date}
            x={at * (BAR + GAP)}
            y={HEIGHT - Math.max(2, (amount / most) * HEIGHT)}
            width={BAR}
            height={Math.max(2, (amount / most) * HEIGHT)}
            className={amount > 0 ? 'fill-primary' : 'fill-surface-3'}
          />
        ))}
      </svg>
      <p className="flex justify-between text-muted text-sm" aria-hidden>
        <span>{dayAndMonth(i18n.language, dashboard.from)}</span>
        <span>{dayAndMonth(i18n.language, dashboard.to)}</span>
      </p>
      <NumbersTable
        label={t('numbers')}
        caption={t('days.title')}
        columns={[
          t('table.date'),
          t('table.contacts'),
          t('table.conversations'),
          t('table.proposals'),
          t('table.sales'),
          t('table.amount'),
        ]}
        rows={dashboard.byDay.map((day) => ({
          key: day.date,
          cells: [
            dayAndMonth(i18n.language, day.date),
            day.contacts,
            day.conversations,
            day.proposals,
            day.sales,
            money(i18n.language, day.amount),
          ],
        }))}
      />
    </CardSection>
  );
}
