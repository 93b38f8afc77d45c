import type { QueryClient } from '@tanstack/react-query';
import { useAuth } from '#lib/auth-store.ts';
import type { AppRouter } from './router.tsx';

/** When another person comes or the session ends, nothing of the last one stays, and the guards decide anew. */
export function followSession(router: AppRouter, queryClient: QueryClient) {
  return useAuth.subscribe((now, before) => {
    if (now.user?.id === before.user?.id && now.isAuthenticated === before.isAuthenticated) return;
    queryClient.clear();
    void router.invalidate();
  });
}
