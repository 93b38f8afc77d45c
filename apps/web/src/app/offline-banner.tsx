import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

interface OfflineBannerProps {
  /** Stays visible while the page scrolls. */
  isSticky: boolean;
}

/** Shows that the browser is offline. */
export function OfflineBanner({ isSticky }: OfflineBannerProps) {
  const { t } = useTranslation();
  const online = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return (
    <div
      role="status"
      className={isSticky ? 'sticky top-[calc(4rem+env(safe-area-inset-top))] z-20' : 'shrink-0'}
    >
      {!online && (
        <p className="bg-warning-soft px-4 py-2 text-center text-sm text-warning">
          {t('network.banner')}
        </p>
      )}
    </div>
  );
}

function onConnectionChange(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
