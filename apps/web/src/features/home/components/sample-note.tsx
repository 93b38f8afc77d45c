import { Badge } from '@salesai/ui/badge';
import { useTranslation } from 'react-i18next';

/** Marks the figures below as samples. */
export function SampleNote() {
  const { t } = useTranslation('home');
  return (
    <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
      <Badge>{t('sample.badge')}</Badge>
      {t('sample.note')}
    </p>
  );
}
