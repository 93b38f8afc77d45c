import { syncWithOtherTabs, useAuth } from '#lib/auth-store.ts';
import { reportUnexpected } from '#lib/report-error.ts';
import type { AppRouter } from './router.tsx';

/**
 * Runs the guards again when the user changes or the session ends, in this tab or another. One load
 * follows the other: of two at once, the address of one and the screen of the other could remain.
 * @param firstLoad of the router, if it was started.
 * @returns a function that stops it.
 */
export function followSession(router: AppRouter, firstLoad: Promise<void> = Promise.resolve()) {
  let loading = firstLoad;
  const stopFollowing = syncWithOtherTabs();
  const unsubscribe = useAuth.subscribe((current, previous) => {
    if (
      current.user?.id === previous.user?.id &&
      current.isAuthenticated === previous.isAuthenticated
    )
      return;
    loading = loading.then(() => router.invalidate()).catch(reportUnexpected);
  });
  return () => {
    unsubscribe();
    stopFollowing();
  };
}
