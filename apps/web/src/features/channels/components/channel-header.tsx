import type { Channel } from '@salesai/contract/channels';
import { Badge } from '@salesai/ui/badge';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';

interface ChannelHeaderProps {
  icpId: string;
  channel: Channel;
}

export function ChannelHeader({ icpId, channel }: ChannelHeaderProps) {
  const { t } = useTranslation('channels');
  return (
    <div className="grid gap-3">
      <Badge className="w-fit">{channel.category}</Badge>
      <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{channel.name}</h1>
      <p className="max-w-prose">{channel.description}</p>
      <p className="max-w-prose text-muted">{channel.reason}</p>
      <ButtonLink
        to={paths.icpScripts}
        params={{ icpId, channel: channel.id }}
        className="mt-1 w-full sm:w-fit"
      >
        <MonitorPlay className="size-4" aria-hidden />
        {t('openScripts')}
      </ButtonLink>
    </div>
  );
}
