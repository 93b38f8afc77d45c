import { practiceRoutes } from '@salesai/contract/practice';
import { scriptsRoutes } from '@salesai/contract/scripts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { channelsQuery } from '#lib/channels/queries.ts';
import { cardsTodayQuery } from '#lib/practice/cards.ts';
import { dashboardQuery } from '#lib/results/api.ts';
import { currentChannel, type Journey, type PracticeState } from './next-step.ts';

/** The channels of an ICP, whether the one with the current plan has scripts, and practice. */
export async function currentPlan(
  icpId: string,
  client: QueryClient,
  signal: AbortSignal,
): Promise<Pick<Journey, 'channels' | 'hasScripts' | 'practice'>> {
  const { channels } = await client.fetchQuery(channelsQuery(icpId));
  if (channels.length === 0) return { channels, hasScripts: false, practice: null };
  const current = currentChannel(channels);
  const [hasScripts, practice] = await Promise.all([
    current ? hasScriptsFor({ icpId, channel: current.id }, signal) : false,
    // A step of the plan is better than none while practice cannot be loaded.
    practiceState(client, signal).catch(() => null),
  ]);
  return { channels, hasScripts, practice };
}

async function hasScriptsFor(params: { icpId: string; channel: string }, signal: AbortSignal) {
  const { count } = await call(scriptsRoutes.list, { params, signal });
  return count > 0;
}

async function practiceState(client: QueryClient, signal: AbortSignal): Promise<PracticeState> {
  const [{ sessions }, { cards }, { hasResults }] = await Promise.all([
    call(practiceRoutes.list, { query: { limit: 1 }, signal }),
    client.fetchQuery(cardsTodayQuery),
    client.fetchQuery(dashboardQuery('month')),
  ]);
  return { hasSessions: sessions.length > 0, cardsDue: cards.length, hasResults };
}
