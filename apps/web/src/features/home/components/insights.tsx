import { Card } from '@salesai/ui/card';
import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';

/** A sample insight. */
export function Insights() {
  const { t } = useTranslation('home');
  return (
    <Card className="flex items-start gap-4 p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-mind-soft text-mind">
        <Sparkles className="size-5" aria-hidden />
      </span>
      <div className="grid gap-1">
        <h2 className="font-semibold">{t('insights.title')}</h2>
        <p className="max-w-prose text-muted">{t('insights.text')}</p>
      </div>
    </Card>
  );
}
