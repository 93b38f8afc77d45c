import type { Channel } from '@salesai/contract/channels';
import { Badge } from '@salesai/ui/badge';
import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';

export function ChannelCard({ icpId, channel }: { icpId: string; channel: Channel }) {
  const { t } = useTranslation('channels');
  const { id, name, category, description, reason } = channel;
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-semibold text-xl">{name}</h3>
        <Badge>{category}</Badge>
      </div>
      <p>{description}</p>
      <p className="text-muted text-sm">
        <span className="font-semibold text-mind">{t('list.reason')}: </span>
        {reason}
      </p>
      <ButtonLink
        to={paths.icpChannel}
        params={{ icpId, channelId: id }}
        variant="secondary"
        className="mt-auto self-start"
        aria-label={t('list.detailsOf', { name })}
      >
        {t('list.details')}
      </ButtonLink>
    </Card>
  );
}
