import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useAction } from '#lib/use-action.ts';
import { resendVerification } from '../api.ts';

interface ResendVerificationProps {
  email: string;
}

/** Sends the confirmation mail again, and says how that went. */
export function ResendVerification({ email }: ResendVerificationProps) {
  const { t } = useTranslation('auth');
  const { run, isPending } = useAction(() => resendVerification(email), {
    onSuccess: () => notify.success(t('verify.sent')),
    onError: (error) => notify.error(messageOf(error, t('verify.sendError'))),
  });
  return (
    <Button variant="secondary" fullWidth loading={isPending} onClick={() => run()}>
      {t('verify.resend')}
    </Button>
  );
}
