import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** Headers of which a response may have a stricter one of its own. */
const OWN_HEADERS = ['Content-Security-Policy', 'Referrer-Policy'];

interface Options {
  https: boolean;
  /** Hashes of the page's inline scripts. */
  inlineScripts: string[];
}

/**
 * Allows browsers to load only our own files and to give only us the microphone. A response with a
 * stricter policy of its own, such as an image's, keeps it.
 */
export function securityHeaders(options: Options) {
  const forPages = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...options.inlineScripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { microphone: ['self'], camera: [], geolocation: [], payment: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: options.https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
  });
  return createMiddleware(async (c, next) => {
    const own = new Map<string, string>();
    await forPages(c, async () => {
      await next();
      for (const name of OWN_HEADERS) {
        const value = c.res.headers.get(name);
        if (value !== null) own.set(name, value);
      }
    });
    for (const [name, value] of own) c.res.headers.set(name, value);
  });
}

/** Responses of the API must not be stored by caches. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('Cache-Control', 'no-store');
});
