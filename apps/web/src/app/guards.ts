import { redirect } from '@tanstack/react-router';
import { auth } from '#lib/auth-store.ts';
import { paths } from './paths.ts';
import type { RouterContext } from './router-context.ts';

interface Entering {
  context: RouterContext;
  location: { href: string; state: { wanted?: string } };
}

/** Signed-in routes: waits for the session, then asks to sign in, remembering where one wanted to go. */
export async function signedInOnly({ context, location }: Entering) {
  await context.session;
  if (!auth.get().isAuthenticated) {
    throw redirect({ to: paths.login, replace: true, state: { wanted: location.href } });
  }
}

/**
 * Visitor-only routes show at once. A session moves on to where one wanted to go: also one that turns
 * up later, because its coming runs the guards again.
 */
export function visitorOnly({ location }: Entering) {
  if (!auth.get().isAuthenticated) return;
  throw redirect({ href: ours(location.state.wanted) ?? paths.home, replace: true });
}

/** Two slashes, or one and its mirror image, begin the name of another server. */
const ours = (href: string | undefined) => (href && /^\/(?![/\\])/.test(href) ? href : undefined);
