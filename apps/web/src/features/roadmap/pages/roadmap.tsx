import { PHASE_COUNT } from '@salesai/contract/roadmap';
import { ErrorState } from '@salesai/ui/error-state';
import { Progress } from '@salesai/ui/progress';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { roadmapQuery } from '../api.ts';
import { Journey } from '../components/journey.tsx';
import { PhaseGrid, PhaseGridSkeleton } from '../components/phase-grid.tsx';

/** The 17 phases of the Flow do Conhecimento with the seller's progress. */
export function RoadmapPage() {
  const { t } = useTranslation(['roadmap', 'common']);
  const { data, error, refetch } = useQuery(roadmapQuery);
  const completed = data?.completed ?? 0;
  const total = data?.phases.length ?? PHASE_COUNT;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('text')}</p>
        <div className="grid max-w-md gap-2">
          <p className="text-sm tabular-nums">{t('progress', { completed, total })}</p>
          <Progress label={t('progressLabel')} value={completed} max={total} />
        </div>
      </div>
      {data && <Journey steps={data.journey} />}
      {data && <PhaseGrid phases={data.phases} />}
      {!data && !error && <PhaseGridSkeleton />}
      {!data && error && (
        <ErrorState
          title={t('loadError')}
          text={messageOf(error)}
          retryLabel={t('common:retry')}
          onRetry={refetch}
        />
      )}
    </div>
  );
}
