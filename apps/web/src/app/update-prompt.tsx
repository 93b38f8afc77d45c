import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import { useNewVersion } from './use-new-version.ts';

/** Offers a new version. It is never applied by itself: a reload would lose unsent text. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const { isAvailable, activate, postpone } = useNewVersion();
  return (
    <div role="status">
      {isAvailable && (
        <div className="fixed inset-x-4 bottom-[calc(1rem+var(--tab-bar))] z-50 mx-auto grid max-w-md gap-3 rounded-xl border border-line bg-surface-1 p-4 shadow-card">
          <p>{t('update.text')}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={postpone}>
              {t('update.later')}
            </Button>
            <Button onClick={activate}>{t('update.now')}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
