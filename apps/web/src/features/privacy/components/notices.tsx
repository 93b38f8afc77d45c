import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { notify } from '#lib/notify.ts';
import { useAction } from '#lib/use-action.ts';
import { acceptTerms, cancelDeletion } from '../api.ts';

/** A deletion is pending; it can be cancelled. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
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

/** The terms have changed; they can be read and accepted. */
export function TermsNotice() {
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
