import { Breadcrumbs } from '@salesai/ui/breadcrumbs';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#lib/auth-store.ts';
import { Activities } from '../components/activities.tsx';
import { Insights } from '../components/insights.tsx';
import { Kpis } from '../components/kpis.tsx';
import { NextStepCard } from '../components/next-step-card.tsx';
import { SalesChart } from '../components/sales-chart.tsx';
import { SampleNote } from '../components/sample-note.tsx';
import { partOfDay } from '../next-step.ts';

/** The next step, and below it a dashboard with sample data. */
export function HomePage() {
  const { t } = useTranslation('home');
  const name = useAuth((state) => state.user?.name ?? '');
  const [firstName = ''] = name.trim().split(/\s+/);
  const greeting = t(`greeting.${partOfDay(new Date().getHours())}`, { name: firstName });
  return (
    <div className="grid gap-8">
      <div className="grid gap-1">
        <Breadcrumbs label={t('trail')}>
          <span>{t('breadcrumb')}</span>
        </Breadcrumbs>
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{greeting}</h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      <NextStepCard />
      <section className="grid gap-4" aria-label={t('sample.badge')}>
        <SampleNote />
        <Kpis />
        <div className="grid gap-4 lg:grid-cols-[1.6fr_1fr]">
          <SalesChart />
          <Activities />
        </div>
        <Insights />
      </section>
    </div>
  );
}
