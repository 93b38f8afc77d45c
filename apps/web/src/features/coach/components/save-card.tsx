import { cardChangesRoutes } from '@salesai/contract/card-changes';
import { Link } from '@tanstack/react-router';
import Layers from 'lucide-react/icons/layers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { notify } from '#lib/notify.ts';
import { useAction } from '#lib/use-action.ts';

const STYLE =
  'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full bg-arena-soft px-4 font-medium text-sm transition hover:brightness-95';

/** Saves the seller's line that a turn judged as a card; then it leads to the cards. */
export function SaveCard({ turnId, icpId }: { turnId: string; icpId: string }) {
  const { t } = useTranslation('coach');
  const [isSaved, setSaved] = useState(false);
  const save = useAction(
    () => call(cardChangesRoutes.createFromCoach, { body: { turnId, icpId } }),
    {
      onSuccess: () => {
        setSaved(true);
        notify.success(t('card.saved'));
      },
      onError: (error) => notify.error(messageOf(error, t('card.failed'))),
    },
  );
  const icon = <Layers className="size-4 shrink-0 text-arena" aria-hidden />;
  if (isSaved) {
    return (
      <Link to={paths.practiceCards} className={STYLE}>
        {icon}
        {t('card.saved')}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-busy={save.isPending}
      onClick={() => void save.run()}
      className={STYLE}
    >
      {icon}
      {t('card.save')}
    </button>
  );
}
