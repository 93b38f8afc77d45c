import type { Progress } from '@salesai/contract/progress';
import { Card } from '@salesai/ui/card';
import { EmptyState } from '@salesai/ui/empty-state';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { Switch } from '@salesai/ui/switch';
import { useQuery } from '@tanstack/react-query';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { progressQuery } from '#lib/practice/progress.ts';
import { ResultAreas } from '#lib/result-areas.tsx';
import { ShareButton } from '#lib/shares/share-button.tsx';
import { COMPARED_FROM, comparedOf } from '../compared.ts';
import { CriteriaChart } from '../components/criteria-chart.tsx';
import { Levels } from '../components/levels.tsx';
import { Summary } from '../components/summary.tsx';
import { PracticeWeek } from '../components/week.tsx';
import { useHiddenNumbers } from '../use-hidden-numbers.ts';
import { usePictureOf } from '../use-picture-of.ts';

/** Progress in practice: compared with oneself, never with others. */
export function ProgressPage() {
  const { t } = useTranslation(['progress', 'common']);
  const { data, error, refetch } = useQuery(progressQuery);
  return (
    <div className="grid gap-5">
      <ResultAreas />
      <p className="text-muted">{t('intro')}</p>
      {data && (data.sessions === 0 ? <Nothing /> : <Figures progress={data} />)}
      {!data && error && (
        <ErrorState title={t('error')} retryLabel={t('common:retry')} onRetry={refetch} />
      )}
      {!data && !error && (
        <>
          <Skeleton className="h-24 rounded-2xl" />
          <Skeleton className="h-72 rounded-2xl" />
        </>
      )}
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation('progress');
  return (
    <Card>
      <EmptyState
        icon={<TrendingUp className="size-10" aria-hidden />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink to={paths.practice}>{t('empty.action')}</ButtonLink>}
      />
    </Card>
  );
}

function Figures({ progress }: { progress: Progress }) {
  const { t } = useTranslation('progress');
  const [isHidden, setHidden] = useHiddenNumbers();
  const compared = comparedOf(progress);
  const pictureOf = usePictureOf(progress);
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="grid gap-4 lg:col-span-2">
        <Summary progress={progress} compared={compared} isHidden={isHidden} />
        <div className="grid grid-cols-[1fr_auto] items-center gap-3">
          <Switch label={t('hide')} checked={isHidden} onCheckedChange={setHidden} />
          <ShareButton shared={{ kind: 'progress' }} pictureOf={pictureOf} />
        </div>
      </div>
      {compared.length > 0 ? (
        <CriteriaChart compared={compared} isHidden={isHidden} />
      ) : (
        <Card className="grid content-start gap-3 p-5">
          <p>{t('more', { count: Math.max(1, COMPARED_FROM - progress.sessions) })}</p>
          <ButtonLink to={paths.practice} className="justify-self-start">
            {t('practise')}
          </ButtonLink>
        </Card>
      )}
      <Levels progress={progress} isHidden={isHidden} />
      <PracticeWeek progress={progress} isHidden={isHidden} />
    </div>
  );
}
