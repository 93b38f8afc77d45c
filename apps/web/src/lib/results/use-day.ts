import { RESULT_DATE_MIN } from '@salesai/contract/results';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '#lib/clock.ts';
import { isoDate } from './period.ts';

/** The field of a day up to today. `accept` reads it: undefined when it is none, which the field then says. */
export function useDay(initial = isoDate(now())) {
  const { t } = useTranslation('results');
  const [date, setDate] = useState(initial);
  const [error, setError] = useState<string>();
  const today = isoDate(now());
  const accept = (): string | undefined => {
    if (date >= RESULT_DATE_MIN && date <= today) return date;
    setError(t('log.dateInvalid'));
    return undefined;
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setDate(event.target.value || initial);
    setError(undefined);
  };
  const field = { type: 'date', label: t('log.when'), value: date, max: today, error, onChange };
  return { accept, field };
}
