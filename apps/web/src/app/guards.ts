import { redirect } from '@tanstack/react-router';
import { auth } from '#lib/auth-store.ts';
import { paths } from './paths.ts';
import type { RouterContext } from './router-context.ts';

interface GuardOptions {
  context: RouterContext;
  location: { href: string; state: { returnTo?: string } };
}

/**
 * Guard of signed-in routes.
 * @throws a redirect to the login without a session; its state contains the requested address.
 */
export async function signedInOnly({ context, location }: GuardOptions) {
  await context.session;
  if (!auth.get().isAuthenticated) {
    throw redirect({ to: paths.login, replace: true, state: { returnTo: location.href } });
  }
}

/**
 * Guard of visitor routes, which render without waiting for the session. A session that is found
 * later invalidates the router, so this guard runs again.
 * @throws a redirect to the requested address, or home, with a session.
 */
export function visitorOnly({ location }: GuardOptions) {
  if (!auth.get().isAuthenticated) return;
  throw redirect({ href: sameOrigin(location.state.returnTo) ?? paths.home, replace: true });
}

/** `//host` and `/\host` are addresses of another origin. */
const sameOrigin = (href: string | undefined) =>
  href && /^\/(?![/\\])/.test(href) ? href : undefined;
