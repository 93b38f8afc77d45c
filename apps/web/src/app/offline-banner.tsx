import { useTranslation } from 'react-i18next';
import { useIsOnline } from '#lib/use-is-online.ts';

/** Shows that the browser is offline; a row of the header. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-warning-soft px-4 py-2 text-center text-sm text-warning">
          {t('network.banner')}
        </p>
      )}
    </div>
  );
}
