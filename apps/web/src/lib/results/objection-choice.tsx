import { OBJECTION_KEYS, type ObjectionKey } from '@salesai/contract/objections';
import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';

/** The objections that end most sales, first. */
const COMMON: readonly ObjectionKey[] = [
  'price',
  'think',
  'no-money',
  'partner',
  'has-supplier',
  'later',
  'cheaper',
  'no-need',
];
const ORDERED = [...new Set([...COMMON, ...OBJECTION_KEYS])];

/** Asks why a sale was lost. */
export function ObjectionChoice({
  onChoose,
}: {
  onChoose: (objection: ObjectionKey | null) => void;
}) {
  const { t } = useTranslation(['results', 'objections']);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{t('log.objection')}</legend>
      <Button variant="secondary" className="min-h-14" onClick={() => onChoose(null)}>
        {t('log.noObjection')}
      </Button>
      <div className="flex max-h-[50dvh] flex-wrap gap-2 overflow-y-auto">
        {ORDERED.map((key) => (
          <button
            key={key}
            type="button"
            onClick={() => onChoose(key)}
            className="min-h-11 rounded-full border border-outline px-3.5 text-sm transition hover:bg-surface-2"
          >
            {t(`objections:${key}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
