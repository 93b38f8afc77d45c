import { ErrorState } from '@salesai/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { BackLink } from '#lib/back-link.tsx';
import { channelQuery } from '#lib/channels/queries.ts';
import { ChannelHeader } from '../components/channel-header.tsx';
import { ChannelSections } from '../components/channel-sections.tsx';
import { DetailSkeleton } from '../components/detail-skeleton.tsx';

const route = getRouteApi('/signed-in/icp-channel-strategy/$icpId/$channelId');

/** The details of one channel. */
export function ChannelPage() {
  const { t } = useTranslation(['channels', 'common']);
  const { icpId, channelId } = route.useParams();
  const { data, error, refetch } = useQuery(channelQuery(icpId, channelId));
  return (
    <div className="grid gap-6">
      <BackLink to={paths.icpChannels} params={{ icpId }}>
        {t('backToList')}
      </BackLink>
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
      {data && (
        <>
          <ChannelHeader icpId={icpId} channel={data} />
          <ChannelSections icpId={icpId} channel={data} />
        </>
      )}
    </div>
  );
}
