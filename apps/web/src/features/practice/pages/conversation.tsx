import { Button } from '@salesai/ui/button';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf, toApiError } from '#lib/api-error.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { Failure } from '#lib/failure.tsx';
import { sessionQuery } from '../api.ts';
import { Chat } from '../components/chat.tsx';
import { messageAnchor } from '../components/message-bubble.tsx';

const ANCHOR_PREFIX = messageAnchor('');

/** The conversation of one session; after its end, to read. */
export function ConversationPage() {
  const { t } = useTranslation(['practice', 'common']);
  const { sessionId } = useParams({ from: '/conversation/treino/$sessionId' });
  const hash = useLocation({ select: (location) => location.hash });
  const { data: session, error, refetch } = useQuery(sessionQuery(sessionId));
  if (session) {
    const target = hash.startsWith(ANCHOR_PREFIX) ? hash.slice(ANCHOR_PREFIX.length) : null;
    return <Chat key={sessionId} session={session} target={target} />;
  }
  if (!error) return <ChatSkeleton />;
  const isMissing = toApiError(error).status === 404;
  return (
    <Frame>
      <Failure
        title={t(isMissing ? 'chat.errors.missing' : 'chat.errors.load')}
        text={messageOf(error)}
      >
        {!isMissing && <Button onClick={() => void refetch()}>{t('common:retry')}</Button>}
        <ButtonLink to={paths.practice} variant="secondary">
          {t('chat.errors.back')}
        </ButtonLink>
      </Failure>
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="grow overflow-y-auto px-4 outline-none">
    {children}
  </main>
);

function ChatSkeleton() {
  const { t } = useTranslation('practice');
  return (
    <Frame>
      <div
        role="status"
        aria-label={t('chat.loading')}
        className="mx-auto grid h-full max-w-3xl content-end gap-4 py-6"
      >
        <Skeleton className="h-12 w-2/3 rounded-2xl" />
        <Skeleton className="h-12 w-1/2 justify-self-end rounded-2xl" />
        <Skeleton className="h-20 w-3/4 rounded-2xl" />
      </div>
    </Frame>
  );
}
