import { DONE } from '@salesai/contract/common';
import { confirmationsRoutes, scriptsRoutes } from '@salesai/contract/scripts';
import { serve } from '../../http/mount.ts';
import * as confirmations from './confirmations/service.ts';
import * as scripts from './service.ts';

export const scriptsApi = [
  serve(scriptsRoutes.list, async ({ ctx, params }) => counted(await scripts.list(ctx, params))),
  serve(scriptsRoutes.generate, async ({ ctx, body }) => ({
    count: await scripts.generate(ctx, body),
  })),
  serve(scriptsRoutes.undoRemove, async ({ ctx, params }) =>
    counted(await scripts.undoRemove(ctx, params)),
  ),
  serve(scriptsRoutes.edit, ({ ctx, params, body }) => scripts.edit(ctx, params, body.content)),
  serve(scriptsRoutes.restore, ({ ctx, params }) => scripts.edit(ctx, params, null)),
  serve(scriptsRoutes.remove, async ({ ctx, params }) => {
    await scripts.remove(ctx, params);
    return DONE;
  }),
  serve(confirmationsRoutes.list, async ({ ctx, params }) => ({
    confirmations: await confirmations.list(ctx, params.icpId),
  })),
  serve(confirmationsRoutes.save, async ({ ctx, params, body }) => ({
    confirmations: await confirmations.save(ctx, params.icpId, body.values),
  })),
];

const counted = <T>(list: T[]) => ({ scripts: list, count: list.length });
