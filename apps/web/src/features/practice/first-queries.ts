import type { QueryClient } from '@tanstack/react-query';
import { cardsTodayQuery } from '#lib/practice/cards.ts';
import { startQuery } from '#lib/query-client.ts';
import { icpsQuery } from '#lib/query-icps.ts';
import { sessionsQuery } from './api.ts';

/** What the start of practice shows at first. */
export function startQueries(client: QueryClient) {
  startQuery(client, sessionsQuery);
  startQuery(client, icpsQuery);
  startQuery(client, cardsTodayQuery);
}
