import { Email } from '@salesai/contract/auth';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { TextField } from '@salesai/ui/text-field';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSchemaForm } from '#lib/form.ts';
import { notify } from '#lib/notify.ts';

interface AddressFormProps {
  submitLabel: string;
  success: string;
  /** What to say when the server gives no better reason. */
  failure: string;
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

const Address = z.object({ email: Email });

/** Asks for an address and has a mail sent there. */
export function AddressForm({ submitLabel, success, failure, send, onSent }: AddressFormProps) {
  const { t } = useTranslation('auth');
  const form = useSchemaForm({
    rules: async () => Address,
    initial: { email: '' },
    failure,
    send: async ({ email }) => {
      await send(email);
      notify.success(success);
      onSent(email);
    },
  });

  return (
    <form {...form.formProps} className="grid gap-5">
      {form.refusal && <Alert tone="danger">{form.refusal.message}</Alert>}
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
      <Button type="submit" loading={form.isSubmitting} fullWidth>
        {submitLabel}
      </Button>
    </form>
  );
}
