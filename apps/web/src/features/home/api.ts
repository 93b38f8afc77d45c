import { avatarRoutes } from '@salesai/contract/avatar';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { icpsQuery } from '#lib/query-icps.ts';
import { nextStep } from './next-step.ts';

/** Where the seller stands, asked anew at each visit: avatar and customers change on other screens. */
export const nextStepQuery = queryOptions({
  queryKey: ['home', 'next-step'],
  queryFn: async ({ signal, client }) => {
    const avatar = await call(avatarRoutes.status, { signal });
    if (!avatar.aceito) return nextStep(avatar, []);
    return nextStep(avatar, await client.fetchQuery(icpsQuery));
  },
  staleTime: 0,
});
