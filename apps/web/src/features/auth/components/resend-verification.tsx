import { Button } from '@salesai/ui/button';
import { notify } from '@salesai/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { resendVerification } from '../api.ts';

interface ResendVerificationProps {
  email: string;
}

/** Sends the confirmation mail again, and says how that went. */
export function ResendVerification({ email }: ResendVerificationProps) {
  const { t } = useTranslation('auth');
  const { mutate, isPending } = useMutation({
    mutationFn: () => resendVerification(email),
    onSuccess: () => notify.success(t('verify.sent')),
    onError: (error) => notify.error(messageOf(error, t('verify.sendError'))),
  });
  return (
    <Button variant="secondary" fullWidth loading={isPending} onClick={() => mutate()}>
      {t('verify.resend')}
    </Button>
  );
}
