import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';

interface Options {
  https: boolean;
  /** Hashes of the page's inline scripts. */
  inlineScripts: string[];
}

/**
 * Allows browsers to load only our own files and to give only us the microphone. A response with a
 * stricter policy of its own, such as an image's, keeps it.
 */
export function securityHeaders({ https, inlineScripts }: Options): MiddlewareHandler {
  return defaultHeaders({
    'Content-Security-Policy': contentSecurityPolicy(inlineScripts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Download-Options': 'noopen',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'X-XSS-Protection': '0',
  });
}

/** Responses of the API must not be stored by caches. */
export const noStore = defaultHeaders({ 'Cache-Control': 'no-store' });

/**
 * Headers of every response that does not set them itself. Set on Node's response: changing those of
 * a `Response` afterwards costs a tenth of the processor time of a small read.
 */
function defaultHeaders(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers);
  return createMiddleware<{ Bindings: HttpBindings }>((c, next) => {
    for (const [name, value] of entries) c.env.outgoing.setHeader(name, value);
    return next();
  });
}

const contentSecurityPolicy = (inlineScripts: string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
