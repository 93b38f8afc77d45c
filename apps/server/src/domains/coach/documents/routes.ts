import { coachRoutes } from '@salesai/contract/coach';
import { DONE } from '@salesai/contract/common';
import type { Context } from 'hono';
import { withRelease } from '../../../http/capacity.ts';
import { serve } from '../../../http/mount.ts';
import { partsOf } from '../../../http/multipart.ts';
import * as coach from '../service.ts';
import type { Upload } from './intake.ts';
import { REQUEST_MAX } from './limits.ts';
import * as documents from './service.ts';

export const documentsApi = [
  serve(coachRoutes.files, async ({ ctx, raw }) => {
    await coach.requireCoach(ctx);
    const release = ctx.ports.capacity.uploads.acquire(ctx.actor.id);
    return withRelease(release, () => documents.receiveDocuments(ctx, uploadsOf(raw)));
  }),
  serve(coachRoutes.removeFile, async ({ ctx, params }) => {
    await documents.removeDocument(ctx, params.id);
    return DONE;
  }),
];

async function* uploadsOf(raw: Context): AsyncGenerator<Upload> {
  for await (const { field, fileName, bytes } of partsOf(raw, { maxBytes: REQUEST_MAX })) {
    if (field === 'files' && fileName !== null) yield { name: fileName, bytes };
  }
}
