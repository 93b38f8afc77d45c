import Clock from 'lucide-react/icons/clock';
import { useTranslation } from 'react-i18next';
import { useWaitingWrites } from './waiting.ts';

/** How many writes wait for the connection. Needs the messages of `offline`. */
export function WaitingCount() {
  const { t } = useTranslation('offline');
  const count = useWaitingWrites();
  return (
    <div role="status">
      {count > 0 && (
        <p className="flex items-center gap-2 text-sm text-warning">
          <Clock className="size-4 shrink-0" aria-hidden />
          <span className="font-semibold tabular-nums">{t('waiting', { count })}</span>
          <span className="text-muted">{t('waitingHint')}</span>
        </p>
      )}
    </div>
  );
}
