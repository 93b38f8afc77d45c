import type { Dashboard } from '@salesai/contract/results';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { dayAndMonth } from '#lib/results/format.ts';
import { type Bar, barsOf } from '../days.ts';
import { StepTable } from './step-table.tsx';

const HEIGHT = 96;
const BAR = 10;
const GAP = 4;

/** Amounts by day, or by week in a long period: bars, and the same as a table. */
export function ByDay({ dashboard }: { dashboard: Dashboard }) {
  const { t, i18n } = useTranslation('results');
  const bars = barsOf(dashboard);
  const isWeekly = bars.some(({ date, to }) => date !== to);
  const title = t(isWeekly ? 'days.weeks' : 'days.title');
  const nameOf = ({ date }: Bar) => {
    const day = dayAndMonth(i18n.language, date);
    return isWeekly ? t('days.week', { date: day }) : day;
  };
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  const width = bars.length * (BAR + GAP);
  return (
    <CardSection title={title}>
      <svg
        role="img"
        aria-label={t(isWeekly ? 'days.weekChart' : 'days.chart')}
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
      <StepTable
        caption={title}
        first={t(isWeekly ? 'table.week' : 'table.date')}
        rows={bars.filter(isUsed).map((bar) => ({
          key: bar.date,
          counted: { title: nameOf(bar), filter: {}, dates: { from: bar.date, to: bar.to } },
          steps: bar,
        }))}
      />
    </CardSection>
  );
}

const isUsed = ({ contacts, conversations, proposals, sales }: Bar) =>
  contacts + conversations + proposals + sales > 0;
