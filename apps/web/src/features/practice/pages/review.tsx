import { Button } from '@salesai/ui/button';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf, toApiError } from '#lib/api-error.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { Failure } from '#lib/failure.tsx';
import { reviewQuery, sessionQuery } from '../api.ts';
import { Review } from '../components/review.tsx';

/** The review of a session that has ended. */
export function ReviewPage() {
  const { t } = useTranslation(['practice', 'common']);
  const { sessionId } = useParams({ from: '/signed-in/treino/$sessionId/resultado' });
  const session = useQuery(sessionQuery(sessionId));
  const review = useQuery(reviewQuery(sessionId));
  if (session.data && review.data) return <Review session={session.data} review={review.data} />;
  const error = session.error ?? review.error;
  if (!error) return <ReviewSkeleton />;
  const { status } = toApiError(error);
  if (status === 404) {
    return (
      <Failure title={t('chat.errors.missing')} text={messageOf(error)}>
        <ButtonLink to={paths.practice}>{t('chat.errors.back')}</ButtonLink>
      </Failure>
    );
  }
  if (status === 409) {
    return (
      <Failure title={t('review.active')} text={t('review.activeText')}>
        <ButtonLink to={paths.practiceSession} params={{ sessionId }}>
          {t('review.toConversation')}
        </ButtonLink>
      </Failure>
    );
  }
  const retry = () => {
    if (session.error) void session.refetch();
    if (review.error) void review.refetch();
  };
  return (
    <Failure title={t('review.error')} text={messageOf(error)} note={t('review.saved')}>
      <Button onClick={retry}>{t('common:retry')}</Button>
      <ButtonLink to={paths.practice} variant="secondary">
        {t('chat.errors.back')}
      </ButtonLink>
    </Failure>
  );
}

function ReviewSkeleton() {
  const { t } = useTranslation('practice');
  return (
    <div role="status" aria-label={t('review.loading')} className="mx-auto grid max-w-2xl gap-4">
      <Skeleton className="h-11 w-28" />
      <Skeleton className="h-9 w-64" />
      <div className="flex items-center gap-4">
        <Skeleton className="size-24 rounded-full" />
        <Skeleton className="h-12 grow" />
      </div>
      <Skeleton className="h-44 rounded-2xl" />
      <Skeleton className="h-72 rounded-2xl" />
    </div>
  );
}
