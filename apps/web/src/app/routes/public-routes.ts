import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessages } from '../i18n.ts';
import { paths } from '../paths.ts';
import { root } from './root-route.ts';

const everybody = createRoute({
  getParentRoute: () => root,
  id: 'everybody',
  loader: withMessages('privacy'),
  component: lazyRouteComponent(() => import('../public-layout.tsx'), 'PublicLayout'),
});

const privacy = createRoute({
  getParentRoute: () => everybody,
  path: paths.privacy,
  staticData: { title: 'privacy' },
  component: lazyRouteComponent(() => import('#features/privacy/pages/privacy.tsx'), 'PrivacyPage'),
});

/** What can be read signed in or not. */
export const publicRoutes = everybody.addChildren([privacy]);
