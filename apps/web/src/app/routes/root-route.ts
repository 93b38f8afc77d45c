import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { Root } from '../root.tsx';
import type { RouterContext } from '../router-context.ts';

export const root = createRootRouteWithContext<RouterContext>()({ component: Root });

const toHome = () => {
  throw redirect({ to: paths.home, replace: true });
};

/** The root and every unknown address lead home without a trace in the history. */
export const elsewhereRoutes = [
  createRoute({ getParentRoute: () => root, path: '/', beforeLoad: toHome }),
  createRoute({ getParentRoute: () => root, path: '$', beforeLoad: toHome }),
];
