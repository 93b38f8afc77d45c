import { Registration } from '@salesai/contract/auth';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { PasswordField } from '@salesai/ui/password-field';
import { PhoneField } from '@salesai/ui/phone-field';
import { TextField } from '@salesai/ui/text-field';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { savePendingEmail } from '#lib/device.ts';
import { useSchemaForm } from '#lib/form.ts';
import { notify } from '#lib/notify.ts';
import { checkInvitation, signUp } from '../api.ts';
import { pendingSignIn } from '../pending-sign-in.ts';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';
import { usePasswordTexts } from './use-password-texts.ts';

interface RegisterFormProps {
  onRegistered: (email: string) => void;
}

/** Longer than other toasts: docs/product.md#registration. */
const NOT_INVITED_TOAST_MS = 6_000;
const EMPTY = { name: '', email: '', phone: '+55 ', password: '', confirmPassword: '' };

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const passwordTexts = usePasswordTexts();
  const form = useSchemaForm({
    rules: async () => Registration,
    initial: EMPTY,
    failure: t('register.error'),
    send: async (registration, { refuse }) => {
      const { allowed, message } = await checkInvitation(registration.email);
      if (!allowed) {
        notify.error(message, { duration: NOT_INVITED_TOAST_MS });
        refuse(t('register.notInvited'));
        return;
      }
      await signUp(registration);
      pendingSignIn.set(registration);
      savePendingEmail(registration.email);
      notify.success(t('register.success'));
      onRegistered(registration.email);
    },
  });

  return (
    <AuthCard title={t('register.title')} text={t('register.text')}>
      <form {...form.formProps} className="grid gap-5">
        {form.refusal && <Alert tone="danger">{form.refusal.message}</Alert>}
        <TextField
          {...form.register('name')}
          label={t('fields.name')}
          error={form.errorOf('name')}
          autoComplete="name"
        />
        <EmailField {...form.register('email')} error={form.errorOf('email')} />
        <PhoneField
          {...form.control('phone')}
          label={t('fields.phone')}
          error={form.errorOf('phone')}
        />
        <PasswordField
          {...form.register('password')}
          {...passwordTexts}
          label={t('fields.password')}
          hint={t('fields.passwordHint')}
          error={form.errorOf('password')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.register('confirmPassword')}
          {...passwordTexts}
          label={t('fields.confirmPassword')}
          error={form.errorOf('confirmPassword')}
          autoComplete="new-password"
        />
        <p className="text-muted text-sm">
          {t('register.consent')}{' '}
          <Link to={paths.privacy} className="link">
            {t('register.terms')}
          </Link>
        </p>
        <Button type="submit" loading={form.isSubmitting} fullWidth>
          {t('register.submit')}
        </Button>
      </form>
      <p className="text-center text-muted text-sm">
        {t('register.hasAccount')}{' '}
        <Link to={paths.login} className="link link-row">
          {t('register.login')}
        </Link>
      </p>
    </AuthCard>
  );
}
