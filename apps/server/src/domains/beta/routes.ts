import { betaRoutes } from '@salesai/contract/beta';
import { serve } from '../../http/mount.ts';
import * as beta from './service.ts';

export const betaApi = [
  serve(betaRoutes.list, async ({ ctx }) => ({ emails: await beta.list(ctx) })),
  serve(betaRoutes.add, async ({ ctx, body }) => ({ emails: await beta.invite(ctx, body.emails) })),
  serve(betaRoutes.remove, async ({ ctx, body }) => ({
    emails: await beta.uninvite(ctx, body.emails),
  })),
];
