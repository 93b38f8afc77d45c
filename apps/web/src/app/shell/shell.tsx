import { Outlet } from '@tanstack/react-router';
import { AccountNotice } from '#features/privacy/components/account-notice.tsx';
import { useAuth } from '#lib/auth-store.ts';
import { QueryScope } from '#lib/query-scope.tsx';
import { useIsChat } from '#lib/screen-layout.ts';
import { Toasts } from '../toasts.tsx';
import { Header } from './header.tsx';
import { TabNavigation } from './tab-navigation.tsx';

const PAGE = {
  shell: 'min-h-dvh lg:pl-22',
  header: 'contents',
  tabs: 'contents',
  main: 'max-w-6xl px-4 pt-6 pb-[calc(1.5rem+var(--tab-bar))] md:px-6 md:pt-8 lg:pb-8',
  notice: '',
};
/** The chat lays out itself; the main element scrolls only when the screen is too low for it. */
const CHAT = {
  shell: 'flex min-h-0 grow flex-col lg:pl-22',
  /** Above the on-screen keyboard the log needs the place. */
  header: 'shrink-0 [@media(max-height:30rem)]:hidden',
  tabs: 'order-last shrink-0',
  main: 'flex min-h-0 max-w-3xl grow flex-col overflow-y-auto border-line lg:border-x',
  notice: 'shrink-0 px-4 pt-4 empty:hidden',
};

/** Header, tabs, main element and toasts of every signed-in screen. */
export function Shell() {
  const userId = useAuth((state) => state.user?.id);
  const isChat = useIsChat();
  const layout = isChat ? CHAT : PAGE;
  return (
    <QueryScope key={userId} userId={userId}>
      <div className={layout.shell}>
        <div className={layout.header}>
          <Header isChat={isChat} />
        </div>
        <div className={layout.tabs}>
          <TabNavigation />
        </div>
        <main id="main" tabIndex={-1} className={`mx-auto w-full outline-none ${layout.main}`}>
          <div className={layout.notice}>
            <AccountNotice />
          </div>
          <Outlet />
        </main>
      </div>
      <Toasts />
    </QueryScope>
  );
}
