import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { AppError } from './app-error.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Serves the built web app; every path that is no file is a route of the app itself. */
export function mountWebApp(app: Hono, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  app.use(
    '/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (path, c) => {
        c.header('Cache-Control', path.includes('/assets/') ? YEAR : 'no-cache');
      },
    }),
  );
  let page: Promise<string> | undefined;
  app.get('/*', async (c) => {
    if (/\.[a-z0-9]{2,5}$/i.test(c.req.path)) throw new AppError('NOT_FOUND');
    page ??= readFile(join(folder, 'index.html'), 'utf8');
    c.header('Cache-Control', 'no-cache');
    return c.html(await page);
  });
}
