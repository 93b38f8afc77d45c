import { syncWithOtherTabs, useAuth } from '#lib/auth-store.ts';
import type { AppRouter } from './router.tsx';

/**
 * Runs the guards again when the user changes or the session ends, in this tab or another.
 * @returns a function that stops it.
 */
export function followSession(router: AppRouter) {
  const stopFollowing = syncWithOtherTabs();
  const unsubscribe = useAuth.subscribe((current, previous) => {
    if (
      current.user?.id === previous.user?.id &&
      current.isAuthenticated === previous.isAuthenticated
    )
      return;
    void router.invalidate();
  });
  return () => {
    unsubscribe();
    stopFollowing();
  };
}
