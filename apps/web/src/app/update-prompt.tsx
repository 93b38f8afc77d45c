import { useRegisterSW } from 'virtual:pwa-register/react';
import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';

/**
 * Keeps the app for days without a connection, and offers a new version when there is one: never by
 * itself, since a reload in the middle of a conversation would cost words.
 */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const { needRefresh, updateServiceWorker } = useRegisterSW();
  const [isThere, setThere] = needRefresh;
  return (
    <div role="status">
      {isThere && (
        <div className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-md gap-3 rounded-xl border border-line bg-surface-1 p-4 shadow-card">
          <p>{t('update.text')}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={() => setThere(false)}>
              {t('update.later')}
            </Button>
            <Button onClick={() => updateServiceWorker(true)}>{t('update.now')}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
