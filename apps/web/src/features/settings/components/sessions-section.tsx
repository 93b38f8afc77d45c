import type { Session } from '@salesai/contract/auth';
import { Badge } from '@salesai/ui/badge';
import { Button } from '@salesai/ui/button';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { sessionsQuery, useEndSession } from '../api.ts';
import { deviceOf } from '../device.ts';
import { Section } from './section.tsx';

/** The active sessions of the account, with buttons to end them. */
export function SessionsSection() {
  const { t } = useTranslation(['settings', 'common']);
  const sessions = useQuery(sessionsQuery);
  const end = useEndSession();
  const endOthers = () =>
    end.mutate(null, {
      onSuccess: () => notify.success(t('sessions.endedOthers')),
      onError: () => notify.error(t('sessions.error')),
    });
  return (
    <Section anchor="sessions" title={t('sessions.title')} text={t('sessions.text')}>
      {sessions.isPending && <Skeleton className="h-14" />}
      {sessions.isError && (
        <ErrorState
          title={t('sessions.loadError')}
          retryLabel={t('common:retry')}
          onRetry={sessions.refetch}
        />
      )}
      <ul className="grid gap-3">
        {sessions.data?.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {sessions.data && sessions.data.length > 2 && (
        <Button
          variant="secondary"
          loading={end.isPending && end.variables === null}
          onClick={endOthers}
          className="justify-self-start"
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </Section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t, i18n } = useTranslation('settings');
  const end = useEndSession();
  const device = deviceOf(session.userAgent) || t('sessions.unknown');
  const day = new Date(session.createdAt).toLocaleString(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const endSession = () =>
    end.mutate(session.id, {
      onSuccess: () => notify.success(t('sessions.ended')),
      onError: () => notify.error(t('sessions.error')),
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line px-4 py-3">
      <div className="grid gap-0.5">
        <p className="font-medium text-sm">{device}</p>
        <p className="text-muted text-sm">{t('sessions.since', { day })}</p>
      </div>
      {session.current ? (
        <Badge tone="success">{t('sessions.here')}</Badge>
      ) : (
        <Button
          variant="ghost"
          loading={end.isPending}
          onClick={endSession}
          aria-label={t('sessions.endOf', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </div>
  );
}
