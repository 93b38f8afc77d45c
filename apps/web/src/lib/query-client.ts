import {
  type FetchQueryOptions,
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { reportUnexpected } from './report-error.ts';

/** Failures of server or network are retried, refused requests are not. */
const isTransient = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** Queries that were begun for a screen which has not rendered yet. */
const early = new WeakSet<Query>();

/** Begins a query before its screen renders. The first component that uses it does not repeat it. */
export function startQuery<Data, Failure, Shown, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Failure, Shown, Key>,
) {
  void client.prefetchQuery(options);
  const query = client.getQueryCache().find({ queryKey: options.queryKey });
  if (!query) return;
  early.add(query);
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.query !== query || event.type !== 'observerAdded') return;
    unsubscribe();
    // Later: the component that was added asks now whether to repeat it.
    setTimeout(() => early.delete(query));
  });
}

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
        refetchOnMount: (query) => !early.has(query),
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
