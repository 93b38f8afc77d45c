import * as z from 'zod/mini';
import { route } from './route.ts';

/** The backup of an installation; the format of the file is not part of the contract. */
export const backupRoutes = {
  download: route({
    method: 'GET',
    path: '/admin/backup',
    access: 'admin',
    summary: 'All data of the installation in one file',
    media: 'application/gzip',
    out: z.unknown(),
  }),
  restore: route({
    method: 'PUT',
    path: '/admin/backup',
    access: 'admin',
    summary: 'Replaces all data by a backup',
    bodyMedia: 'application/gzip',
    out: z.object({ rows: z.record(z.string(), z.int()) }),
  }),
};
