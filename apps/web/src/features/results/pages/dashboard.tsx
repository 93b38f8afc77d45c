import type { Dashboard } from '@salesai/contract/results';
import { Button } from '@salesai/ui/button';
import { Card } from '@salesai/ui/card';
import { Chips } from '@salesai/ui/chips';
import { EmptyState } from '@salesai/ui/empty-state';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import ChartColumn from 'lucide-react/icons/chart-column';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { notify } from '#lib/notify.ts';
import { WaitingCount } from '#lib/outbox/waiting-count.tsx';
import { ResultAreas } from '#lib/result-areas.tsx';
import { dashboardQuery } from '#lib/results/api.ts';
import { PERIODS, type PeriodName, periodUntilToday } from '#lib/results/period.ts';
import { downloadCsv } from '#lib/results/use-results.ts';
import { saveFile } from '#lib/save-file.ts';
import { useAction } from '#lib/use-action.ts';
import { ByChannel } from '../components/by-channel.tsx';
import { ByDay } from '../components/by-day.tsx';
import { Entries } from '../components/entries.tsx';
import { Funnel } from '../components/funnel.tsx';
import { GoalCard } from '../components/goal-card.tsx';
import { Headline } from '../components/headline.tsx';
import { LogButton } from '../components/log-button.tsx';
import { Losses } from '../components/losses.tsx';
import { type Counted, OpenEntries } from '../open-entries.tsx';

const EntriesSheet = lazy(async () => ({
  default: (await import('../components/entries-sheet.tsx')).EntriesSheet,
}));
const LogSheet = lazy(async () => ({
  default: (await import('#lib/results/log-sheet.tsx')).LogSheet,
}));

/** The seller's own results: only what was logged. */
export function DashboardPage() {
  const { t } = useTranslation(['results', 'common']);
  const { period = 'month' } = useSearch({ from: `/signed-in${paths.dashboard}` });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(dashboardQuery(period));
  const [isLogging, setLogging] = useState(false);
  const choose = (chosen: PeriodName) =>
    void navigate({ to: paths.dashboard, search: { period: chosen }, replace: true });
  return (
    <div className="grid grid-cols-1 gap-5 pb-20">
      <ResultAreas />
      <p className="text-muted">{t('intro')}</p>
      <WaitingCount />
      <Chips
        label={t('period.label')}
        options={PERIODS.map((one) => ({ value: one, label: t(`period.${one}`) }))}
        value={period}
        onChange={choose}
      />
      {data?.hasResults && <LogButton onClick={() => setLogging(true)} />}
      {data && <Figures dashboard={data} period={period} onLog={() => setLogging(true)} />}
      {!data && error && (
        <ErrorState title={t('error')} retryLabel={t('common:retry')} onRetry={refetch} />
      )}
      {!data && !error && <FiguresSkeleton />}
      {isLogging && (
        <Suspense>
          <LogSheet onClose={() => setLogging(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface FiguresProps {
  dashboard: Dashboard;
  period: PeriodName;
  onLog: () => void;
}

function Figures({ dashboard, period, onLog }: FiguresProps) {
  const { t } = useTranslation('results');
  const [counted, setCounted] = useState<Counted | null>(null);
  const dates = periodUntilToday(period);
  if (!dashboard.hasResults) {
    return (
      <Card>
        <EmptyState
          icon={<ChartColumn className="size-10" aria-hidden />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<Button onClick={onLog}>{t('log.open')}</Button>}
        />
      </Card>
    );
  }
  return (
    <OpenEntries value={setCounted}>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Headline dashboard={dashboard} />
        {dashboard.goal && <GoalCard goal={dashboard.goal} />}
        {dashboard.byDay.length === 0 && <p className="text-muted">{t('empty.period')}</p>}
        {dashboard.byDay.length > 0 && (
          <>
            <Funnel funnel={dashboard.funnel} />
            <Losses losses={dashboard.losses} />
            <ByChannel byChannel={dashboard.byChannel} />
            <ByDay dashboard={dashboard} />
            <div className="lg:col-span-2">
              <Entries period={dates} />
            </div>
          </>
        )}
        <CsvButton period={period} />
      </div>
      {counted && (
        <Suspense>
          <EntriesSheet counted={counted} period={dates} onClose={() => setCounted(null)} />
        </Suspense>
      )}
    </OpenEntries>
  );
}

function CsvButton({ period }: { period: PeriodName }) {
  const { t } = useTranslation('results');
  const download = useAction(() => downloadCsv(periodUntilToday(period)), {
    onSuccess: (file) => saveFile(file, 'salesai.csv'),
    onError: () => notify.error(t('csvFailed')),
  });
  return (
    <Button
      variant="secondary"
      className="justify-self-start lg:col-span-2"
      loading={download.isPending}
      onClick={() => void download.run()}
    >
      {t('csv')}
    </Button>
  );
}

function FiguresSkeleton() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-36 rounded-2xl" />
      <Skeleton className="h-36 rounded-2xl" />
      <Skeleton className="h-80 rounded-2xl" />
      <Skeleton className="h-80 rounded-2xl" />
    </div>
  );
}
