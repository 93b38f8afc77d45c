import { Badge } from '@salesai/ui/badge';
import { useTranslation } from 'react-i18next';

/** Marks the figures below as samples. */
export function SampleNote() {
  const { t } = useTranslation('home');
  return (
    <p className="text-muted text-sm">
      <Badge className="mr-2 align-middle">{t('sample.badge')}</Badge>
      {t('sample.note')}
    </p>
  );
}
