import { Button } from '@salesai/ui/button';
import { EmptyState } from '@salesai/ui/empty-state';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Compass from 'lucide-react/icons/compass';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { useChannelGeneration } from '#lib/channel-generation.ts';
import { ChannelCard } from '../components/channel-card.tsx';
import { GenerationBanner } from '../components/generation-banner.tsx';
import { Strategy } from '../components/strategy.tsx';

/** The channels of one ideal customer, and the generation that makes them. */
export function ChannelListPage() {
  const { t } = useTranslation(['channels', 'common']);
  const { icpId } = useParams({ from: '/signed-in/icp-channel-strategy/$icpId' });
  const generation = useChannelGeneration(icpId);
  const { data, error } = generation.channels;
  const isEmpty = data?.count === 0 && !generation.isRunning;
  return (
    <div className="grid gap-6">
      <ButtonLink
        to={paths.icpDetails}
        params={{ icpId }}
        variant="ghost"
        className="-ml-3 justify-self-start"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t('common:back')}
      </ButtonLink>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
          <p className="max-w-prose text-muted">{t('text')}</p>
        </div>
        {data && data.count > 0 && !generation.isRunning && (
          <Button variant="secondary" onClick={generation.start}>
            {t('generation.again')}
          </Button>
        )}
      </div>
      {generation.isRunning && (
        <GenerationBanner progress={generation.progress} onCheck={generation.reload} />
      )}
      {isEmpty && (
        <EmptyState
          icon={<Compass className="size-10" aria-hidden />}
          title={t('list.empty')}
          text={t('list.emptyText')}
          action={<Button onClick={generation.start}>{t('generation.start')}</Button>}
        />
      )}
      {data && data.count > 0 && (
        <>
          <Strategy {...data} />
          <section className="grid gap-4" aria-label={t('list.channels')}>
            <h2 className="font-semibold text-xl">{t('list.channels')}</h2>
            <ul className="grid gap-4 md:grid-cols-2">
              {data.channels.map((channel) => (
                <li key={channel.id}>
                  <ChannelCard icpId={icpId} channel={channel} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      {!data && error && (
        <ErrorState
          title={t('list.error')}
          text={messageOf(error)}
          retryLabel={t('common:retry')}
          onRetry={generation.reload}
        />
      )}
      {!data && !error && <Skeleton className="h-96 rounded-2xl" />}
    </div>
  );
}
