import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from './use-is-online.ts';

interface SavedAtProps {
  query: {
    data: unknown;
    dataUpdatedAt: number;
    failureReason: unknown;
  };
}

/** When the shown data was received, while it cannot be loaded again. Needs the messages of `offline`. */
export function SavedAt({ query }: SavedAtProps) {
  const { t, i18n } = useTranslation('offline');
  const isOnline = useIsOnline();
  const { data, dataUpdatedAt, failureReason } = query;
  if (data === undefined || (isOnline && failureReason === null)) return null;
  return (
    <p role="status" className="flex items-center gap-2 text-muted text-sm tabular-nums">
      <CloudOff className="size-4 shrink-0" aria-hidden />
      {textOf(new Date(dataUpdatedAt), new Date())}
    </p>
  );

  function textOf(savedAt: Date, now: Date) {
    // The clock was changed, so the time is not known.
    if (dataUpdatedAt === 0 || savedAt > now) return t('saved');
    const time = savedAt.toLocaleTimeString(i18n.language, { hour: '2-digit', minute: '2-digit' });
    if (savedAt.toDateString() === now.toDateString()) return t('savedAt', { time });
    const day = savedAt.toLocaleDateString(i18n.language, { day: '2-digit', month: '2-digit' });
    return t('savedOn', { day, time });
  }
}
