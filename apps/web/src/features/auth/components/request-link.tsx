import { useTranslation } from 'react-i18next';
import { resendVerification } from '../api.ts';
import { BackToLogin } from './back-to-login.tsx';
import { SendMailForm } from './send-mail-form.tsx';

/** Asks for the email address and sends a new verification link to it. */
export function RequestLink({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <SendMailForm
        submitLabel={t('verify.resend')}
        success={t('verify.sent')}
        failure={t('verify.sendError')}
        send={resendVerification}
        onSent={onSent}
      />
      <BackToLogin />
    </>
  );
}
