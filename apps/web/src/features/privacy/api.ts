import { privacyRoutes, TERMS_VERSION } from '@salesai/contract/privacy';
import { queryOptions } from '@tanstack/react-query';
import { auth } from '#lib/auth-store.ts';
import { call } from '#lib/call.ts';

/** Who reads what sellers write, in this installation. */
export const processingQuery = queryOptions({
  queryKey: ['privacy', 'processing'],
  queryFn: ({ signal }) => call(privacyRoutes.processing, { signal }),
});

/** Keeps the account after all. */
export async function keepAccount() {
  await call(privacyRoutes.cancelDeletion);
  const { user } = auth.get();
  if (user) auth.setUser({ ...user, deletionDueAt: null });
}

/** Accepts the terms in force. */
export async function acceptTerms() {
  await call(privacyRoutes.acceptTerms, { body: { version: TERMS_VERSION } });
  const { user } = auth.get();
  if (user) auth.setUser({ ...user, termsVersion: TERMS_VERSION });
}
