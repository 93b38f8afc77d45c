import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInOnly } from '../guards.ts';
import { withMessages } from '../i18n.ts';
import { root } from './root-route.ts';

/** Layout of every signed-in screen: the guard and the shell. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: signedInOnly,
  loader: withMessages('shell', 'notifications'),
  component: lazyRouteComponent(() => import('../shell/shell.tsx'), 'Shell'),
});
