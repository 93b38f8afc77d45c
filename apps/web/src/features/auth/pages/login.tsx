import { Login } from '@salesai/contract/auth';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { PasswordField } from '@salesai/ui/password-field';
import { TextField } from '@salesai/ui/text-field';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { toApiError } from '#lib/api-error.ts';
import { showRefusal, useSchemaForm } from '#lib/form.ts';
import { notify } from '#lib/notify.ts';
import { signIn } from '../api.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { ResendVerification } from '../components/resend-verification.tsx';
import { usePasswordTexts } from '../components/use-password-texts.ts';

export function LoginPage() {
  const { t } = useTranslation('auth');
  // Where one lands after signing in is the guards' business: they see the session appear.
  const form = useSchemaForm(Login, { email: '', password: '' });
  const [refusal, setRefusal] = useState<{ message: string; code: string } | null>(null);

  const submit = form.handleSubmit(async (credentials) => {
    setRefusal(null);
    try {
      await signIn(credentials);
      notify.success(t('login.success'));
    } catch (thrown) {
      const message = showRefusal(form, thrown, t('login.error'));
      setRefusal({ message, code: toApiError(thrown).code });
      notify.error(message);
    }
  });

  return (
    <AuthCard title={t('login.title')} text={t('login.text')}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {refusal && <Alert tone="danger">{refusal.message}</Alert>}
        {refusal?.code === 'EMAIL_NOT_VERIFIED' && <ResendVerification email={form.values.email} />}
        <TextField
          {...form.register('email')}
          label={t('fields.email')}
          error={form.errorOf('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.register('password')}
          {...usePasswordTexts()}
          label={t('fields.password')}
          error={form.errorOf('password')}
          autoComplete="current-password"
        />
        <Link to={paths.forgotPassword} className="link justify-self-start text-sm">
          {t('login.forgot')}
        </Link>
        <Button type="submit" loading={form.isSubmitting} fullWidth>
          {t('login.submit')}
        </Button>
      </form>
      <p className="text-center text-muted text-sm">
        {t('login.noAccount')}{' '}
        <Link to={paths.register} className="link">
          {t('login.register')}
        </Link>
      </p>
    </AuthCard>
  );
}
