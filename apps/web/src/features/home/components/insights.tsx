import { Badge } from '@salesai/ui/badge';
import { Card } from '@salesai/ui/card';
import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';

/** A sample insight. */
export function Insights() {
  const { t } = useTranslation('home');
  return (
    <Card className="grid content-start gap-1 p-4">
      <h2 className="flex items-center gap-2 font-semibold text-sm">
        <Sparkles className="size-4 shrink-0 text-mind" aria-hidden />
        {t('insights.title')}
        <Badge>{t('sample.badge')}</Badge>
      </h2>
      <p className="max-w-prose text-muted text-sm">{t('insights.text')}</p>
    </Card>
  );
}
