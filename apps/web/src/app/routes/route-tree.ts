import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { flowRoutes } from './flow-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { resultRoutes } from './result-routes.ts';
import { fallbackRoutes, root } from './root-route.ts';
import { signedIn } from './signed-in-layout.ts';
import { generalRoutes } from './signed-in-routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

/** Every UI component in every state; development only. */
const gallery = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/ui',
        component: lazyRouteComponent(() => import('../gallery/gallery.tsx'), 'Gallery'),
      }),
    ]
  : [];

export const routeTree = root.addChildren([
  visitorRoutes,
  publicRoutes,
  signedIn.addChildren([...generalRoutes, ...flowRoutes, ...resultRoutes]),
  ...gallery,
  ...fallbackRoutes,
]);
