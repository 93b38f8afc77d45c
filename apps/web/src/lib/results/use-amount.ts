import { RESULT_AMOUNT_MAX } from '@salesai/contract/results';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LARGE_AMOUNT, money, readAmount } from '#lib/money.ts';

/**
 * The field of an amount in R$. `accept` reads it: null when it is empty, undefined when it is wrong
 * or so large that a second press must confirm it, which the field then says.
 * @param stored an amount that was confirmed before.
 */
export function useAmount(initial: string, stored: number | null = null) {
  const { t, i18n } = useTranslation('results');
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();
  const [confirmed, setConfirmed] = useState(stored);
  const accept = (): number | null | undefined => {
    const amount = readAmount(text);
    if (amount === 'empty') return null;
    if (amount === 'invalid' || amount > RESULT_AMOUNT_MAX) {
      setError(t('log.amountInvalid'));
      return undefined;
    }
    if (amount < LARGE_AMOUNT || amount === confirmed) return amount;
    setConfirmed(amount);
    setError(t('log.amountLarge', { amount: money(i18n.language, amount) }));
    return undefined;
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    setError(undefined);
  };
  return { isEmpty: text.trim() === '', accept, field: { value: text, error, onChange } };
}
