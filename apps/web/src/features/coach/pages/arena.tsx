import type { CoachStatus } from '@salesai/contract/coach';
import { ErrorState } from '@salesai/ui/error-state';
import { Spinner } from '@salesai/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { BackLink } from '#lib/back-link.tsx';
import { MissingIcp } from '#lib/missing-icp.tsx';
import { notify } from '#lib/notify.ts';
import { icpQuery } from '#lib/query-icps.ts';
import { statusQuery } from '../api.ts';
import { ActivateCoach } from '../components/activate-coach.tsx';
import { CoachWorkspace } from '../components/coach-workspace.tsx';

/** ARENA: the coach for one ICP. */
export function ArenaPage() {
  const { t } = useTranslation(['coach', 'common']);
  const { icpId } = useParams({ from: '/signed-in/icp-arena/$icpId' });
  const { data: status, error, refetch } = useQuery(statusQuery);
  // Optional: the screen works without the ICP's data.
  const icp = useQuery(icpQuery(icpId)).data;
  useEffect(() => {
    if (error) notify.error(messageOf(error, t('errors.check')));
  }, [error, t]);

  if (icp === null) return <MissingIcp />;
  return (
    <div className="grid gap-4">
      <BackLink to={paths.icpDetails} params={{ icpId }}>
        {t('common:back')}
      </BackLink>
      <div className="grid gap-1">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">
          {icp ? t('forIcp', { name: icp.name }) : t('text')}
        </p>
        {status?.exists && <EngineName {...status.engine} />}
      </div>
      {!status && !error && <Spinner label={t('checking')} className="size-8" />}
      {!status && error && (
        <ErrorState
          title={t('errors.check')}
          text={messageOf(error)}
          retryLabel={t('common:retry')}
          onRetry={refetch}
        />
      )}
      {status && !status.exists && <ActivateCoach />}
      {status?.exists && (
        <CoachWorkspace
          icpId={icpId}
          objections={icp?.details?.comportamentoCompra.objecoesComuns ?? []}
          status={status}
        />
      )}
    </div>
  );
}

/** Names the engine that writes the replies. */
function EngineName({ kind, model }: CoachStatus['engine']) {
  const { t } = useTranslation('coach');
  return (
    <p className="text-muted text-xs">
      {kind === 'embedded' ? t('engine.embedded') : t('engine.model', { model: model ?? kind })}
    </p>
  );
}
