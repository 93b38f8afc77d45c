import { authRoutes } from '@salesai/contract/auth';
import { DONE } from '@salesai/contract/common';
import { usersRoutes } from '@salesai/contract/users';
import { serve } from '../../http/mount.ts';
import * as auth from './service.ts';

export const authApi = [
  serve(authRoutes.checkBetaUsers, ({ ctx, body }) => auth.checkInvitation(ctx, body.email)),
  serve(authRoutes.sessions, ({ ctx }) => auth.listSessions(ctx)),
  serve(authRoutes.endSession, async ({ ctx, params }) => {
    await auth.endSession(ctx, params.id);
    return DONE;
  }),
  serve(authRoutes.endOtherSessions, async ({ ctx }) => {
    await auth.endOtherSessions(ctx);
    return DONE;
  }),
  serve(usersRoutes.block, async ({ ctx, body }) => {
    await auth.setBlocked(ctx, body.email, true);
    return DONE;
  }),
  serve(usersRoutes.unblock, async ({ ctx, query }) => {
    await auth.setBlocked(ctx, query.email, false);
    return DONE;
  }),
];
