import { Spinner } from '@salesai/ui/spinner';
import { useTranslation } from 'react-i18next';

/** Shown while the session is being restored or a screen is loading. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
