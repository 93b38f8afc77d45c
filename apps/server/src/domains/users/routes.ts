import { usersRoutes } from '@salesai/contract/users';
import { serve } from '../../http/mount.ts';
import * as users from './service.ts';

export const usersApi = [
  serve(usersRoutes.profile, ({ ctx }) => users.profile(ctx)),
  serve(usersRoutes.update, ({ ctx, body }) => users.update(ctx, body)),
  serve(usersRoutes.show, ({ ctx, query }) => users.showByEmail(ctx, query.email)),
];
