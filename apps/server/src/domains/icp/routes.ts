import { DONE } from '@salesai/contract/common';
import { icpRoutes } from '@salesai/contract/icp';
import { serve } from '../../http/mount.ts';
import { serveVersioned } from '../../http/versioned.ts';
import * as icp from './service.ts';

export const icpApi = [
  serveVersioned(icpRoutes.list, async (ctx, known) => {
    const { version, icps } = await icp.listUnless(ctx, known);
    return { version, content: icps && { icps } };
  }),
  serve(icpRoutes.create, async ({ ctx, body }) => ({ icp: await icp.create(ctx, body) })),
  serve(icpRoutes.update, async ({ ctx, params, body }) => ({
    icp: await icp.update(ctx, params.id, body),
  })),
  serve(icpRoutes.remove, async ({ ctx, params }) => {
    await icp.remove(ctx, params.id);
    return DONE;
  }),
  serve(icpRoutes.generate, async ({ ctx, params, body }) => ({
    icp: await icp.generate(ctx, params.id, body.respostasICP),
  })),
];
