import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessages } from '../i18n.ts';
import { paths } from '../paths.ts';
import { root } from './root-route.ts';

const publicLayout = createRoute({
  getParentRoute: () => root,
  id: 'public',
  loader: withMessages('privacy'),
  component: lazyRouteComponent(() => import('../public-layout.tsx'), 'PublicLayout'),
});

const privacy = createRoute({
  getParentRoute: () => publicLayout,
  path: paths.privacy,
  staticData: { title: 'privacy' },
  component: lazyRouteComponent(() => import('#features/privacy/pages/privacy.tsx'), 'PrivacyPage'),
});

/** Pages that are open to everybody, signed in or not. */
export const publicRoutes = publicLayout.addChildren([privacy]);
