import { useQuery } from '@tanstack/react-query';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { scriptsQuery } from '#lib/channels/scripts-query.ts';
import { PracticeLink } from '#lib/practice-link.tsx';

interface ChannelLinksProps {
  icpId: string;
  channelId: string;
}

/** The scripts of the channel, which are stored for offline use by this too, and practice with the ICP. */
export function ChannelLinks({ icpId, channelId }: ChannelLinksProps) {
  const { t } = useTranslation('channels');
  const count = useQuery(scriptsQuery({ icpId, channel: channelId })).data?.count ?? 0;
  return (
    <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">
      <ButtonLink
        to={paths.icpScripts}
        params={{ icpId, channel: channelId }}
        className="min-h-13 px-2 text-sm leading-5"
      >
        <MonitorPlay className="hidden size-4 shrink-0 sm:block" aria-hidden />
        <span className="grid text-center sm:text-left">
          {t('openScripts')}
          {count > 0 && (
            <span className="font-normal text-xs leading-4">{t('ready', { count })}</span>
          )}
        </span>
      </ButtonLink>
      <PracticeLink icpId={icpId} className="min-h-13 px-2 text-sm leading-5">
        {t('practise')}
      </PracticeLink>
    </div>
  );
}
