import { ErrorState } from '@salesai/ui/error-state';
import { Spinner } from '@salesai/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { MissingIcp } from '#lib/missing-icp.tsx';
import { notify } from '#lib/notify.ts';
import { icpQuery } from '#lib/query-icps.ts';
import { SavedAt } from '#lib/saved-at.tsx';
import { statusQuery } from '../api.ts';
import { ActivateCoach } from '../components/activate-coach.tsx';
import { ArenaHeader } from '../components/arena-header.tsx';
import { ArenaMenu } from '../components/arena-menu.tsx';
import { CoachWorkspace } from '../components/coach-workspace.tsx';
import { DocumentsButton } from '../components/documents-button.tsx';

/** ARENA: the coach for one ICP, as a chat. */
export function ArenaPage() {
  const { t } = useTranslation(['coach', 'common']);
  const { icpId } = useParams({ from: '/signed-in/icp-arena/$icpId' });
  const query = useQuery(statusQuery);
  const { data: status, error, refetch } = query;
  const hasFailed = error !== null && status === undefined;
  // Optional: the screen works without the ICP's data.
  const icp = useQuery(icpQuery(icpId)).data;
  const [showsHistory, setShowsHistory] = useState(true);
  useEffect(() => {
    if (hasFailed) notify.error(messageOf(error, t('errors.check')));
  }, [hasFailed, error, t]);

  if (icp === null) {
    return (
      <Padded>
        <MissingIcp />
      </Padded>
    );
  }
  return (
    <div className="flex min-h-0 grow flex-col">
      <ArenaHeader icpId={icpId} icp={icp}>
        {status?.exists && (
          <>
            <DocumentsButton files={status.files} />
            <ArenaMenu
              icpId={icpId}
              engine={status.engine}
              showsHistory={showsHistory}
              onToggleHistory={() => setShowsHistory(!showsHistory)}
            />
          </>
        )}
      </ArenaHeader>
      <div className="px-4 pt-2 empty:hidden">
        <SavedAt query={query} />
      </div>
      {!status && (
        <Padded>
          {error ? (
            <ErrorState
              title={t('errors.check')}
              text={messageOf(error)}
              retryLabel={t('common:retry')}
              onRetry={refetch}
            />
          ) : (
            <Spinner label={t('checking')} className="size-8" />
          )}
        </Padded>
      )}
      {status && !status.exists && (
        <Padded>
          <ActivateCoach />
        </Padded>
      )}
      {status?.exists && (
        <CoachWorkspace
          key={icpId}
          icpId={icpId}
          objections={icp?.details?.comportamentoCompra.objecoesComuns ?? []}
          capabilities={status.capabilities}
          showsHistory={showsHistory}
        />
      )}
    </div>
  );
}

/** What is shown in place of the chat. */
const Padded = ({ children }: { children: ReactNode }) => (
  <div className="p-4 md:p-6">{children}</div>
);
