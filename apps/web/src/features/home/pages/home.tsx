import { Breadcrumbs } from '@salesai/ui/breadcrumbs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#lib/auth-store.ts';
import { activeIcps, icpsQuery } from '#lib/query-icps.ts';
import { nextStepQuery } from '../api.ts';
import { NextStepCard } from '../components/next-step-card.tsx';
import { VisitsSkeleton } from '../components/visits-skeleton.tsx';
import { partOfDay } from '../next-step.ts';

// On demand: the first screen is the next step.
const Visits = lazy(async () => ({ default: (await import('../components/visits.tsx')).Visits }));
const Today = lazy(async () => ({ default: (await import('../components/today.tsx')).Today }));

/** What to do now: the next step, the ICPs to visit, today's practice; then figures. */
export function HomePage() {
  const { t } = useTranslation('home');
  const name = useAuth((state) => state.user?.name ?? '');
  const [firstName = ''] = name.trim().split(/\s+/);
  const greeting = t(`greeting.${partOfDay(new Date().getHours())}`, { name: firstName });
  const step = useQuery(nextStepQuery);
  const active = activeIcps(useQuery(icpsQuery).data);
  const isFirstLoad = step.isPending && step.fetchStatus === 'fetching';
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <div className="grid gap-1">
        <Breadcrumbs label={t('trail')}>
          <span>{t('breadcrumb')}</span>
        </Breadcrumbs>
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{greeting}</h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      <NextStepCard query={step} />
      {isFirstLoad && <VisitsSkeleton />}
      {!isFirstLoad && active.length > 0 && (
        <Suspense fallback={<VisitsSkeleton />}>
          <Visits icps={active} />
        </Suspense>
      )}
      {/* After the step, so that what loads above does not move it. */}
      <Suspense>
        <Today isShown={!isFirstLoad} />
      </Suspense>
    </div>
  );
}
