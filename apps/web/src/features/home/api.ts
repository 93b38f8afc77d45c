import { avatarRoutes } from '@salesai/contract/avatar';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { icpsQuery } from '#lib/query-icps.ts';
import { nextStep } from './next-step.ts';

/** The seller's next step; never cached, because avatar and ICPs change on other screens. */
export const nextStepQuery = queryOptions({
  queryKey: ['home', 'next-step'],
  queryFn: async ({ signal, client }) => {
    const avatar = await call(avatarRoutes.status, { signal });
    if (!avatar.aceito) return nextStep(avatar, []);
    return nextStep(avatar, await client.fetchQuery(icpsQuery));
  },
  staleTime: 0,
});
