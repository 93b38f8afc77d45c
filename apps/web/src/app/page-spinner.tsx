import { Spinner } from '@salesai/ui/spinner';
import { useTranslation } from 'react-i18next';

/** What stands while a session is being settled or a screen is on its way. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
