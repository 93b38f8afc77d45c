import type { Offer } from '@salesai/contract/coach';
import Tag from 'lucide-react/icons/tag';
import { useTranslation } from 'react-i18next';
import { useKeepOffer } from '../api.ts';

interface OfferChipProps {
  icpId: string;
  offer: Offer;
}

/** Keeps a price of the documents for the scripts of the ICP; disappears once it is kept. */
export function OfferChip({ icpId, offer }: OfferChipProps) {
  const { t } = useTranslation('coach');
  const keep = useKeepOffer(icpId);
  if (keep.isSuccess) return null;
  return (
    <button
      type="button"
      disabled={keep.isPending}
      onClick={() => keep.mutate(offer)}
      className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full bg-arena-soft px-4 font-medium text-sm transition hover:brightness-95 disabled:opacity-60"
    >
      <Tag className="size-4 shrink-0 text-arena" aria-hidden />
      {t('offer.use', { price: offer.price })}
    </button>
  );
}
