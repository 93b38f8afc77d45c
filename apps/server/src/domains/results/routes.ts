import { DONE } from '@salesai/contract/common';
import { resultsRoutes } from '@salesai/contract/results';
import { idempotencyKey } from '../../http/idempotency-key.ts';
import { serve } from '../../http/mount.ts';
import { fileHeaders } from '../../http/stored-file.ts';
import { dashboard } from './dashboard/service.ts';
import * as results from './service.ts';

export const resultsApi = [
  serve(resultsRoutes.list, ({ ctx, query }) => results.list(ctx, query)),
  serve(resultsRoutes.log, ({ ctx, body, raw }) => results.log(ctx, body, idempotencyKey(raw))),
  serve(resultsRoutes.update, ({ ctx, params, body }) => results.update(ctx, params.id, body)),
  serve(resultsRoutes.remove, async ({ ctx, params }) => {
    await results.remove(ctx, params.id);
    return DONE;
  }),
  serve(resultsRoutes.download, async ({ ctx, query, raw }) =>
    raw.body(
      await results.download(ctx, query),
      200,
      fileHeaders('text/csv; charset=utf-8', 'salesai.csv'),
    ),
  ),
  serve(resultsRoutes.dashboard, ({ ctx, query }) => dashboard(ctx, query)),
];
