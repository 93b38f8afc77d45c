import { Card } from '@salesai/ui/card';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { BackLink } from '#lib/back-link.tsx';
import { rubricQuery } from '#lib/practice/rubric.ts';
import { Rules } from '../components/rules.tsx';

/** Everything that a mark rests on. */
export function RulesPage() {
  const { t } = useTranslation(['practice', 'common']);
  const { data: rubric, error, refetch } = useQuery(rubricQuery);
  const { hash } = useRouter().latestLocation;
  useEffect(() => {
    if (rubric && hash) document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [rubric, hash]);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to={paths.practice}>{t('common:back')}</BackLink>
      <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('rules.title')}</h1>
      <p>{t('rules.text')}</p>
      <Card className="p-4">
        <p className="text-sm">{t('rules.sum')}</p>
      </Card>
      {!rubric && !error && <Skeleton className="h-96 rounded-2xl" />}
      {!rubric && error && (
        <ErrorState
          title={t('rules.error')}
          text={messageOf(error)}
          retryLabel={t('common:retry')}
          onRetry={refetch}
        />
      )}
      {rubric && <Rules rubric={rubric} />}
    </div>
  );
}
