import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useAction } from '#lib/use-action.ts';
import { signInWhenVerified } from '../api.ts';
import { onVerified } from '../verified-channel.ts';
import { BackToLogin } from './back-to-login.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** Actions after a verification mail was sent: check, send again, or go back. */
export function CheckEmail({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const check = useAction(signInWhenVerified, {
    onSuccess: () => notify.success(t('login.success')),
  });
  const checkNow = useEffectEvent(() => void check.run());
  useEffect(() => onVerified(() => checkNow()), []);
  return (
    <div className="grid gap-4">
      {check.error !== null && (
        <Alert tone="warning">
          {isNotVerified(check.error) ? t('verify.notYet') : messageOf(check.error)}
        </Alert>
      )}
      <Button fullWidth loading={check.isPending} onClick={() => check.run()}>
        {t('verify.verified')}
      </Button>
      <ResendVerification email={email} />
      <BackToLogin />
    </div>
  );
}

const isNotVerified = (error: unknown) =>
  error instanceof ApiError && (error.code === 'EMAIL_NOT_VERIFIED' || error.status === 401);
