import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

/** The cache of a user whose first queries began before React renders. */
let prepared: { userId: string; client: QueryClient } | null = null;

/** A client for the first screen of this user; `QueryScope` takes it over. */
export function prepareQueryClient(userId: string): QueryClient {
  prepared = { userId, client: createQueryClient() };
  return prepared.client;
}

/** The same client until it is forgotten: a first render may be repeated. */
export const preparedFor = (userId: string | undefined): QueryClient | null =>
  prepared && prepared.userId === userId ? prepared.client : null;

/** After the first render: a later sign-in begins with an empty cache. */
export const forgetPrepared = () => {
  prepared = null;
};
