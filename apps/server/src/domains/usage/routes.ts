import { usageRoutes } from '@salesai/contract/usage';
import { serve } from '../../http/mount.ts';
import * as usage from './service.ts';

export const usageApi = [
  serve(usageRoutes.today, ({ ctx }) => usage.today(ctx)),
  serve(usageRoutes.figures, async ({ ctx }) => ({ figures: await usage.figuresToday(ctx.db) })),
];
