import { Badge } from '@salesai/ui/badge';
import { Button } from '@salesai/ui/button';
import { Card } from '@salesai/ui/card';
import { ErrorState } from '@salesai/ui/error-state';
import { Progress } from '@salesai/ui/progress';
import { Skeleton } from '@salesai/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { barWidth } from '#lib/channels/generation-progress.ts';
import { useChannelGeneration } from '#lib/channels/use-channel-generation.ts';

/** The card shows the first three channels (docs/product.md#icps); the list has its own screen. */
const SHOWN_CHANNELS = 3;
const SHOWN_OBJECTIONS = 2;

/** The first channels of the ICP, or a button to generate them. */
export function ChannelsCard({ icpId }: { icpId: string }) {
  const { t } = useTranslation(['icp', 'common']);
  const generation = useChannelGeneration(icpId);
  const { data, isError, refetch } = generation.channels;
  const { running } = generation;
  const isBusy = generation.isStarting || running !== null;
  return (
    <Card className="grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="font-semibold text-xl">{t('channels.title')}</h2>
        <p className="text-muted text-sm">{t('channels.text')}</p>
      </div>
      {!data && !isError && <Skeleton lines={3} />}
      {!data && isError && (
        <ErrorState title={t('channels.error')} retryLabel={t('common:retry')} onRetry={refetch} />
      )}
      {data && data.count > 0 && <ChannelButtons icpId={icpId} channels={data.channels} />}
      {running && <Progress label={t('channels.progress')} value={barWidth(running.progress)} />}
      {data && data.count === 0 && (
        <Button loading={isBusy} onClick={generation.start}>
          {t(isBusy ? 'channels.generating' : 'channels.generate')}
        </Button>
      )}
      {data && data.count > 0 && (
        <ButtonLink to={paths.icpChannels} params={{ icpId }} variant="secondary" fullWidth>
          {t('channels.all')}
        </ButtonLink>
      )}
    </Card>
  );
}

interface ChannelButtonsProps {
  icpId: string;
  channels: readonly { id: string; name: string }[];
}

function ChannelButtons({ icpId, channels }: ChannelButtonsProps) {
  const { t } = useTranslation('icp');
  const total = channels.length;
  return (
    <ul className="grid gap-2">
      {channels.slice(0, SHOWN_CHANNELS).map(({ id, name }) => (
        <li key={id}>
          <ButtonLink
            to={paths.icpChannel}
            params={{ icpId, channelId: id }}
            variant="secondary"
            fullWidth
          >
            {name}
          </ButtonLink>
        </li>
      ))}
      {total > SHOWN_CHANNELS && (
        <li>
          <ButtonLink to={paths.icpChannels} params={{ icpId }} variant="ghost" fullWidth>
            {t('channels.more', { count: total - SHOWN_CHANNELS })}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}

interface ArenaCardProps {
  icpId: string;
  objections: readonly string[];
}

/** ARENA: the first objections, and a link to the coach. */
export function ArenaCard({ icpId, objections }: ArenaCardProps) {
  const { t } = useTranslation('icp');
  return (
    <Card className="grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="font-semibold text-xl">{t('arena.title')}</h2>
        <p className="text-muted text-sm">{t('arena.text')}</p>
      </div>
      <ul className="grid gap-2">
        {objections.slice(0, SHOWN_OBJECTIONS).map((objection) => (
          <li key={objection} className="rounded-xl bg-arena-soft px-4 py-3 text-sm">
            {`“${objection}”`}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.icpArena} params={{ icpId }} variant="secondary" fullWidth>
        {t('arena.open')}
      </ButtonLink>
    </Card>
  );
}

export function MoreCard() {
  const { t } = useTranslation(['icp', 'common']);
  return (
    <Card className="grid gap-1 p-5 text-muted">
      <h2 className="flex items-center justify-between gap-2 font-semibold text-xl">
        {t('more.title')}
        <Badge>{t('common:soon')}</Badge>
      </h2>
      <p className="text-sm">{t('more.text')}</p>
    </Card>
  );
}
