import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

const POLICY = 'Content-Security-Policy';

/**
 * Allows browsers to load only our own files and to give only us the microphone. A response with a
 * stricter policy of its own, such as an image's, keeps it.
 */
export function securityHeaders(options: { https: boolean }) {
  const forPages = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
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
    let own: string | null = null;
    await forPages(c, async () => {
      await next();
      own = c.res.headers.get(POLICY);
    });
    if (own !== null) c.res.headers.set(POLICY, own);
  });
}

/** Responses of the API must not be stored by caches. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('Cache-Control', 'no-store');
});
