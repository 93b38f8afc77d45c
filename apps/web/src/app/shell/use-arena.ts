import type { Icp } from '@salesai/contract/icp';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { activeIcps, icpsQuery } from '#lib/query-icps.ts';
import { recentIcp } from '#lib/recent.ts';
import { paths } from '../paths.ts';

/** The list is loaded again when it is older than this. */
const FRESH_MS = 30_000;

/** The ICPs of a seller without an active one, for the sheet that asks to describe one. */
export interface MissingCustomer {
  unfinished: Icp | undefined;
}

/** Opens ARENA about the ICP that was used last; without an active ICP it returns what is missing. */
export function useArena() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [missing, setMissing] = useState<MissingCustomer | null>(null);
  const go = (icpId: string) => void navigate({ to: paths.icpArena, params: { icpId } });

  const open = async () => {
    const recent = recentIcp();
    try {
      const icps = await client.fetchQuery({ ...icpsQuery, staleTime: FRESH_MS });
      const active = activeIcps(icps);
      const chosen = active.find(({ id }) => id === recent) ?? active[0];
      if (chosen) go(chosen.id);
      else setMissing({ unfinished: icps.find(({ status }) => status === 'creating') });
    } catch {
      // Without the list: the screens show why it is missing, and retry.
      if (recent) go(recent);
      else void navigate({ to: paths.icps });
    }
  };
  return { open, missing, close: () => setMissing(null) };
}
