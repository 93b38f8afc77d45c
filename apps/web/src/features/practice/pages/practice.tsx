import type { PracticeSession } from '@salesai/contract/practice';
import { Card } from '@salesai/ui/card';
import { EmptyState } from '@salesai/ui/empty-state';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { cardsTodayQuery } from '#lib/practice/cards.ts';
import { activeIcps, icpsQuery } from '#lib/query-icps.ts';
import { sessionsQuery } from '../api.ts';
import { DueCards } from '../components/due-cards.tsx';
import { Face } from '../components/face.tsx';
import { MoreLinks } from '../components/more-links.tsx';
import { SessionRow } from '../components/session-row.tsx';

const SHOWN_SESSIONS = 3;

/** The start of practice: the conversation to continue, a new one, the last ones. */
export function PracticePage() {
  const { t } = useTranslation(['practice', 'common']);
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const icps = useQuery(icpsQuery).data;
  const { isPending: areCardsPending } = useQuery(cardsTodayQuery);
  const isKnown = !areCardsPending && (sessions !== undefined || error !== null);
  const hasIcp = icps === undefined || activeIcps(icps).length > 0;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
      {!sessions && !error && <StartSkeleton />}
      {!sessions && error && (
        <ErrorState
          title={t('start.error')}
          text={messageOf(error)}
          retryLabel={t('common:retry')}
          onRetry={refetch}
        />
      )}
      {sessions?.length === 0 && (
        <>
          <FirstTime hasIcp={hasIcp} />
          <DueCards />
        </>
      )}
      {sessions && sessions.length > 0 && <Sessions sessions={sessions} hasIcp={hasIcp} />}
      {/* When what is above is known, so that it does not move. */}
      {isKnown && <MoreLinks />}
    </div>
  );
}

function FirstTime({ hasIcp }: { hasIcp: boolean }) {
  const { t } = useTranslation('practice');
  if (!hasIcp) {
    return (
      <EmptyState
        icon={<Dumbbell className="size-10 text-arena" aria-hidden />}
        title={t('start.noIcpTitle')}
        text={t('start.noIcpText')}
        action={<ButtonLink to={paths.icps}>{t('start.createIcp')}</ButtonLink>}
      />
    );
  }
  return (
    <Card className="grid justify-items-center gap-4 p-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-arena-soft">
        <Dumbbell className="size-8 text-arena" aria-hidden />
      </span>
      <p className="max-w-prose">{t('start.text')}</p>
      <ButtonLink to={paths.practiceNew}>{t('start.first')}</ButtonLink>
    </Card>
  );
}

interface SessionsProps {
  sessions: readonly PracticeSession[];
  hasIcp: boolean;
}

function Sessions({ sessions, hasIcp }: SessionsProps) {
  const { t } = useTranslation('practice');
  const active = sessions.filter(({ status }) => status === 'active');
  const ended = sessions.filter(({ status }) => status !== 'active').slice(0, SHOWN_SESSIONS);
  return (
    <>
      {active.map((session) => (
        <ActiveSession key={session.id} session={session} />
      ))}
      <DueCards />
      {hasIcp && <NewSession isMain={active.length === 0} />}
      {ended.length > 0 && (
        <section className="grid gap-3">
          <h2 className="font-semibold text-xl">{t('start.recent')}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface-1">
            {ended.map((session) => (
              <li key={session.id}>
                <SessionRow session={session} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ActiveSession({ session }: { session: PracticeSession }) {
  const { t } = useTranslation('practice');
  const { id, persona, level, messages } = session;
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-4 border-arena/60 p-4">
      <Face src={persona.avatar} className="size-14" />
      <div className="min-w-0 grow basis-40">
        <h2 className="font-semibold">{t('start.continueTitle', { name: persona.name })}</h2>
        <p className="text-muted text-sm">
          {t('start.messages', { level: t(`levels.${level}`), count: messages.length })}
        </p>
      </div>
      <ButtonLink to={paths.practiceSession} params={{ sessionId: id }} className="grow sm:grow-0">
        {t('start.continue')}
      </ButtonLink>
    </Card>
  );
}

/** @param isMain whether there is no conversation to continue. */
function NewSession({ isMain }: { isMain: boolean }) {
  const { t } = useTranslation('practice');
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-4 p-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-arena-soft">
        <Dumbbell className="size-6 text-arena" aria-hidden />
      </span>
      <p className="min-w-0 grow basis-40 text-muted text-sm">{t('start.newText')}</p>
      <ButtonLink
        to={paths.practiceNew}
        variant={isMain ? 'primary' : 'secondary'}
        className="grow sm:grow-0"
      >
        {t('start.new')}
      </ButtonLink>
    </Card>
  );
}

function StartSkeleton() {
  return (
    <>
      <Skeleton className="h-24 rounded-2xl" />
      <Skeleton className="h-56 rounded-2xl" />
    </>
  );
}
