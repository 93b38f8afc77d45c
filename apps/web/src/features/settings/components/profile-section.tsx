import { PersonName, Phone } from '@salesai/contract/auth';
import type { UserProfile } from '@salesai/contract/users';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { PhoneField } from '@salesai/ui/phone-field';
import { TextField } from '@salesai/ui/text-field';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSchemaForm } from '#lib/form.ts';
import { notify } from '#lib/notify.ts';
import { updateProfile } from '../api.ts';
import { Section } from './section.tsx';

const Profile = z.object({ name: PersonName, phone: Phone });

export function ProfileSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation(['settings', 'auth']);
  const form = useSchemaForm({
    rules: async () => Profile,
    initial: { name: user.name, phone: user.phone },
    failure: t('profile.error'),
    send: async (profile, { reset }) => {
      await updateProfile(profile);
      reset(profile);
      notify.success(t('profile.success'));
    },
  });

  return (
    <Section anchor="profile" title={t('profile.title')}>
      <form {...form.formProps} className="grid gap-5">
        {form.refusal && <Alert tone="danger">{form.refusal.message}</Alert>}
        <TextField
          {...form.register('name')}
          label={t('auth:fields.name')}
          error={form.errorOf('name')}
          autoComplete="name"
        />
        <PhoneField
          {...form.control('phone')}
          label={t('auth:fields.phone')}
          error={form.errorOf('phone')}
        />
        <TextField
          label={t('auth:fields.email')}
          hint={t('profile.email')}
          value={user.email}
          readOnly
        />
        <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
          {t('profile.submit')}
        </Button>
      </form>
    </Section>
  );
}
