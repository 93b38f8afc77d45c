import type { backupRoutes } from '../backup.ts';
import type { RouteDescriptions } from './description.ts';

export const backup: RouteDescriptions<typeof backupRoutes> = {
  download: {
    about:
      'A consistent snapshot of the running server, verified before it is sent; `X-Content-SHA256` is its hash. `npm run admin -- backup FILE` calls this route.',
  },
  restore: {
    about:
      'Atomic: a file that is damaged or of another version changes nothing. `rows` has the number of rows per table.',
    errors: ['UNPROCESSABLE'],
    out: { rows: { user: 12, icp: 31, turn: 480 } },
  },
};
