import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessages } from '../i18n.ts';
import { paths } from '../paths.ts';
import { signedIn } from './signed-in-layout.ts';

const practice = createRoute({
  getParentRoute: () => signedIn,
  path: paths.practice,
  staticData: { title: 'practice' },
  loader: withMessages('practice'),
  component: lazyRouteComponent(
    () => import('#features/practice/pages/practice.tsx'),
    'PracticePage',
  ),
});

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: paths.dashboard,
  staticData: { title: 'dashboard' },
  loader: withMessages('results'),
  component: lazyRouteComponent(
    () => import('#features/results/pages/dashboard.tsx'),
    'DashboardPage',
  ),
});

const progress = createRoute({
  getParentRoute: () => signedIn,
  path: paths.progress,
  staticData: { title: 'progress' },
  loader: withMessages('results'),
  component: lazyRouteComponent(
    () => import('#features/results/pages/progress.tsx'),
    'ProgressPage',
  ),
});

/** Practice and what comes of it. */
export const resultRoutes = [practice, dashboard, progress];
