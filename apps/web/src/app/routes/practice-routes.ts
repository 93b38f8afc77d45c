import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInOnly } from '../guards.ts';
import { withMessages } from '../i18n.ts';
import { paths } from '../paths.ts';
import { root } from './root-route.ts';
import { signedIn } from './signed-in-layout.ts';

const newSession = createRoute({
  getParentRoute: () => signedIn,
  path: paths.practiceNew,
  staticData: { title: 'practiceNew' },
  validateSearch: icpInSearch,
  loader: withMessages('practice', 'validation'),
  component: lazyRouteComponent(
    () => import('#features/practice/pages/new-session.tsx'),
    'NewSessionPage',
  ),
});

const rules = createRoute({
  getParentRoute: () => signedIn,
  path: paths.practiceRules,
  staticData: { title: 'practiceRules' },
  loader: withMessages('practice'),
  component: lazyRouteComponent(() => import('#features/practice/pages/rules.tsx'), 'RulesPage'),
});

const review = createRoute({
  getParentRoute: () => signedIn,
  path: paths.practiceReview,
  staticData: { title: 'practiceReview' },
  loader: withMessages('practice', 'shares'),
  component: lazyRouteComponent(() => import('#features/practice/pages/review.tsx'), 'ReviewPage'),
});

const conversationLayout = createRoute({
  getParentRoute: () => root,
  id: 'conversation',
  beforeLoad: signedInOnly,
  component: lazyRouteComponent(() => import('../conversation-layout.tsx'), 'ConversationLayout'),
});

const conversation = createRoute({
  getParentRoute: () => conversationLayout,
  path: paths.practiceSession,
  staticData: { title: 'practiceSession', layout: 'chat' },
  loader: withMessages('practice'),
  component: lazyRouteComponent(
    () => import('#features/practice/pages/conversation.tsx'),
    'ConversationPage',
  ),
});

function icpInSearch(search: Record<string, unknown>): { icp?: string } {
  return typeof search.icp === 'string' ? { icp: search.icp } : {};
}

/** Screens of practice with header and tabs; the first one is in result-routes.ts. */
export const practiceRoutes = [newSession, rules, review];

/** Screens without header and tabs. */
export const conversationRoutes = conversationLayout.addChildren([conversation]);
