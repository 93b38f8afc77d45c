import { Card } from '@salesai/ui/card';
import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';

/** A sample insight. */
export function Insights() {
  const { t } = useTranslation('home');
  return (
    <Card className="flex items-start gap-3 p-4">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-mind-soft text-mind">
        <Sparkles className="size-4" aria-hidden />
      </span>
      <div className="grid gap-1">
        <h2 className="font-semibold text-sm">{t('insights.title')}</h2>
        <p className="max-w-prose text-muted text-sm">{t('insights.text')}</p>
      </div>
    </Card>
  );
}
