import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { reportUnexpected } from './report-error.ts';

/** Failures of server or network are retried, refused requests are not. */
const isTransient = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** @returns a client whose failed queries are fetched again once the connection is back. */
export function createQueryClient() {
  // The library assumes a connection at first and would not notice that the first one arrives.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportUnexpected }),
    mutationCache: new MutationCache({ onError: reportUnexpected }),
    defaultOptions: {
      queries: {
        // Offline, a query fails at once instead of waiting without feedback; so does a mutation.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isTransient(error),
        refetchOnWindowFocus: ({ state }) => state.error !== null,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
