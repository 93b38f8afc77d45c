import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Metrics } from '../metrics/metrics.ts';
import { bearer, identifyAdmin } from './session.ts';

/** Times every response by its route pattern: ids in paths must not become labels. */
export function countRequests(metrics: Metrics) {
  return createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    const labels = { method: c.req.method, route: patternOf(c), status: c.res.status };
    metrics.request(labels, (performance.now() - start) / 1000);
  });
}

/** `GET /metrics`, which requires the operator's token. */
export function mountMetrics(app: Hono, metrics: Metrics, adminToken: string): void {
  app.get('/metrics', async (c) => {
    identifyAdmin(bearer(c.req.header('authorization')), adminToken);
    const { type, text } = await metrics.read();
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });
}

/**
 * The pattern of the handler that responded. Patterns with a star are middleware, pages and unknown
 * paths, which share one label.
 */
function patternOf(c: Context): string {
  const path = routePath(c);
  return path.includes('*') ? '/*' : path;
}
