import { authRoutes } from '@salesai/contract/auth';
import { serve } from '../../http/mount.ts';
import * as auth from './service.ts';

export const authApi = [
  serve(authRoutes.checkBetaUsers, ({ ctx, body }) => auth.checkInvitation(ctx, body.email)),
];
