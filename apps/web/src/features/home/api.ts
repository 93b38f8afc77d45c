import { avatarRoutes } from '@salesai/contract/avatar';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { icpsQuery } from '#lib/query-icps.ts';
import { recentIcp } from '#lib/recent.ts';
import { type Journey, nextStep } from './next-step.ts';

/** The seller's next step; never cached, because the journey goes on on other screens. */
export const nextStepQuery = queryOptions({
  queryKey: ['home', 'next-step'],
  queryFn: async ({ signal, client }) => {
    const [avatar, icps] = await Promise.all([
      call(avatarRoutes.status, { signal }),
      client.fetchQuery(icpsQuery),
    ]);
    const start: Journey = {
      avatar,
      icps: mostRecentFirst(icps),
      channels: [],
      hasScripts: false,
      practice: null,
    };
    const step = nextStep(start);
    if (step.kind !== 'channels') return step;
    // On demand: only a seller with an active ICP has channels.
    const { currentPlan } = await import('./plan.ts');
    const plan = await currentPlan(step.icpId, client, signal);
    return nextStep({ ...start, ...plan });
  },
  staleTime: 0,
});

/** The ICP that was used last comes first. */
function mostRecentFirst<I extends { id: string }>(icps: readonly I[]): I[] {
  const recent = recentIcp();
  return [...icps].sort((one, other) => Number(other.id === recent) - Number(one.id === recent));
}
