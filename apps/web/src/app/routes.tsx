import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { signedInOnly, visitorOnly } from './guards.ts';
import { withMessages } from './i18n.ts';
import { paths } from './paths.ts';
import { Root } from './root.tsx';
import type { RouterContext } from './router.tsx';

const toHome = () => {
  throw redirect({ to: paths.home, replace: true });
};

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: Root,
});

const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  beforeLoad: visitorOnly,
  loader: withMessages('auth', 'validation'),
  component: lazyRouteComponent(() => import('./visitor-layout.tsx'), 'VisitorLayout'),
});

const login = createRoute({
  getParentRoute: () => visitor,
  path: paths.login,
  staticData: { title: 'login' },
  component: lazyRouteComponent(() => import('#features/auth/pages/login.tsx'), 'LoginPage'),
});

const register = createRoute({
  getParentRoute: () => visitor,
  path: paths.register,
  staticData: { title: 'register' },
  component: lazyRouteComponent(() => import('#features/auth/pages/register.tsx'), 'RegisterPage'),
});

const verifyEmail = createRoute({
  getParentRoute: () => visitor,
  path: paths.verifyEmail,
  staticData: { title: 'verifyEmail' },
  validateSearch: tokenInSearch,
  component: lazyRouteComponent(
    () => import('#features/auth/pages/verify-email.tsx'),
    'VerifyEmailPage',
  ),
});

const forgotPassword = createRoute({
  getParentRoute: () => visitor,
  path: paths.forgotPassword,
  staticData: { title: 'forgotPassword' },
  component: lazyRouteComponent(
    () => import('#features/auth/pages/forgot-password.tsx'),
    'ForgotPasswordPage',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => visitor,
  path: paths.resetPassword,
  staticData: { title: 'resetPassword' },
  validateSearch: tokenInSearch,
  component: lazyRouteComponent(
    () => import('#features/auth/pages/reset-password.tsx'),
    'ResetPasswordPage',
  ),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: signedInOnly,
  loader: withMessages('shell', 'notifications'),
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
});

const home = createRoute({
  getParentRoute: () => signedIn,
  path: paths.home,
  staticData: { title: 'home' },
  loader: withMessages('home'),
  component: lazyRouteComponent(() => import('#features/home/pages/home.tsx'), 'HomePage'),
});

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: paths.dashboard,
  staticData: { title: 'dashboard' },
  loader: withMessages('home'),
  component: lazyRouteComponent(
    () => import('#features/home/pages/dashboard.tsx'),
    'DashboardPage',
  ),
});

const roadmap = createRoute({
  getParentRoute: () => signedIn,
  path: paths.roadmap,
  staticData: { title: 'roadmap' },
  loader: withMessages('roadmap'),
  component: lazyRouteComponent(() => import('#features/roadmap/pages/roadmap.tsx'), 'RoadmapPage'),
});

const assistant = createRoute({
  getParentRoute: () => signedIn,
  path: paths.assistant,
  staticData: { title: 'assistant' },
  loader: withMessages('assistant'),
  component: lazyRouteComponent(
    () => import('#features/assistant/pages/assistant.tsx'),
    'AssistantPage',
  ),
});

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: paths.settings,
  staticData: { title: 'settings' },
  loader: withMessages('settings', 'auth', 'validation'),
  component: lazyRouteComponent(
    () => import('#features/settings/pages/settings.tsx'),
    'SettingsPage',
  ),
});

/** The root and every unknown address lead home without a trace in the history. */
const anywhereElse = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: toHome });
const start = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: toHome });

function tokenInSearch(search: Record<string, unknown>): { token?: string } {
  return typeof search.token === 'string' ? { token: search.token } : {};
}

export const routeTree = root.addChildren([
  visitor.addChildren([login, register, verifyEmail, forgotPassword, resetPassword]),
  signedIn.addChildren([home, dashboard, roadmap, assistant, settings]),
  start,
  anywhereElse,
]);
