import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { CheckEmail } from '../components/check-email.tsx';
import { ConfirmEmail } from '../components/confirm-email.tsx';
import { RequestLink } from '../components/request-link.tsx';
import { pendingSignIn } from '../pending-sign-in.ts';

/** Verifies the email with the token of the link; without a token it offers a new link. */
export function VerifyEmailPage() {
  const { token } = useSearch({ from: `/visitor${paths.verifyEmail}` });
  return token ? <ConfirmEmail token={token} /> : <AwaitVerification />;
}

function AwaitVerification() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState(pendingSignIn.get()?.email ?? '');
  if (email) {
    return (
      <AuthCard title={t('verify.title')} text={t('verify.text', { email })}>
        <CheckEmail email={email} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('verify.title')} text={t('verify.textNoAddress')}>
      <RequestLink onSent={setEmail} />
    </AuthCard>
  );
}
