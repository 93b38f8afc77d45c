import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestPasswordReset } from '../api.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { BackToLogin } from '../components/back-to-login.tsx';
import { SendMailForm } from '../components/send-mail-form.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  if (email) {
    return (
      <AuthCard title={t('forgot.sent.title')} text={t('forgot.sent.text', { email })}>
        <BackToLogin />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('forgot.title')} text={t('forgot.text')}>
      <SendMailForm
        submitLabel={t('forgot.submit')}
        success={t('forgot.success')}
        failure={t('forgot.error')}
        send={requestPasswordReset}
        onSent={setEmail}
      />
      <BackToLogin />
    </AuthCard>
  );
}
