import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';

/** A place that is still free. */
export function EmptySlot({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('icp');
  return (
    <button
      type="button"
      onClick={onCreate}
      className="grid h-full min-h-40 w-full content-center justify-items-center gap-2 rounded-2xl border-2 border-outline border-dashed p-5 text-center transition hover:border-primary hover:bg-surface-1"
    >
      <Plus className="size-7 text-primary" aria-hidden />
      <span className="font-semibold">{t('slot.title')}</span>
      <span className="text-muted text-sm">{t('slot.text')}</span>
    </button>
  );
}
