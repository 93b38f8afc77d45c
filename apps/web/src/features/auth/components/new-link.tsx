import { useTranslation } from 'react-i18next';
import { resendVerification } from '../api.ts';
import { AddressForm } from './address-form.tsx';
import { BackToLogin } from './back-to-login.tsx';

/** Asks where a new link to confirm an address should go, and sends it there. */
export function NewLink({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <AddressForm
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
