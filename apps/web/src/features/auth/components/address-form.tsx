import { Email } from '@salesai/contract/auth';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { TextField } from '@salesai/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { showRefusal, useSchemaForm } from '#lib/form.ts';
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
  const form = useSchemaForm(Address, { email: '' });
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = form.handleSubmit(async ({ email }) => {
    setRefusal(null);
    try {
      await send(email);
      notify.success(success);
      onSent(email);
    } catch (thrown) {
      const message = showRefusal(form, thrown, failure);
      setRefusal(message);
      notify.error(message);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {refusal && <Alert tone="danger">{refusal}</Alert>}
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
