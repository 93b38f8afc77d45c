import { Button } from '@salesai/ui/button';
import { EmptyState } from '@salesai/ui/empty-state';
import { ErrorState } from '@salesai/ui/error-state';
import { getRouteApi } from '@tanstack/react-router';
import Route from 'lucide-react/icons/route';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { BackLink } from '#lib/back-link.tsx';
import { useChannelGeneration } from '#lib/channels/use-channel-generation.ts';
import { MissingIcp } from '#lib/missing-icp.tsx';
import { SavedAt } from '#lib/saved-at.tsx';
import { ChannelPlan } from '../components/channel-plan.tsx';
import { GenerationBanner } from '../components/generation-banner.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { Regenerate } from '../components/regenerate.tsx';

const route = getRouteApi('/signed-in/icp-channel-strategy/$icpId');

/** The channels of one ICP and their generation. */
export function ChannelListPage() {
  const { t } = useTranslation(['channels', 'common']);
  const { icpId } = route.useParams();
  const generation = useChannelGeneration(icpId);
  const { data, error, refetch } = generation.channels;
  const hasChannels = data !== undefined && data.channels.length > 0;
  const isBusy = generation.isStarting || generation.running !== null;

  if (error instanceof ApiError && error.status === 404) return <MissingIcp />;
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <BackLink to={paths.icpDetails} params={{ icpId }}>
          {t('common:back')}
        </BackLink>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-2">
            <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
            <p className="max-w-prose text-muted">{t('text')}</p>
          </div>
          {hasChannels && <Regenerate busy={isBusy} onConfirm={generation.start} />}
        </div>
      </div>
      <SavedAt query={generation.channels} />
      {generation.running && (
        <GenerationBanner generation={generation.running} onCheck={generation.check} />
      )}
      {!data && !error && <ListSkeleton />}
      {!data && error && (
        <ErrorState
          title={t('errors.list')}
          text={messageOf(error)}
          retryLabel={t('common:retry')}
          onRetry={refetch}
        />
      )}
      {hasChannels && <ChannelPlan icpId={icpId} list={data} />}
      {data && !hasChannels && !generation.running && (
        <EmptyState
          icon={<Route className="size-10" aria-hidden />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button loading={generation.isStarting} onClick={generation.start}>
              {t('generate')}
            </Button>
          }
        />
      )}
    </div>
  );
}
