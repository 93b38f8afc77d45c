import { Password } from '@salesai/contract/auth';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { PasswordField } from '@salesai/ui/password-field';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSchemaForm } from '#lib/form.ts';
import { notify } from '#lib/notify.ts';
import { changePassword } from '../api.ts';
import { Section } from './section.tsx';

const required = 'auth:validation.passwordRequired';
const PasswordChange = z.object({
  currentPassword: z.string(required).check(z.minLength(1, required)),
  newPassword: Password,
});
const EMPTY = { currentPassword: '', newPassword: '' };

export function PasswordSection() {
  const { t } = useTranslation(['settings', 'auth']);
  const form = useSchemaForm({
    rules: async () => PasswordChange,
    initial: EMPTY,
    failure: t('password.error'),
    send: async ({ currentPassword, newPassword }, { reset }) => {
      await changePassword(currentPassword, newPassword);
      reset(EMPTY);
      notify.success(t('password.success'));
    },
  });
  const toggleLabels = {
    showLabel: t('auth:fields.showPassword'),
    hideLabel: t('auth:fields.hidePassword'),
  };

  return (
    <Section anchor="password" title={t('password.title')} text={t('password.text')}>
      <form {...form.formProps} className="grid gap-5">
        {form.refusal && <Alert tone="danger">{form.refusal.message}</Alert>}
        <PasswordField
          {...form.register('currentPassword')}
          {...toggleLabels}
          label={t('auth:fields.currentPassword')}
          error={form.errorOf('currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.register('newPassword')}
          {...toggleLabels}
          label={t('auth:fields.newPassword')}
          hint={t('auth:fields.passwordHint')}
          error={form.errorOf('newPassword')}
          autoComplete="new-password"
        />
        <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
          {t('password.submit')}
        </Button>
      </form>
    </Section>
  );
}
