import { useTranslation } from 'react-i18next';
import { Activities } from './activities.tsx';
import { Insights } from './insights.tsx';
import { Kpis } from './kpis.tsx';
import { SalesChart } from './sales-chart.tsx';
import { SampleNote } from './sample-note.tsx';

/** A panel with sample data, until the seller has results of their own. */
export function Samples() {
  const { t } = useTranslation('home');
  return (
    <section className="grid gap-2 md:gap-3" aria-label={t('sample.badge')}>
      <SampleNote />
      <div className="grid gap-2 md:grid-cols-2 md:gap-3">
        <Kpis />
        <SalesChart />
        <Activities />
        <Insights />
      </div>
    </section>
  );
}
