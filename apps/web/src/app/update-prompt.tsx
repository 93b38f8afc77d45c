import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import { useNewVersion } from './use-new-version.ts';

/** Offers a new version: it never comes by itself, as a reload in a conversation would cost words. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const { isThere, begin, later } = useNewVersion();
  return (
    <div role="status">
      {isThere && (
        <div className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-md gap-3 rounded-xl border border-line bg-surface-1 p-4 shadow-card">
          <p>{t('update.text')}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={later}>
              {t('update.later')}
            </Button>
            <Button onClick={begin}>{t('update.now')}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
