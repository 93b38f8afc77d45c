import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../paths.ts';
import type { ArenaIcp } from './arena-icp.ts';

/** Opens ARENA about the ICP that was used last; without an active ICP it returns what is missing. */
export function useArena() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [missing, setMissing] = useState<ArenaIcp | null>(null);
  const open = async () => {
    try {
      const { arenaIcp } = await import('./arena-icp.ts');
      const icp = await arenaIcp(client);
      if (!icp.active) setMissing(icp);
      else await navigate({ to: paths.icpArena, params: { icpId: icp.active } });
    } catch {
      // The list of ICPs says what failed, and retries.
      await navigate({ to: paths.icps });
    }
  };
  return { open, missing, close: () => setMissing(null) };
}
