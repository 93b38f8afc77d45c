import type { backupRoutes } from '../backup.ts';
import type { RouteDescriptions } from './description.ts';

export const backup: RouteDescriptions<typeof backupRoutes> = {
  download: {
    about:
      'Taken at one instant while the server runs, and read back before it is sent; `X-Content-SHA256` is its hash. `npm run admin -- backup FILE` does all of it.',
  },
  restore: {
    about:
      'All or nothing: a file that is damaged or of another version changes nothing. `rows` counts what was put into each table.',
    errors: ['UNPROCESSABLE'],
    out: { rows: { user: 12, icp: 31, turn: 480 } },
  },
};
