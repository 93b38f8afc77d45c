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
// Parts of service workers that the DOM types do not declare.
declare function skipWaiting(): Promise<void>;
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  claim(): Promise<void>;
  matchAll(options: { type: 'window' }): Promise<AppWindow[]>;
  openWindow(path: string): Promise<unknown>;
};
interface AppWindow {
  focus(): Promise<unknown>;
  navigate(path: string): Promise<AppWindow | null>;
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushMessageEvent extends WorkerEvent {
  data: { json(): { title: string; body: string } };
}
interface NotificationClickEvent extends WorkerEvent {
  notification: Notification;
}

/** Paths that the server answers. They are never cached: their responses are personal. */
const SERVER_PATHS = [/^\/(api|avatars|healthz|metrics|r|readyz)(\/|$)/, /\.txt$/];

const CARDS_PATH = '/treino/cartoes';
const ICON = '/icons/icon-192.png';

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

// A first visit can go on offline, too: parts of the app are loaded on demand.
addEventListener('activate', (event) => workerEvent(event).waitUntil(clients.claim()));

addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') skipWaiting();
});

addEventListener('push', (event) => {
  const push = pushEvent(event);
  const { title, body } = push.data.json();
  push.waitUntil(
    Promise.all([
      registration.showNotification(title, { body, tag: 'reminder', icon: ICON }),
      navigator.setAppBadge?.(),
    ]),
  );
});

addEventListener('notificationclick', (event) => {
  const click = clickEvent(event);
  click.notification.close();
  click.waitUntil(openCards());
});

// The browser dispatches these events to these listeners only.
const workerEvent = (event: Event) => event as WorkerEvent;
const pushEvent = (event: Event) => event as PushMessageEvent;
const clickEvent = (event: Event) => event as NotificationClickEvent;

/** Opens the objection of the day, in the app's window if it has one. */
async function openCards(): Promise<void> {
  const [open] = await clients.matchAll({ type: 'window' });
  const moved = await open?.navigate(CARDS_PATH).catch(() => null);
  if (moved) await moved.focus();
  else await clients.openWindow(CARDS_PATH);
}

/** The page that says that there is no connection. */
async function offlinePage(): Promise<Response> {
  return (await matchPrecache('/offline.html')) ?? Response.error();
}
