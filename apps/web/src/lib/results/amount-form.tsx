import { Button } from '@salesai/ui/button';
import { TextField } from '@salesai/ui/text-field';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAmount } from './use-amount.ts';

interface AmountFormProps {
  initial?: string;
  isSaving: boolean;
  onSave: (amount: number | null) => void;
}

/** Asks for an amount in R$; a very large one is confirmed by a second press. */
export function AmountForm({ initial = '', isSaving, onSave }: AmountFormProps) {
  const { t } = useTranslation('results');
  const { field, isEmpty, accept } = useAmount(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = accept();
    if (amount !== undefined) onSave(amount);
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label={t('log.amount')}
        hint={t('log.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        {...field}
      />
      <Button type="submit" className="min-h-14" loading={isSaving}>
        {isEmpty ? t('log.withoutAmount') : t('log.save')}
      </Button>
    </form>
  );
}
