import { Badge } from '@salesai/ui/badge';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { channelQuery } from '../api.ts';
import { ChannelSections } from '../components/channel-sections.tsx';

/** One channel: all there is to know, and a week to try it. */
export function ChannelDetailPage() {
  const { t } = useTranslation(['channels', 'common']);
  const place = useParams({ from: '/signed-in/icp-channel-strategy/$icpId/$channelId' });
  const { data: channel, error, refetch } = useQuery(channelQuery(place));
  return (
    <div className="grid gap-6">
      <ButtonLink
        to={paths.icpChannels}
        params={{ icpId: place.icpId }}
        variant="ghost"
        className="-ml-3 justify-self-start"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t('detail.back')}
      </ButtonLink>
      {channel && (
        <>
          <header className="flex flex-wrap items-end justify-between gap-4">
            <div className="grid gap-2">
              <Badge className="justify-self-start">{channel.category}</Badge>
              <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{channel.name}</h1>
              <p className="max-w-prose">{channel.description}</p>
              <p className="max-w-prose text-muted">
                <span className="font-semibold text-mind">{t('list.reason')}: </span>
                {channel.reason}
              </p>
            </div>
            <ButtonLink to={paths.icpScripts} params={{ icpId: place.icpId, channel: channel.id }}>
              {t('detail.scripts')}
            </ButtonLink>
          </header>
          <ChannelSections icpId={place.icpId} channel={channel} />
        </>
      )}
      {!channel && error && (
        <ErrorState
          title={t('detail.error')}
          text={messageOf(error)}
          retryLabel={t('common:retry')}
          onRetry={refetch}
        />
      )}
      {!channel && !error && <Skeleton className="h-96 rounded-2xl" />}
    </div>
  );
}
