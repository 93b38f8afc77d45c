import { Breadcrumbs } from '@salesai/ui/breadcrumbs';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ApiError } from '#lib/api-error.ts';
import { channelQuery } from '#lib/channels/queries.ts';
import { ChannelScripts } from '../components/channel-scripts.tsx';

const route = getRouteApi('/signed-in/icp-channel-details/$icpId/$channel');

/** The scripts of one channel. */
export function ScriptsPage() {
  const { t } = useTranslation(['scripts', 'common']);
  const channelKey = route.useParams();
  const { icpId, channel } = channelKey;
  const { data, error } = useQuery(channelQuery(icpId, channel));
  const name = data?.name;
  const isUnknown = error instanceof ApiError && error.status === 404;
  const title = name ? t('title', { channel: name }) : t('common:titles.icpScripts');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Breadcrumbs label={t('breadcrumbs')}>
        <Link to={paths.icpChannels} params={{ icpId }} className="link link-row">
          {t('common:titles.icpChannels')}
        </Link>
        {!isUnknown && (
          <Link
            to={paths.icpChannel}
            params={{ icpId, channelId: channel }}
            className="link link-row"
          >
            {name ?? t('channel')}
          </Link>
        )}
        <span>{title}</span>
      </Breadcrumbs>
      <ChannelScripts key={`${icpId}/${channel}`} channelKey={channelKey} printTitle={title} />
    </div>
  );
}
