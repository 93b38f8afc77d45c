import type { QueryClient } from '@tanstack/react-query';
import { cardsTodayQuery } from '#lib/practice/cards.ts';
import { progressQuery } from '#lib/practice/progress.ts';
import { startQuery } from '#lib/query-client.ts';
import { icpsQuery } from '#lib/query-icps.ts';
import { dashboardQuery } from '#lib/results/api.ts';
import { nextStepQuery } from './api.ts';

/** What home shows at first. */
export function startQueries(client: QueryClient) {
  startQuery(client, icpsQuery);
  startQuery(client, nextStepQuery);
  startQuery(client, cardsTodayQuery);
  startQuery(client, progressQuery);
  startQuery(client, dashboardQuery('month'));
}
