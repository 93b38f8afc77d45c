import { RESULT_AMOUNT_MAX } from '@salesai/contract/results';
import { Button } from '@salesai/ui/button';
import { TextField } from '@salesai/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LARGE_AMOUNT, readAmount } from './amount.ts';
import { money } from './format.ts';

interface AmountFormProps {
  initial?: string;
  onSave: (amount: number | null) => void;
}

/** Asks for an amount in R$; a very large one is confirmed by a second press. */
export function AmountForm({ initial = '', onSave }: AmountFormProps) {
  const { t, i18n } = useTranslation('results');
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();
  const [confirmed, setConfirmed] = useState<number>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = readAmount(text);
    if (amount === 'empty') return onSave(null);
    if (amount === 'invalid' || amount > RESULT_AMOUNT_MAX) return setError(t('log.amountInvalid'));
    if (amount < LARGE_AMOUNT || amount === confirmed) return onSave(amount);
    setConfirmed(amount);
    setError(t('log.amountLarge', { amount: money(i18n.language, amount) }));
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label={t('log.amount')}
        hint={t('log.amountHint')}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="min-h-14">
        {text.trim() ? t('log.save') : t('log.withoutAmount')}
      </Button>
    </form>
  );
}
