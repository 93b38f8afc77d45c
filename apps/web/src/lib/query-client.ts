import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { reportUnexpected } from './report-error.ts';

/** A refusal stays a refusal; only failures of server or network are worth a second try. */
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
      // Without a connection the refusal is told at once: a press that waits unseen looks lost.
      mutations: { networkMode: 'always' },
    },
  });
