import type { Icp } from '@salesai/contract/icp';
import type { QueryClient } from '@tanstack/react-query';
import { activeIcps, icpsQuery } from '#lib/query-icps.ts';
import { recentIcp } from '#lib/recent.ts';

/** The list is loaded again when it is older than this. */
const FRESH_MS = 30_000;

/** What ARENA opens with: an active ICP, an ICP to finish first, or nothing. */
export interface ArenaIcp {
  active?: string | undefined;
  unfinished?: Icp | undefined;
}

/** The active ICP that was used last; the last one without a check when the list cannot be loaded. */
export async function arenaIcp(client: QueryClient): Promise<ArenaIcp> {
  const recent = recentIcp();
  try {
    const icps = await client.fetchQuery({ ...icpsQuery, staleTime: FRESH_MS });
    const active = activeIcps(icps);
    const chosen = active.find(({ id }) => id === recent) ?? active[0];
    return { active: chosen?.id, unfinished: icps.find(({ status }) => status === 'creating') };
  } catch (error) {
    if (recent) return { active: recent };
    throw error;
  }
}
