import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useAction } from '#lib/use-action.ts';

interface ResendVerificationProps {
  email: string;
}

/** Sends the verification mail again and reports the result. */
export function ResendVerification({ email }: ResendVerificationProps) {
  const { t } = useTranslation('auth');
  // Loaded on demand, to keep the account API out of the login screen's bundle.
  const send = async () => (await import('../api.ts')).resendVerification(email);
  const { run, isPending } = useAction(send, {
    onSuccess: () => notify.success(t('verify.sent')),
    onError: (error) => notify.error(messageOf(error, t('verify.sendError'))),
  });
  return (
    <Button variant="secondary" fullWidth loading={isPending} onClick={() => run()}>
      {t('verify.resend')}
    </Button>
  );
}
