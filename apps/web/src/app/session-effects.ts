import { followOtherTabs, useAuth } from '#lib/auth-store.ts';
import type { AppRouter } from './router.tsx';

/** When another person comes or the session ends, in this tab or another, the guards decide anew. */
export function followSession(router: AppRouter) {
  const stopFollowing = followOtherTabs();
  const unsubscribe = useAuth.subscribe((now, before) => {
    if (now.user?.id === before.user?.id && now.isAuthenticated === before.isAuthenticated) return;
    void router.invalidate();
  });
  return () => {
    unsubscribe();
    stopFollowing();
  };
}
