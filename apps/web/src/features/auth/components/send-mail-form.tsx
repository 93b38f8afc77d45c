import { Email } from '@salesai/contract/auth';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import * as z from 'zod/mini';
import { useSchemaForm } from '#lib/form.ts';
import { notify } from '#lib/notify.ts';
import { EmailField } from './email-field.tsx';

interface SendMailFormProps {
  submitLabel: string;
  success: string;
  /** Shown when the server gives no reason. */
  failure: string;
  send: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

const EmailInput = z.object({ email: Email });

/** Asks for an email address and requests a mail to it. */
export function SendMailForm({ submitLabel, success, failure, send, onSent }: SendMailFormProps) {
  const form = useSchemaForm({
    rules: async () => EmailInput,
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
      <EmailField {...form.register('email')} error={form.errorOf('email')} />
      <Button type="submit" loading={form.isSubmitting} fullWidth>
        {submitLabel}
      </Button>
    </form>
  );
}
