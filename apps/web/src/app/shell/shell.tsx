import { Outlet } from '@tanstack/react-router';
import { AccountNotice } from '#features/privacy/components/account-notice.tsx';
import { useAuth } from '#lib/auth-store.ts';
import { QueryScope } from '#lib/query-scope.tsx';
import { Toasts } from '../toasts.tsx';
import { Header } from './header.tsx';

/** Header, main element and toasts of every signed-in screen. */
export function Shell() {
  const userId = useAuth((state) => state.user?.id);
  return (
    <QueryScope key={userId}>
      <div className="min-h-dvh">
        <Header />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl px-4 py-6 outline-none md:px-6 md:py-8"
        >
          <AccountNotice />
          <Outlet />
        </main>
      </div>
      <Toasts />
    </QueryScope>
  );
}
