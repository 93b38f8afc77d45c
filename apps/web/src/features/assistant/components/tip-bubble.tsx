import type { Resources } from '@salesai/i18n/resources';
import { useTranslation } from 'react-i18next';

/** The current tip; the box keeps its height without one, so that the layout does not shift. */
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

/** Tips are numbered from 1 to `TIP_COUNT`, as in the translations. */
const asTip = (tip: number) => String(tip) as keyof Resources['assistant']['tips'];
