import { redirect } from '@tanstack/react-router';
import { auth } from '#lib/auth-store.ts';
import { sessionRestored } from '#lib/session.ts';
import { paths } from './paths.ts';

interface Entering {
  location: { href: string };
}

/** Signed-in routes: waits for the session, then asks to sign in, remembering where one wanted to go. */
export async function signedInOnly({ location }: Entering) {
  await sessionRestored();
  if (!auth.get().isAuthenticated) {
    throw redirect({ to: paths.login, replace: true, state: { wanted: location.href } });
  }
}

/** Visitor-only routes show at once; a session that turns up later moves on (see session-effects). */
export function visitorOnly() {
  void sessionRestored();
  if (auth.get().isAuthenticated) throw redirect({ to: paths.home, replace: true });
}
