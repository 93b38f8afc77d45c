import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { reportUnexpected } from './report-error.ts';

/** Failures of server or network are retried, refused requests are not. */
const isTransient = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: reportUnexpected }),
    mutationCache: new MutationCache({ onError: reportUnexpected }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && isTransient(error),
        refetchOnWindowFocus: false,
        staleTime: 30_000,
      },
      // Offline, a mutation fails at once instead of waiting without feedback.
      mutations: { networkMode: 'always' },
    },
  });
