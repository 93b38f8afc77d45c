import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The files of the build; written in by the build itself (`service-worker-plugin.ts`). */
declare const FILES_OF_THE_BUILD: PrecacheEntry[];
/** A worker's own, which the types of a page do not name. */
declare function skipWaiting(): Promise<void>;

/** What the server answers for itself. No answer of it is ever kept: it is somebody's own. */
const ANSWERED_BY_THE_SERVER = [/^\/(api|avatars|healthz|readyz|metrics)(\/|$)/, /\.txt$/];

precacheAndRoute(FILES_OF_THE_BUILD);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: ANSWERED_BY_THE_SERVER }),
);

addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') skipWaiting();
});
