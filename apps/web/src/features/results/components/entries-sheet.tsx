import { Sheet } from '@salesai/ui/sheet';
import { useTranslation } from 'react-i18next';
import { dayAndMonth } from '#lib/results/format.ts';
import type { Period } from '#lib/results/period.ts';
import type { Counted } from '../open-entries.tsx';
import { EntryList } from './entry-list.tsx';

interface EntriesSheetProps {
  counted: Counted;
  period: Period;
  onClose: () => void;
}

/** The entries behind one figure. */
export function EntriesSheet({ counted, period, onClose }: EntriesSheetProps) {
  const { t, i18n } = useTranslation(['results', 'common']);
  const { from, to } = counted.dates ?? period;
  const dates = { from: dayAndMonth(i18n.language, from), to: dayAndMonth(i18n.language, to) };
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={counted.title}
      text={from === to ? dates.from : t('entries.dates', dates)}
      closeLabel={t('common:close')}
    >
      <EntryList period={{ ...period, from, to }} filter={counted.filter} />
    </Sheet>
  );
}
