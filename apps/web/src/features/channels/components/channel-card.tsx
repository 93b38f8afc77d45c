import type { Channel, Learned } from '@salesai/contract/channels';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { planProgress } from '../plan-day.ts';
import { LearnedReason } from './learned-reason.tsx';

interface ChannelCardProps {
  icpId: string;
  channel: Channel;
  /** Rank in the list, 1 for the best channel. */
  position: number;
  /** Why logged results put it there. */
  learned: Learned | null;
}

/** Rank, name and one line of a channel; the whole card leads to its details. */
export function ChannelCard({ icpId, channel, position, learned }: ChannelCardProps) {
  const { t } = useTranslation('channels');
  const progress = planProgress(channel);
  return (
    <article className="relative flex h-full items-start gap-3 rounded-2xl border border-line bg-surface-1 p-4 transition focus-within:border-primary hover:border-primary">
      <span className="self-start whitespace-nowrap font-bold text-primary text-xl leading-6 tabular-nums">
        {t('list.rank', { position })}
      </span>
      <div className="grid min-w-0 grow gap-0.5">
        <h3 className="font-semibold leading-6">
          <Link
            to={paths.icpChannel}
            params={{ icpId, channelId: channel.id }}
            aria-label={t('detailsOf', { channel: channel.name })}
            className="after:absolute after:inset-0 after:rounded-2xl"
          >
            {channel.name}
          </Link>
        </h3>
        {learned ? (
          <LearnedReason learned={learned} />
        ) : (
          <p className="line-clamp-1 text-muted text-sm">{channel.description}</p>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="font-semibold text-primary" aria-hidden>
            {t('details')}
          </span>
          <span className="text-muted tabular-nums">
            {progress.done > 0 ? t('detail.planProgress', progress) : channel.category}
          </span>
        </p>
      </div>
      <ChevronRight className="size-5 shrink-0 self-center text-muted" aria-hidden />
    </article>
  );
}
