import { Breadcrumbs } from '@salesai/ui/breadcrumbs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#lib/auth-store.ts';
import { activeIcps, icpsQuery } from '#lib/query-icps.ts';
import { nextStepQuery } from '../api.ts';
import { NextStepCard } from '../components/next-step-card.tsx';
import { ObjectionOfTheDay } from '../components/objection.tsx';
import { Samples } from '../components/samples.tsx';
import { Visits, VisitsSkeleton } from '../components/visits.tsx';
import { Week } from '../components/week.tsx';
import { partOfDay } from '../next-step.ts';

interface HomePageProps {
  /** What practice knows about today. */
  practice?: { objection?: string; days?: readonly boolean[] };
}

/** What to do now: the next step, the customers to visit, today's practice; then sample data. */
export function HomePage({ practice = {} }: HomePageProps) {
  const { t } = useTranslation('home');
  const name = useAuth((state) => state.user?.name ?? '');
  const [firstName = ''] = name.trim().split(/\s+/);
  const greeting = t(`greeting.${partOfDay(new Date().getHours())}`, { name: firstName });
  const step = useQuery(nextStepQuery);
  const customers = activeIcps(useQuery(icpsQuery).data);
  const isFirstLoad = step.isPending && step.fetchStatus === 'fetching';
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <Breadcrumbs label={t('trail')}>
          <span>{t('breadcrumb')}</span>
        </Breadcrumbs>
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{greeting}</h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      <NextStepCard query={step} />
      {isFirstLoad && <VisitsSkeleton />}
      {!isFirstLoad && customers.length > 0 && <Visits icps={customers} />}
      {practice.objection && <ObjectionOfTheDay quote={practice.objection} />}
      {practice.days && <Week days={practice.days} />}
      {/* Rendered last, so that what loads above does not move it. */}
      {!isFirstLoad && <Samples />}
    </div>
  );
}
