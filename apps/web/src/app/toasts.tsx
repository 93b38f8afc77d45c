import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useToastsWanted } from '#lib/notify.ts';

const Toaster = lazy(async () => ({ default: (await import('@salesai/ui/toast')).Toaster }));

/** Where messages appear, once there is one. */
export function Toasts() {
  const { t } = useTranslation();
  const wanted = useToastsWanted();
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster closeLabel={t('close')} />
    </Suspense>
  );
}
