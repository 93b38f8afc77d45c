import type { QueryClient } from '@tanstack/react-query';
import { paths } from './paths.ts';

type LoadQueries = () => Promise<{ startQueries: (client: QueryClient) => void }>;

/** The first screens whose data is requested while the app starts; first-files.ts preloads the code. */
const SCREENS: Record<string, LoadQueries> = {
  [paths.home]: () => import('#features/home/first-queries.ts'),
  [paths.practice]: () => import('#features/practice/first-queries.ts'),
  [paths.dashboard]: () => import('#features/results/first-queries.ts'),
};

/**
 * Begins the queries of the screen at this path, so that its answers are on their way while React
 * loads and renders. @returns when they are sent, not when they are answered.
 */
export async function requestFirstData(userId: string, path: string): Promise<void> {
  const load = SCREENS[path];
  if (!load) return;
  const [{ prepareQueryClient }, { startQueries }] = await Promise.all([
    import('#lib/query-prepared.ts'),
    load(),
  ]);
  startQueries(prepareQueryClient(userId));
}
