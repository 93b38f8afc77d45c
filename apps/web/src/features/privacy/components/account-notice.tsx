import { TERMS_VERSION } from '@salesai/contract/terms';
import { lazy, Suspense } from 'react';
import { useAuth } from '#lib/auth-store.ts';

const load = () => import('./notices.tsx');
const DeletionNotice = lazy(async () => ({ default: (await load()).DeletionNotice }));
const TermsNotice = lazy(async () => ({ default: (await load()).TermsNotice }));

/** Shown above every screen while a deletion is pending or new terms are not accepted. */
export function AccountNotice() {
  const user = useAuth((state) => state.user);
  if (!user) return null;
  const { deletionDueAt, termsVersion } = user;
  return (
    <Suspense>
      {deletionDueAt && <DeletionNotice dueAt={deletionDueAt} />}
      {!deletionDueAt && termsVersion !== TERMS_VERSION && <TermsNotice />}
    </Suspense>
  );
}
