import type { Resources } from '@salesai/i18n/resources';
import { useTranslation } from 'react-i18next';

/** The tip of the moment; its place is kept while there is none, so that nothing jumps. */
export function TipBubble({ tip }: { tip: number | null }) {
  const { t } = useTranslation('assistant');
  return (
    <div role="status" className="grid min-h-28 w-full max-w-md content-start">
      {tip !== null && (
        <p
          key={tip}
          className="animate-rise rounded-2xl border border-line bg-surface-1 px-5 py-4 shadow-card"
        >
          {t(`tips.${asTip(tip)}`)}
        </p>
      )}
    </div>
  );
}

/** Tips are numbered from 1 to `TIP_COUNT`, in the messages as in the queue. */
const asTip = (tip: number) => String(tip) as keyof Resources['assistant']['tips'];
