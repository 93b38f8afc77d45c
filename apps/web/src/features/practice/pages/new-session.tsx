import type { Icp } from '@salesai/contract/icp';
import type { PracticeSession } from '@salesai/contract/practice';
import { EmptyState } from '@salesai/ui/empty-state';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { BackLink } from '#lib/back-link.tsx';
import { ButtonLink } from '#lib/button-link.tsx';
import { activeIcps, icpsQuery } from '#lib/query-icps.ts';
import { recentIcp } from '#lib/recent.ts';
import { sessionsQuery } from '../api.ts';
import { SessionForm } from '../components/session-form.tsx';

/** A new session: ICP, level, situation and offer on one screen. */
export function NewSessionPage() {
  const { t } = useTranslation(['practice', 'common']);
  const { icp: asked } = useSearch({ from: '/signed-in/treino/novo' });
  const icps = useQuery(icpsQuery);
  const sessions = useQuery(sessionsQuery);
  const active = activeIcps(icps.data);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to={paths.practice}>{t('common:back')}</BackLink>
      <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('new.title')}</h1>
      {icps.error && !icps.data && (
        <ErrorState
          title={t('new.error')}
          text={messageOf(icps.error)}
          retryLabel={t('common:retry')}
          onRetry={icps.refetch}
        />
      )}
      {icps.isPending || sessions.isPending ? (
        <FormSkeleton />
      ) : (
        icps.data &&
        (active[0] ? (
          <SessionForm
            icps={active}
            sessions={sessions.data ?? []}
            initialIcp={initialIcp(active, asked, sessions.data ?? [])}
          />
        ) : (
          <EmptyState
            title={t('start.noIcpTitle')}
            text={t('start.noIcpText')}
            action={<ButtonLink to={paths.icps}>{t('start.createIcp')}</ButtonLink>}
          />
        ))
      )}
    </div>
  );
}

/** The ICP of the link, else the one of the last session, else the last one that was opened. */
function initialIcp(
  active: readonly Icp[],
  asked: string | undefined,
  sessions: readonly PracticeSession[],
): Icp | undefined {
  const wanted = [asked, sessions[0]?.icpId, recentIcp()];
  return wanted.map((id) => active.find((one) => one.id === id)).find(Boolean) ?? active[0];
}

function FormSkeleton() {
  return (
    <>
      <Skeleton className="h-32 rounded-2xl" />
      <Skeleton className="h-20 rounded-2xl" />
      <Skeleton className="h-32 rounded-2xl" />
    </>
  );
}
