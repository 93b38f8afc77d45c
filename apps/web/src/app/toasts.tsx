import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasToasts } from '#lib/notify.ts';

const Toaster = lazy(async () => ({ default: (await import('@salesai/ui/toast')).Toaster }));

/** The toaster; its code loads with the first message. */
export function Toasts() {
  const { t } = useTranslation();
  const hasToasts = useHasToasts();
  return (
    // An open dialog hides everything else from screen readers, except what is around live regions.
    <div aria-live="off">
      {hasToasts && (
        <Suspense>
          <Toaster closeLabel={t('close')} />
        </Suspense>
      )}
    </div>
  );
}
