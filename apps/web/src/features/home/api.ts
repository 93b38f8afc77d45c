import { avatarRoutes } from '@salesai/contract/avatar';
import { icpRoutes } from '@salesai/contract/icp';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { nextStep } from './next-step.ts';

/** Where the seller stands, asked anew at each visit: avatar and customers change on other screens. */
export const nextStepQuery = queryOptions({
  queryKey: ['home', 'next-step'],
  queryFn: async ({ signal }) => {
    const avatar = await call(avatarRoutes.status, { signal });
    if (!avatar.aceito) return nextStep(avatar, []);
    const { icps } = await call(icpRoutes.list, { signal });
    return nextStep(avatar, icps);
  },
  staleTime: 0,
});
