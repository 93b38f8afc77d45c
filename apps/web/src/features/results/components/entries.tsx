import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import type { Period } from '#lib/results/period.ts';
import { EntryList } from './entry-list.tsx';

/** The logged entries of the period, to correct or delete. */
export function Entries({ period }: { period: Period }) {
  const { t } = useTranslation('results');
  return (
    <CardSection title={t('entries.title')}>
      <EntryList period={period} first={5} />
    </CardSection>
  );
}
