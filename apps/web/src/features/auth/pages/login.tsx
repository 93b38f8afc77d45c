import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { PasswordField } from '@salesai/ui/password-field';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { isKnownDevice, pendingEmail } from '#lib/device.ts';
import { useEarlyInput } from '#lib/early-input.ts';
import { useSchemaForm } from '#lib/form.ts';
import { notify } from '#lib/notify.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { EmailField } from '../components/email-field.tsx';
import { ResendVerification } from '../components/resend-verification.tsx';
import { usePasswordTexts } from '../components/use-password-texts.ts';

/** Errors that are resolved by opening a new verification link in this browser. */
const NEEDS_VERIFICATION = ['EMAIL_NOT_VERIFIED', 'auth/confirmed-elsewhere'];

export function LoginPage() {
  const { t } = useTranslation('auth');
  const [isKnown] = useState(isKnownDevice);
  // Validation and API are loaded on demand, to keep them out of the first screen's bundle.
  const form = useSchemaForm({
    rules: async () => (await import('@salesai/contract/auth')).Login,
    initial: { email: pendingEmail(), password: '' },
    failure: t('login.error'),
    send: async (credentials) => {
      const { signIn } = await import('../api.ts');
      // The route guards redirect when the session is opened.
      await signIn(credentials);
      notify.success(t('login.success'));
    },
  });

  useEarlyInput();

  return (
    <AuthCard title={t('login.title')} text={t(isKnown ? 'login.text' : 'login.firstText')}>
      <form {...form.formProps} className="grid gap-5">
        {form.refusal && <Alert tone="danger">{form.refusal.message}</Alert>}
        {NEEDS_VERIFICATION.includes(form.refusal?.code ?? '') && (
          <ResendVerification email={form.values.email} />
        )}
        <EmailField {...form.register('email')} error={form.errorOf('email')} />
        <PasswordField
          {...form.register('password')}
          {...usePasswordTexts()}
          label={t('fields.password')}
          error={form.errorOf('password')}
          autoComplete="current-password"
        />
        <Link to={paths.forgotPassword} className="link link-row justify-self-start text-sm">
          {t('login.forgot')}
        </Link>
        <div className={isKnown ? 'grid' : 'grid gap-3 sm:grid-cols-2'}>
          <Button type="submit" loading={form.isSubmitting}>
            {t('login.submit')}
          </Button>
          {!isKnown && (
            <ButtonLink to={paths.register} variant="secondary">
              {t('login.register')}
            </ButtonLink>
          )}
        </div>
      </form>
      {isKnown && (
        <p className="text-center text-muted text-sm">
          {t('login.noAccount')}{' '}
          <Link to={paths.register} className="link link-row">
            {t('login.register')}
          </Link>
        </p>
      )}
    </AuthCard>
  );
}
