import type { ChannelOrder } from '@salesai/contract/channels';
import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import type { ChannelList } from '#lib/channels/queries.ts';
import { useAction } from '#lib/use-action.ts';
import { useOrder } from '../api.ts';

interface OrderNoteProps {
  icpId: string;
  list: ChannelList;
}

/** Says that logged results order the channels, or would; the seller decides. */
export function OrderNote({ icpId, list: { channels, order } }: OrderNoteProps) {
  const { t } = useTranslation('channels');
  const other: ChannelOrder = order === 'results' ? 'generated' : 'results';
  const setOrder = useOrder(icpId);
  const choose = useAction(() => setOrder(other));
  if (channels.every(({ learned }) => learned === null)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-muted text-sm">{t(`order.${order}`)}</p>
      <Button
        variant="ghost"
        size="sm"
        loading={choose.isPending}
        onClick={() => void choose.run()}
      >
        {t(`order.choose.${other}`)}
      </Button>
    </div>
  );
}
