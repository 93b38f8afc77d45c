import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { Root } from '../root.tsx';
import type { RouterContext } from '../router-context.ts';

export const root = createRootRouteWithContext<RouterContext>()({ component: Root });

const redirectHome = () => {
  throw redirect({ to: paths.home, replace: true });
};

/** `/` and every unknown path redirect to home and replace the history entry. */
export const fallbackRoutes = [
  createRoute({ getParentRoute: () => root, path: '/', beforeLoad: redirectHome }),
  createRoute({ getParentRoute: () => root, path: '$', beforeLoad: redirectHome }),
];
