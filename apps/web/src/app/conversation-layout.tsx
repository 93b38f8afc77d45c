import { Outlet } from '@tanstack/react-router';
import { useAuth } from '#lib/auth-store.ts';
import { QueryScope } from '#lib/query-scope.tsx';
import { Toasts } from './toasts.tsx';

/** Layout of a signed-in screen that is one conversation: its own header, no menu and no tabs. */
export function ConversationLayout() {
  const userId = useAuth((state) => state.user?.id);
  return (
    <QueryScope key={userId}>
      <Outlet />
      <Toasts />
    </QueryScope>
  );
}
