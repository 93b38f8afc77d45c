import { DeletionRequest } from '@salesai/contract/privacy';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { Modal } from '@salesai/ui/modal';
import { PasswordField } from '@salesai/ui/password-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#lib/auth-store.ts';
import { useSchemaForm } from '#lib/form.ts';
import { notify } from '#lib/notify.ts';
import { useRequestDeletion } from '../api.ts';
import { Section } from './section.tsx';

/** Requests the deletion of the account; while it is pending, a notice above every screen offers to cancel. */
export function DeletionSection() {
  const { t } = useTranslation(['settings', 'common']);
  const [open, setOpen] = useState(false);
  const isPending = useAuth((state) => state.user?.deletionDueAt != null);
  return (
    <Section anchor="deletion" title={t('deletion.title')} text={t('deletion.text')}>
      {isPending ? (
        <Alert tone="warning">{t('deletion.asked')}</Alert>
      ) : (
        <Button variant="danger" onClick={() => setOpen(true)} className="justify-self-start">
          {t('deletion.open')}
        </Button>
      )}
      <Modal
        open={open}
        onOpenChange={setOpen}
        title={t('deletion.sure')}
        closeLabel={t('common:close')}
      >
        <DeletionForm onRequested={() => setOpen(false)} onCancel={() => setOpen(false)} />
      </Modal>
    </Section>
  );
}

function DeletionForm({
  onRequested,
  onCancel,
}: {
  onRequested: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['settings', 'auth', 'common']);
  const request = useRequestDeletion();
  const form = useSchemaForm({
    rules: async () => DeletionRequest,
    initial: { password: '' },
    failure: t('deletion.error'),
    send: async ({ password }) => {
      await request.mutateAsync(password);
      notify.success(t('deletion.asked'));
      onRequested();
    },
  });

  return (
    <form {...form.formProps} className="grid gap-5">
      <p className="text-muted">{t('deletion.warning')}</p>
      {form.refusal && <Alert tone="danger">{form.refusal.message}</Alert>}
      <PasswordField
        {...form.register('password')}
        showLabel={t('auth:fields.showPassword')}
        hideLabel={t('auth:fields.hidePassword')}
        label={t('deletion.password')}
        error={form.errorOf('password')}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" variant="danger" loading={form.isSubmitting}>
          {t('deletion.submit')}
        </Button>
      </div>
    </form>
  );
}
