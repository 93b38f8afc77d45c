import type { Channel } from '@salesai/contract/channels';
import { ErrorState } from '@salesai/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { BackLink } from '#lib/back-link.tsx';
import { channelQuery } from '#lib/channels/queries.ts';
import { SavedAt } from '#lib/saved-at.tsx';
import { ChannelFacts } from '../components/channel-facts.tsx';
import { ChannelHeader } from '../components/channel-header.tsx';
import { ChannelLinks } from '../components/channel-links.tsx';
import { ChannelSections, DoSections } from '../components/channel-sections.tsx';
import { DetailSkeleton } from '../components/detail-skeleton.tsx';
import { TodayCard } from '../components/today-card.tsx';
import { useChannelSections } from '../open-sections.ts';

const route = getRouteApi('/signed-in/icp-channel-strategy/$icpId/$channelId');

/** One channel: what to do today first, everything else in sections. */
export function ChannelPage() {
  const { t } = useTranslation(['channels', 'common']);
  const { icpId, channelId } = route.useParams();
  const query = useQuery(channelQuery(icpId, channelId));
  const { data, error, refetch } = query;
  return (
    <div className="-mt-5 -mb-3 grid gap-1 md:my-0 md:gap-2">
      <BackLink to={paths.icpChannels} params={{ icpId }}>
        {t('backToList')}
      </BackLink>
      <SavedAt query={query} />
      {!data && !error && <DetailSkeleton />}
      {!data && error && (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          <ErrorState
            title={t('errors.detail')}
            text={messageOf(error)}
            retryLabel={t('common:retry')}
            onRetry={refetch}
          />
        </>
      )}
      {data && <Details key={data.id} icpId={icpId} channel={data} />}
    </div>
  );
}

function Details({ icpId, channel }: { icpId: string; channel: Channel }) {
  const [open, setOpen] = useChannelSections();
  const sections = { icpId, channel, open, onOpenChange: setOpen };
  return (
    <div className="grid items-start gap-2 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-4">
      <div className="grid min-w-0 gap-3 lg:col-start-1">
        <ChannelHeader channel={channel} />
        <TodayCard icpId={icpId} channel={channel} />
        <ChannelLinks icpId={icpId} channelId={channel.id} />
      </div>
      <div className="grid min-w-0 gap-2 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ChannelFacts results={channel.estimatedResults} />
        <DoSections {...sections} />
      </div>
      <div className="min-w-0 lg:col-start-1">
        <ChannelSections {...sections} />
      </div>
    </div>
  );
}
