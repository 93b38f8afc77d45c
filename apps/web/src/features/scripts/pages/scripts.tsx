import { Breadcrumbs } from '@salesai/ui/breadcrumbs';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { channelQuery } from '#lib/channels/queries.ts';
import { ScriptsOfChannel } from '../components/scripts-of-channel.tsx';

const route = getRouteApi('/signed-in/icp-channel-details/$icpId/$channel');

/** What to say on one channel. */
export function ScriptsPage() {
  const { t } = useTranslation(['scripts', 'common']);
  const place = route.useParams();
  const { icpId, channel } = place;
  const name = useQuery(channelQuery(icpId, channel)).data?.name ?? '…';
  const title = t('title', { channel: name });
  return (
    <div className="grid gap-6">
      <Breadcrumbs label={t('breadcrumbs')}>
        <Link to={paths.icpChannels} params={{ icpId }} className="link link-row">
          {t('common:titles.icpChannels')}
        </Link>
        <Link
          to={paths.icpChannel}
          params={{ icpId, channelId: channel }}
          className="link link-row"
        >
          {name}
        </Link>
        <span>{title}</span>
      </Breadcrumbs>
      <ScriptsOfChannel key={`${icpId}/${channel}`} place={place} printTitle={title} />
    </div>
  );
}
