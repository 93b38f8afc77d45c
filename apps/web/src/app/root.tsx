import { OverlayHistoryProvider } from '@salesai/ui/overlay-history';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useIsChat, useVisibleHeight } from '#lib/screen-layout.ts';
import { useDocumentTitle } from '#lib/screen-title.ts';
import { Updates } from './updates.tsx';

/** Wraps every screen: skip link, update prompt, the history of overlays. */
export function Root() {
  const { t } = useTranslation();
  const { overlays } = useRouter().options.context;
  useDocumentTitle();
  const isChat = useIsChat();
  useVisibleHeight(isChat);
  return (
    <div className={isChat ? 'flex h-[var(--visible-height,100dvh)] flex-col overflow-hidden' : ''}>
      <a
        href="#main"
        className="sr-only rounded-lg bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
      >
        {t('skipToContent')}
      </a>
      <OverlayHistoryProvider value={overlays}>
        <Outlet />
      </OverlayHistoryProvider>
      <Updates />
    </div>
  );
}
