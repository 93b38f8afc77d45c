import { scriptsRoutes } from '@salesai/contract/scripts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { channelsQuery } from '#lib/channels/queries.ts';
import { currentChannel } from './next-step.ts';

/** The channels of an ICP, and whether the one with the current plan has scripts. */
export async function currentPlan(icpId: string, client: QueryClient, signal: AbortSignal) {
  const { channels } = await client.fetchQuery(channelsQuery(icpId));
  const current = currentChannel(channels);
  if (!current) return { channels, hasScripts: false };
  const params = { icpId, channel: current.id };
  const { count } = await call(scriptsRoutes.list, { params, signal });
  return { channels, hasScripts: count > 0 };
}
