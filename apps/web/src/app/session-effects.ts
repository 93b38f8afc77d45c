import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { followOtherTabs, useAuth } from '#lib/auth-store.ts';
import type { AppRouter } from './router.tsx';

/**
 * When another person comes or the session ends, nothing of the last one stays and the guards decide
 * anew; when the language changes, what the server has worded is asked for again.
 */
export function followSession(router: AppRouter, queryClient: QueryClient) {
  const reworded = () => void queryClient.invalidateQueries();
  i18next.on('languageChanged', reworded);
  const stopFollowing = followOtherTabs();
  const unsubscribe = useAuth.subscribe((now, before) => {
    if (now.user?.id === before.user?.id && now.isAuthenticated === before.isAuthenticated) return;
    queryClient.clear();
    void router.invalidate();
  });
  return () => {
    i18next.off('languageChanged', reworded);
    unsubscribe();
    stopFollowing();
  };
}
