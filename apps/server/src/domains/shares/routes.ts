import { DONE } from '@salesai/contract/common';
import { sharesRoutes } from '@salesai/contract/shares';
import { idempotencyKey } from '../../http/idempotency-key.ts';
import { serve } from '../../http/mount.ts';
import * as shares from './service.ts';

export const sharesApi = [
  serve(sharesRoutes.list, async ({ ctx }) => ({ shares: await shares.list(ctx) })),
  serve(sharesRoutes.create, ({ ctx, body, raw }) => shares.create(ctx, body, idempotencyKey(raw))),
  serve(sharesRoutes.remove, async ({ ctx, params }) => {
    await shares.remove(ctx, params.id);
    return DONE;
  }),
];
