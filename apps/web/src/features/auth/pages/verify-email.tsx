import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { CheckEmail } from '../components/check-email.tsx';
import { ConfirmAddress } from '../components/confirm-address.tsx';
import { NewLink } from '../components/new-link.tsx';
import { pendingSignIn } from '../pending-sign-in.ts';

/** From the mail's link it confirms the address; without one it helps to get a new link. */
export function VerifyEmailPage() {
  const { token } = useSearch({ from: `/visitor${paths.verifyEmail}` });
  return token ? <ConfirmAddress token={token} /> : <AwaitConfirmation />;
}

function AwaitConfirmation() {
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
      <NewLink onSent={setEmail} />
    </AuthCard>
  );
}
