import { DONE } from '@salesai/contract/common';
import { privacyRoutes } from '@salesai/contract/privacy';
import { usersRoutes } from '@salesai/contract/users';
import { serve } from '../../http/mount.ts';
import { releaseWhenSent } from '../../http/request-body.ts';
import { fileHeaders } from '../../http/stored-file.ts';
import * as privacy from './service.ts';

export const privacyApi = [
  serve(privacyRoutes.processing, async ({ ctx }) => privacy.processing(ctx)),
  serve(privacyRoutes.overview, ({ ctx }) => privacy.overview(ctx)),
  serve(privacyRoutes.acceptTerms, ({ ctx, body }) => privacy.acceptTerms(ctx, body.version)),
  serve(privacyRoutes.requestDownload, ({ ctx }) => privacy.requestDownload(ctx)),
  serve(privacyRoutes.download, async ({ ctx, raw }) => {
    releaseWhenSent(raw, ctx.ports.capacity.exportDownloads.acquire(ctx.actor.id));
    const zip = await privacy.download(ctx);
    return raw.body(Uint8Array.from(zip), 200, fileHeaders('application/zip', 'salesai.zip'));
  }),
  serve(privacyRoutes.requestDeletion, ({ ctx, body }) =>
    privacy.requestDeletion(ctx, body.password),
  ),
  serve(privacyRoutes.cancelDeletion, async ({ ctx }) => {
    await privacy.cancelDeletion(ctx);
    return DONE;
  }),
  serve(usersRoutes.remove, async ({ ctx, query }) => {
    await privacy.removeByEmail(ctx, query.email);
    return DONE;
  }),
];
