import type { Resources } from '@salesai/i18n/resources';
import {
  type AnyRouter,
  createBrowserHistory,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { focusHeading } from './focus-heading.ts';
import { createOverlayHistory } from './overlay-history.ts';
import { PageSpinner } from './page-spinner.tsx';
import { RouteError } from './route-error.tsx';
import { routeTree } from './routes/route-tree.ts';
import { scrollKeyOf } from './scroll-key.ts';

interface Options {
  /** Settles once it is known whether somebody is signed in. */
  session: Promise<void>;
  /** Tests pass a memory history; the default is the browser's. */
  history?: RouterHistory;
  /** Whether the scroll position is restored; asked after each navigation. */
  restoresScroll?: boolean | (() => boolean);
}

export function createAppRouter({
  session,
  history = createBrowserHistory(),
  restoresScroll = true,
}: Options) {
  const router = createRouter({
    routeTree,
    context: { session, overlays: createOverlayHistory(history) },
    history,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    scrollRestoration: restoresScroll,
    getScrollRestorationKey: scrollKeyOf,
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) focusHeading();
  });
  loadUntilRendered(router, history);
  return router;
}

/**
 * Loads what a redirect requests before the app is rendered. The provider does so from then on; the
 * router does so itself only while nothing listens to the history, and the overlays listen to it.
 */
function loadUntilRendered(router: AnyRouter, history: RouterHistory) {
  // Its own function: the history keeps a set of listeners, and the provider adds `router.load`.
  const stopLoading = history.subscribe((change) => router.load(change));
  const stopWaiting = router.subscribe('onRendered', () => {
    stopLoading();
    stopWaiting();
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Key of the document's title in `common:titles`. */
    title?: keyof Resources['common']['titles'];
    /** `chat` fills the visible viewport and does not scroll as a page. */
    layout?: 'chat';
    /** `hidden` where a screen needs the whole height. */
    tabs?: 'hidden';
  }
  interface HistoryState {
    /** The address that a visitor requested before the redirect to the login. */
    returnTo?: string;
    /** The number of overlays that are open at this entry. */
    overlays?: number;
    /** Opens the form of a new ICP on its list. */
    createsIcp?: boolean;
    /** The entry whose scroll position this one restores. */
    scrollKey?: string;
  }
}
