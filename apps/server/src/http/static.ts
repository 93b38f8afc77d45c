import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { AppError } from './app-error.ts';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built files with a content hash in their names. Must be mounted before the security
 * headers: a page loads a dozen such files, and policies for documents do not apply to them.
 */
export function mountAssets(app: Hono, folder: string): void {
  app.use(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('Cache-Control', YEAR);
        c.header('X-Content-Type-Options', 'nosniff');
        c.header('Cross-Origin-Resource-Policy', 'same-origin');
      },
    }),
  );
}

/** Serves the built web app; every path without a file extension is a route of the app. */
export function mountWebApp(app: Hono, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  const onFound = (_path: string, c: Context) => c.header('Cache-Control', 'no-cache');
  app.use('/*', serveStatic({ root: folder, precompressed: true, onFound }));
  app.get('/*', async (c, next) => {
    if (/\.[a-z0-9]{2,5}$/i.test(c.req.path)) throw new AppError('NOT_FOUND');
    await next();
  });
  app.get('/*', serveStatic({ root: folder, path: 'index.html', precompressed: true, onFound }));
}

/** The inline scripts of the built page, as sources for the content security policy. */
export function inlineScripts(folder: string): string[] {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return [];
  const [, ...scripts] = readFileSync(page, 'utf8').split('<script>');
  return scripts.map((rest) => {
    const [script = ''] = rest.split('</script>');
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}
