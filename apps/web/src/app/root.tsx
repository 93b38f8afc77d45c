import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/screen-title.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { Updates } from './updates.tsx';

/** Wraps every screen: skip link, offline banner, update prompt. */
export function Root() {
  const { t } = useTranslation();
  useDocumentTitle();
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-lg bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
      >
        {t('skipToContent')}
      </a>
      <OfflineBanner />
      <Outlet />
      <Updates />
    </>
  );
}
