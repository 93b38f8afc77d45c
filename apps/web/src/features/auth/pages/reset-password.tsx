import { Password } from '@salesai/contract/auth';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { PasswordField } from '@salesai/ui/password-field';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { paths } from '#app/paths.ts';
import { useSchemaForm } from '#lib/form.ts';
import { notify } from '#lib/notify.ts';
import { resetPassword } from '../api.ts';
import { AuthCard } from '../components/auth-card.tsx';
import { BackToLogin } from '../components/back-to-login.tsx';
import { usePasswordTexts } from '../components/use-password-texts.ts';

const NewPassword = z.object({ newPassword: Password });

export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const { token } = useSearch({ from: `/visitor${paths.resetPassword}` });
  return (
    <AuthCard title={t('reset.title')} text={t('reset.text')}>
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <Alert tone="warning">{t('reset.missing')}</Alert>
      )}
      <Link to={paths.forgotPassword} className="link link-row justify-self-center">
        {t('reset.askAgain')}
      </Link>
      <BackToLogin />
    </AuthCard>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const form = useSchemaForm({
    rules: async () => NewPassword,
    initial: { newPassword: '' },
    failure: t('reset.error'),
    send: async ({ newPassword }) => {
      await resetPassword(token, newPassword);
      notify.success(t('reset.success'));
      await navigate({ to: paths.login, replace: true });
    },
  });

  return (
    <form {...form.formProps} className="grid gap-5">
      {form.refusal && <Alert tone="danger">{form.refusal.message}</Alert>}
      <PasswordField
        {...form.register('newPassword')}
        {...usePasswordTexts()}
        label={t('fields.newPassword')}
        hint={t('fields.passwordHint')}
        error={form.errorOf('newPassword')}
        autoComplete="new-password"
      />
      <Button type="submit" loading={form.isSubmitting} fullWidth>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
