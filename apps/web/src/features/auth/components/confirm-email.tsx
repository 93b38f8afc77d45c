import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { Spinner } from '@salesai/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { recordConfirmation } from '#lib/device.ts';
import { QueryScope } from '#lib/query-scope.tsx';
import { confirmEmail } from '../api.ts';
import { announceVerified } from '../verified-channel.ts';
import { AuthCard } from './auth-card.tsx';
import { CheckEmail } from './check-email.tsx';
import { RequestLink } from './request-link.tsx';

/** Verifies the email once with the token of the mail and shows the result. */
export function ConfirmEmail({ token }: { token: string }) {
  return (
    <QueryScope>
      <Confirmation token={token} />
    </QueryScope>
  );
}

function Confirmation({ token }: { token: string }) {
  const { t } = useTranslation(['auth', 'common']);
  const { isPending, error, refetch } = useQuery({
    queryKey: ['auth', 'confirm', token],
    queryFn: async () => {
      await confirmEmail(token);
      // A tab that still has the registration signs in, and this one follows.
      announceVerified();
      recordConfirmation();
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isPending) {
    return (
      <AuthCard title={t('verify.title')}>
        <Spinner label={t('verify.confirming')} />
      </AuthCard>
    );
  }
  if (error instanceof ApiError && error.status < 500) return <InvalidLink />;
  if (error) {
    return (
      <AuthCard title={t('verify.title')}>
        <Alert tone="danger">{messageOf(error)}</Alert>
        <Button onClick={() => refetch()}>{t('common:retry')}</Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('verify.confirmed.title')} text={t('verify.confirmed.text')}>
      <ButtonLink to={paths.login} fullWidth>
        {t('verify.confirmed.enter')}
      </ButtonLink>
    </AuthCard>
  );
}

function InvalidLink() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  return (
    <AuthCard title={t('verify.refused.title')} text={t('verify.refused.text')}>
      {email ? <CheckEmail email={email} /> : <RequestLink onSent={setEmail} />}
    </AuthCard>
  );
}
