import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { visitorOnly } from '../guards.ts';
import { withMessages } from '../i18n.ts';
import { paths } from '../paths.ts';
import { root } from './root-route.ts';

const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  beforeLoad: visitorOnly,
  loader: withMessages('auth', 'validation'),
  component: lazyRouteComponent(() => import('../visitor-layout.tsx'), 'VisitorLayout'),
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

function tokenInSearch(search: Record<string, unknown>): { token?: string } {
  return typeof search.token === 'string' ? { token: search.token } : {};
}

export const visitorRoutes = visitor.addChildren([
  login,
  register,
  verifyEmail,
  forgotPassword,
  resetPassword,
]);
