import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The files of the build, defined by `service-worker-plugin.ts`. */
declare const PRECACHE_ENTRIES: PrecacheEntry[];
/** A global of service workers that the DOM types do not declare. */
declare function skipWaiting(): Promise<void>;

/** Paths that the server answers. They are never cached: their responses are personal. */
const SERVER_PATHS = [/^\/(api|avatars|healthz|readyz|metrics)(\/|$)/, /\.txt$/];

precacheAndRoute(PRECACHE_ENTRIES);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: SERVER_PATHS }),
);

addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') skipWaiting();
});
