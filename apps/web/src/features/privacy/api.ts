import { privacyRoutes, TERMS_VERSION } from '@salesai/contract/privacy';
import { queryOptions } from '@tanstack/react-query';
import { auth } from '#lib/auth-store.ts';
import { call } from '#lib/call.ts';

/** Which engine and speech services process the data of this installation. */
export const processingQuery = queryOptions({
  queryKey: ['privacy', 'processing'],
  queryFn: ({ signal }) => call(privacyRoutes.processing, { signal }),
});

/** Cancels the requested deletion of the account. */
export async function cancelDeletion() {
  await call(privacyRoutes.cancelDeletion);
  const { user } = auth.get();
  if (user) auth.setUser({ ...user, deletionDueAt: null });
}

/** Accepts the current terms. */
export async function acceptTerms() {
  await call(privacyRoutes.acceptTerms, { body: { version: TERMS_VERSION } });
  const { user } = auth.get();
  if (user) auth.setUser({ ...user, termsVersion: TERMS_VERSION });
}
