import { avatarRoutes } from '@salesai/contract/avatar';
import { DONE } from '@salesai/contract/common';
import { serve } from '../../http/mount.ts';
import * as avatar from './service.ts';

export const avatarApi = [
  serve(avatarRoutes.generate, ({ ctx, body }) => avatar.generate(ctx, body.perfilVendedor)),
  serve(avatarRoutes.accept, ({ ctx }) => avatar.accept(ctx)),
  serve(avatarRoutes.reprocess, ({ ctx }) => avatar.reprocess(ctx)),
  serve(avatarRoutes.remove, async ({ ctx }) => {
    await avatar.remove(ctx);
    return DONE;
  }),
  serve(avatarRoutes.current, ({ ctx }) => avatar.current(ctx)),
  serve(avatarRoutes.status, ({ ctx }) => avatar.presence(ctx)),
];
