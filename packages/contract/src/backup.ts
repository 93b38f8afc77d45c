import * as z from 'zod/mini';
import { route } from './route.ts';

/** The backup of a whole installation; its file is read and written outside the contract. */
export const backupRoutes = {
  download: route({
    method: 'GET',
    path: '/admin/backup',
    access: 'admin',
    summary: 'Everything the installation holds, in one file',
    media: 'application/gzip',
    out: z.unknown(),
  }),
  restore: route({
    method: 'PUT',
    path: '/admin/backup',
    access: 'admin',
    summary: 'Puts a backup in place of everything that is there',
    takes: 'application/gzip',
    out: z.object({ rows: z.record(z.string(), z.int()) }),
  }),
};
