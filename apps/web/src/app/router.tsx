import type { Resources } from '@salesai/i18n/resources';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { focusHeading } from './focus-heading.ts';
import { PageSpinner } from './page-spinner.tsx';
import { RouteError } from './route-error.tsx';
import type { RouterContext } from './router-context.ts';
import { routeTree } from './routes/route-tree.ts';

interface Options extends RouterContext {
  /** Tests pass a memory history; the default is the browser's. */
  history?: RouterHistory;
}

export function createAppRouter({ session, history }: Options) {
  const router = createRouter({
    routeTree,
    context: { session },
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) focusHeading();
  });
  return router;
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
  }
  interface HistoryState {
    /** The address that a visitor requested before the redirect to the login. */
    returnTo?: string;
  }
}
