import { TERMS_VERSION } from '@salesai/contract/privacy';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useAuth } from '#lib/auth-store.ts';
import { notify } from '#lib/notify.ts';
import { useAction } from '#lib/use-action.ts';
import { acceptTerms, cancelDeletion } from '../api.ts';

/** Shown above every screen while a deletion is pending or new terms are not accepted. */
export function AccountNotice() {
  const user = useAuth((state) => state.user);
  if (!user) return null;
  if (user.deletionDueAt) return <DeletionNotice dueAt={user.deletionDueAt} />;
  return user.termsVersion === TERMS_VERSION ? null : <TermsNotice />;
}

function DeletionNotice({ dueAt }: { dueAt: string }) {
  const { t, i18n } = useTranslation('shell');
  const cancel = useAction(cancelDeletion, {
    onSuccess: () => notify.success(t('notice.kept')),
    onError: () => notify.error(t('notice.keepError')),
  });
  const day = new Date(dueAt).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  return (
    <Alert tone="warning" className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <p>{t('notice.deletion', { day })}</p>
      <Button onClick={cancel.run} loading={cancel.isPending}>
        {t('notice.keep')}
      </Button>
    </Alert>
  );
}

function TermsNotice() {
  const { t } = useTranslation('shell');
  const accept = useAction(acceptTerms, {
    onSuccess: () => notify.success(t('notice.accepted')),
    onError: () => notify.error(t('notice.acceptError')),
  });
  return (
    <Alert className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <p>
        {t('notice.terms')}{' '}
        <Link to={paths.privacy} className="link">
          {t('notice.read')}
        </Link>
      </p>
      <Button variant="secondary" onClick={accept.run} loading={accept.isPending}>
        {t('notice.accept')}
      </Button>
    </Alert>
  );
}
