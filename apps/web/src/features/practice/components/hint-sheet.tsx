import { Sheet } from '@salesai/ui/sheet';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useTranslation } from 'react-i18next';

interface HintSheetProps {
  /** Null while none is shown. */
  hint: string | null;
  onClose: () => void;
}

/** What the seller can do next. */
export function HintSheet({ hint, onClose }: HintSheetProps) {
  const { t } = useTranslation(['practice', 'common']);
  return (
    <Sheet
      open={hint !== null}
      onOpenChange={onClose}
      title={t('chat.hint')}
      text={t('chat.hintText')}
      closeLabel={t('common:close')}
    >
      <p className="flex gap-3 rounded-2xl bg-mind-soft px-3.5 py-3">
        <Lightbulb className="mt-0.5 size-5 shrink-0 text-mind" aria-hidden />
        <span className="wrap-anywhere">{hint}</span>
      </p>
    </Sheet>
  );
}
