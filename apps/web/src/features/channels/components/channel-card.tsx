import type { Channel } from '@salesai/contract/channels';
import { Badge } from '@salesai/ui/badge';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';

interface ChannelCardProps {
  icpId: string;
  channel: Channel;
  /** Rank in the list, 1 for the best channel. */
  position: number;
}

export function ChannelCard({ icpId, channel, position }: ChannelCardProps) {
  const { t } = useTranslation('channels');
  const done = channel.doneDays.length;
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-2xl border border-line bg-surface-1 p-5 transition focus-within:border-primary hover:border-primary">
      <div className="flex items-center gap-2">
        <span className="font-bold text-primary text-xl tabular-nums">
          {t('list.rank', { position })}
        </span>
        <Badge className="ml-auto">{channel.category}</Badge>
      </div>
      <h3 className="font-semibold text-xl">{channel.name}</h3>
      <p>{channel.description}</p>
      <p className="text-muted text-sm">
        <span className="sr-only">{t('why')}: </span>
        {channel.reason}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-1">
        <Link
          to={paths.icpChannel}
          params={{ icpId, channelId: channel.id }}
          aria-label={t('detailsOf', { channel: channel.name })}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary after:absolute after:inset-0 after:rounded-2xl"
        >
          {t('details')}
          <ArrowRight className="size-4" aria-hidden />
        </Link>
        {done > 0 && (
          <span className="text-muted text-sm tabular-nums">
            {t('detail.planProgress', { done })}
          </span>
        )}
      </div>
    </article>
  );
}
