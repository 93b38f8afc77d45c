import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PERIODS, type PeriodName } from '#lib/results/period.ts';
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
  validateSearch: periodInSearch,
  staticData: { title: 'dashboard' },
  loader: withMessages('results', 'objections', 'shares', 'offline'),
  component: lazyRouteComponent(
    () => import('#features/results/pages/dashboard.tsx'),
    'DashboardPage',
  ),
});

const progress = createRoute({
  getParentRoute: () => signedIn,
  path: paths.progress,
  staticData: { title: 'progress' },
  loader: withMessages('progress', 'results', 'shares'),
  component: lazyRouteComponent(
    () => import('#features/progress/pages/progress.tsx'),
    'ProgressPage',
  ),
});

const cards = createRoute({
  getParentRoute: () => signedIn,
  path: paths.practiceCards,
  staticData: { title: 'cards' },
  validateSearch: objectionInSearch,
  loader: withMessages('cards', 'objections'),
  component: lazyRouteComponent(() => import('#features/cards/pages/cards.tsx'), 'CardsPage'),
});

function periodInSearch(search: Record<string, unknown>): { period?: PeriodName } {
  const period = PERIODS.find((one) => one === search.period);
  return period ? { period } : {};
}

/** The page knows the keys: their schema would load with the first screen. */
function objectionInSearch(search: Record<string, unknown>): { objection?: string } {
  return typeof search.objection === 'string' ? { objection: search.objection } : {};
}

/** Practice and what comes of it. */
export const resultRoutes = [practice, cards, dashboard, progress];
