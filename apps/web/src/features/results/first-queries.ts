import type { QueryClient } from '@tanstack/react-query';
import { startQuery } from '#lib/query-client.ts';
import { dashboardQuery } from '#lib/results/api.ts';

/** What the dashboard shows at first, without a chosen period. */
export function startQueries(client: QueryClient) {
  startQuery(client, dashboardQuery('month'));
}
