import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The files of the build, defined by `service-worker-plugin.ts`. */
declare const PRECACHE_ENTRIES: PrecacheEntry[];
/** A global of service workers that the DOM types do not declare. */
declare function skipWaiting(): Promise<void>;

/** Paths that the server answers. They are never cached: their responses are personal. */
const SERVER_PATHS = [/^\/(api|avatars|healthz|metrics|r|readyz)(\/|$)/, /\.txt$/];

precacheAndRoute(PRECACHE_ENTRIES);
cleanupOutdatedCaches();
const app = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute((options) => app(options).catch(offlinePage), { denylist: SERVER_PATHS }),
);
// Downloads and texts come from the network only; without one, our page explains it.
registerRoute(
  new NavigationRoute(({ request }) => fetch(request).catch(offlinePage), {
    allowlist: SERVER_PATHS,
  }),
);

addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') skipWaiting();
});

/** The page that says that there is no connection. */
async function offlinePage(): Promise<Response> {
  return (await matchPrecache('/offline.html')) ?? Response.error();
}
